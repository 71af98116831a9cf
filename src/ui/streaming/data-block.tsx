import { useSyncExternalStore } from "react";

export interface DataBlockProps {
  /** Name of the call whose result it holds. */
  callName: string;
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
export function DataBlock({ callName, text = "" }: DataBlockProps) {
  const isInDocument = useSyncExternalStore(neverChanges, no, yes);
  if (!isInDocument) return null;
  return (
    <script
      type="application/json"
      data-call={callName}
      suppressHydrationWarning
      // deno-lint-ignore react-no-danger
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** The block of a call, if the parser has come to it. */
export function findDataBlock(callName: string): Element | undefined {
  const blocks = document.querySelectorAll<HTMLElement>("script[data-call]");
  return [...blocks].find(({ dataset }) => dataset.call === callName);
}

function neverChanges(): () => void {
  return () => {};
}
const no = () => false;
const yes = () => true;
