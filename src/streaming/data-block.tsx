import type { SelectorOf } from "../lib/data-attributes.ts";
import { useHydrated } from "./use-hydrated.ts";
import { hasStopped } from "./document-state.ts";

export interface DataBlockProps {
  /** Name of the call whose result it contains. */
  name: string;
  /** JSON, escaped for a script element; only on the server. */
  text?: string;
  /** When the server rendered it, in epoch milliseconds; only on the server. */
  renderedAt?: number;
}

/**
 * Data in the document. It is never executed, so it needs no nonce.
 *
 * Rendered on the server and during hydration, then removed: Trusted Types
 * would forbid creating it if React rendered this part of the page again.
 */
export function DataBlock({ name, text = "", renderedAt }: DataBlockProps) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <script
      type="application/json"
      {...dataPart(name, renderedAt)}
      suppressHydrationWarning
      // deno-lint-ignore react-no-danger
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** The element of a data block. */
export function dataPart(name: string, renderedAt?: number) {
  return { "data-call": name, "data-rendered-at": renderedAt } as const;
}

const allBlocks: `script${SelectorOf<typeof dataPart>}` = "script[data-call]";

/** The data block of a call, if it has been parsed. */
export function findDataBlock(name: string): HTMLElement | undefined {
  const blocks = document.querySelectorAll<HTMLElement>(allBlocks);
  return [...blocks].find(({ dataset }) => dataset.call === name);
}

/** Whether content of the document is not hydrated yet. */
export function hasDataBlocks(): boolean {
  // What has come of a stopped document may be left after the page.
  const place = hasStopped() ? "main" : "body";
  return document.querySelector(`${place} ${allBlocks}`) !== null;
}
