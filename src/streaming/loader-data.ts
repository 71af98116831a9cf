import { isRecord, jsonBlock } from "../lib/text/json.ts";
import { documentValue } from "./document-values.ts";
import { blockId } from "./streamed.tsx";

/** What a page's loader returns: plain values, and promises that stream. */
export type LoaderValues = Readonly<Record<string, unknown>>;

/** Placeholder in the loader data for a value that is streamed. */
const streamedMark = "$streamed";

/** Id of the element with the loader data of the whole document. */
export const loaderDataId = "loader-data";

/** Serialises loader data, with placeholders for promises. */
export function writeLoaderData(values: LoaderValues): string {
  return jsonBlock(
    mapValues(
      values,
      (value) => value instanceof Promise ? streamedMark : value,
    ),
  );
}

/** Reads loader data from a document, with promises for placeholders. */
export function readLoaderData(document: Document): Record<string, unknown> {
  const text = document.getElementById(loaderDataId)?.textContent || "{}";
  const values: unknown = JSON.parse(text);
  return mapValues(
    isRecord(values) ? values : {},
    (value, name) =>
      value === streamedMark
        ? documentValue(() => document.getElementById(blockId(name)), document)
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
