import { useSyncExternalStore } from "react";

export interface DataBlockProps {
  id: string;
  /** JSON, escaped for a script element; only the server has it. */
  text?: string;
}

/**
 * Data in the document. It is never executed, so it needs no nonce.
 *
 * It is rendered by the server and during hydration, and removed after that.
 * Trusted Types forbid browsers to create it, which React would try if it
 * rendered this part of the page again.
 */
export function DataBlock({ id, text = "" }: DataBlockProps) {
  const isInDocument = useSyncExternalStore(neverChanges, no, yes);
  if (!isInDocument) return null;
  return (
    <script
      type="application/json"
      id={id}
      suppressHydrationWarning
      // deno-lint-ignore react-no-danger
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function neverChanges(): () => void {
  return () => {};
}
const no = () => false;
const yes = () => true;
