import { carriedValue } from "./carried.ts";
import { jsonBlock } from "./json-block.ts";
import { blockId } from "./streamed.tsx";

/** What a page's loader returns: plain values, and promises that stream. */
export type LoaderValues = Readonly<Record<string, unknown>>;

/** Stands in the document for a value that streams. */
const streamedMark = "$streamed";

/** Id of the element with the loader data of the whole document. */
export const loaderDataId = "loader-data";

/** Writes loader data as text; promises become marks, to be found by name. */
export function writeLoaderData(values: LoaderValues): string {
  return jsonBlock(
    mapValues(
      values,
      (value) => value instanceof Promise ? streamedMark : value,
    ),
  );
}

/** Reads loader data back from a document; marks become promises. */
export function readLoaderData(document: Document): Record<string, unknown> {
  const text = document.getElementById(loaderDataId)?.textContent || "{}";
  const values = JSON.parse(text) as Record<string, unknown>;
  return mapValues(
    values,
    (value, name) =>
      value === streamedMark
        ? carriedValue(() => document.getElementById(blockId(name)), document)
        : value,
  );
}

function mapValues<V, R>(
  record: Readonly<Record<string, V>>,
  change: (value: V, key: string) => R,
): Record<string, R> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}
