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
 * Renders the result of a call once it arrives, and sends it along for
 * hydration: the server writes a data block inside the same Suspense boundary
 * as the content, so both arrive together. Results of client-side navigations
 * come from the gateway and need no block.
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
 * The page's loader data; each page knows its type. Rerenders the page when the
 * document stalls, so that React stops waiting for the rest of the markup.
 */
export function usePageData<Data>(): Data {
  useSyncExternalStore(onStop, hasStopped, () => false);
  return useLoaderData() as Data;
}
