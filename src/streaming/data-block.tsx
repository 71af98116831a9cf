import { useSyncExternalStore } from "react";

export interface DataBlockProps {
  id: string;
  /** JSON, escaped for a script element; only the server has it. */
  text?: string;
}

/**
 * Data in the document: never executed, so it needs no permission to run.
 *
 * It exists on the server and while its markup is hydrated, and vanishes then.
 * A browser must never create it: under Trusted Types that is forbidden, and
 * React would if it rendered this part of the page anew.
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
