import { useHydrated } from "../controls/use-hydrated.ts";

export interface DataBlockProps {
  /** Name of the call whose result it contains. */
  name: string;
  /** JSON, escaped for a script element; only on the server. */
  text?: string;
}

/**
 * Data in the document. It is never executed, so it needs no nonce.
 *
 * Rendered on the server and during hydration, then removed: Trusted Types
 * would forbid creating it if React rendered this part of the page again.
 */
export function DataBlock({ name, text = "" }: DataBlockProps) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <script
      type="application/json"
      data-call={name}
      suppressHydrationWarning
      // deno-lint-ignore react-no-danger
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** The data block of a call, if it has been parsed. */
export function findDataBlock(name: string): Element | undefined {
  const blocks = document.querySelectorAll<HTMLElement>("script[data-call]");
  return [...blocks].find(({ dataset }) => dataset.call === name);
}
