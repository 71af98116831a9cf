import {
  createContext,
  type ReactNode,
  use,
  useContext,
  useSyncExternalStore,
} from "react";
import { useLoaderData } from "react-router-dom";
import type { NamedCall } from "../../content/named-call.ts";
import type { ContentResult } from "../../content/transport/content-result.ts";
import { jsonBlock } from "../../lib/text/json.ts";
import { DataBlock } from "./data-block.tsx";
import { hasStopped, onStop } from "./stopped-document.ts";

/** Whether results are written into the document: only on the server. */
export const DataBlocks = createContext(false);

export interface StreamedProps<T> {
  call: NamedCall<T>;
  children(result: ContentResult<T>): ReactNode;
}

/**
 * Shows the result of a call once it has come, and sends it to the browser for
 * hydration: the server writes it as a data block inside the same Suspense
 * boundary as the content rendered from it, so both arrive together. Results of
 * later navigations come from the gateway and need no block.
 */
export function Streamed<T>({ call, children }: StreamedProps<T>) {
  const isServer = useContext(DataBlocks);
  const result = use(call);
  return (
    <>
      {children(result)}
      <DataBlock
        callName={call.callName}
        text={isServer ? jsonBlock(result) : undefined}
      />
    </>
  );
}

/**
 * What the page's loader returned; each page knows its own shape. A document
 * that has stopped renders its page again, so that React no longer waits for
 * the rest of the markup.
 */
export function usePageData<Data>(): Data {
  useSyncExternalStore(onStop, hasStopped, () => false);
  return useLoaderData() as Data;
}
