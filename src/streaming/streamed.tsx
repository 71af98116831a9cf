import { createContext, type ReactNode, use, useContext } from "react";
import { DataBlock } from "./data-block.tsx";
import { isFromDocument } from "./document-values.ts";
import { jsonBlock } from "../lib/text/json.ts";

/** Whether values are written into the document: only on the server. */
export const DataBlocks = createContext(false);

export interface StreamedProps<T> {
  /** Name of the loader's value, unique on a page. */
  name: string;
  value: Promise<T>;
  children(value: T): ReactNode;
}

/**
 * Shows a loader's value once it has resolved, and sends it to the browser for
 * hydration: the server writes it as a data block inside the same Suspense
 * boundary as the content rendered from it, so both arrive together. Values of
 * later navigations come from the gateway and need no block.
 */
export function Streamed<T>({ name, value, children }: StreamedProps<T>) {
  const isServer = useContext(DataBlocks);
  const settled = use(value);
  return (
    <>
      {children(settled)}
      {isServer
        ? <DataBlock id={blockId(name)} text={jsonBlock(settled)} />
        : isFromDocument(value) && <DataBlock id={blockId(name)} />}
    </>
  );
}

/** The id of the data block of a value. */
export function blockId(name: string): string {
  return `streamed-${name}`;
}
