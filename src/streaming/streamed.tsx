import {
  createContext,
  type ReactNode,
  use,
  useContext,
  useSyncExternalStore,
} from "react";
import { useLoaderData } from "react-router-dom";
import { jsonBlock } from "../lib/text/json.ts";
import { DataBlock } from "./data-block.tsx";
import type { PageData, Results } from "./page-data.ts";
import { hasStopped, onStop } from "./document-state.ts";

/** Whether results are written into the document: only on the server. */
export const DataBlocks = createContext(false);

/** A result, or the promise of one that has not come yet. */
export interface StreamedCall<T> {
  /** The call's name in the page's data. */
  name: string;
  result: T | Promise<T>;
}

export interface StreamedProps<T> {
  call: StreamedCall<T>;
  children(result: T): ReactNode;
}

/**
 * Renders the result of a call once it arrives, and sends it along for
 * hydration: the server writes a data block inside the same Suspense boundary
 * as the content, so both arrive together. Results of client-side navigations
 * come from the gateway and need no block.
 */
export function Streamed<T>({ call, children }: StreamedProps<T>) {
  const isServer = useContext(DataBlocks);
  const { name } = call;
  const result = call.result instanceof Promise
    // Unlike other hooks it may be called conditionally.
    // deno-lint-ignore react-rules-of-hooks
    ? use(call.result)
    : call.result;
  return (
    <>
      {children(result)}
      {isServer
        ? (
          <DataBlock
            name={name}
            text={jsonBlock(result)}
            renderedAt={startOfHour(Date.now())}
          />
        )
        : <DataBlock name={name} />}
    </>
  );
}

/**
 * The hour of a time. An exact time would change the document, and its entity
 * tag, with each rendering.
 */
function startOfHour(time: number): number {
  const hourMs = 3_600_000;
  return time - time % hourMs;
}

/** The calls of a page. */
type PageCalls<Data extends PageData> = {
  [Name in keyof Results<Data>]: StreamedCall<Results<Data>[Name]>;
};

/**
 * The page's calls. Rerenders the page when the document stops, so that React
 * stops waiting for the rest of the markup.
 * @param _data The function that `routes.ts` names for the page.
 */
export function usePageData<Data extends PageData>(
  _data: Data,
): PageCalls<Data> {
  useSyncExternalStore(onStop, hasStopped, () => false);
  const results = useLoaderData() as { [Name in keyof Results<Data>]: never };
  const calls = Object.entries(results).map(([name, result]) => [
    name,
    { name, result },
  ]);
  return Object.fromEntries(calls) as PageCalls<Data>;
}
