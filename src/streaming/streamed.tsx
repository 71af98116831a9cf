import { type ReactNode, use, useContext } from "react";
import { isCarried } from "./carried.ts";
import { DataBlock } from "./data-block.tsx";
import { DataBlocks } from "./data-blocks.ts";
import { jsonBlock } from "./json-block.ts";

export interface StreamedProps<T> {
  /** Name of the loader's value; one of a name on a page. */
  name: string;
  value: Promise<T>;
  children(value: T): ReactNode;
}

/**
 * Shows a loader's value once it is there, and carries it to the browser: on
 * the server the value is written as a data block inside the same Suspense
 * boundary as the content made of it, so both arrive together. Later values
 * come through the gateway and need no block.
 */
export function Streamed<T>({ name, value, children }: StreamedProps<T>) {
  const isServer = useContext(DataBlocks);
  const settled = use(value);
  return (
    <>
      {children(settled)}
      {isServer
        ? <DataBlock id={blockId(name)} text={jsonBlock(settled)} />
        : isCarried(value) && <DataBlock id={blockId(name)} />}
    </>
  );
}

/** The id of the element that carries a value. */
export function blockId(name: string): string {
  return `streamed-${name}`;
}
