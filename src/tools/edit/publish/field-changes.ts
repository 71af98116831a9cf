import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../../lib/text/json.ts";

/** One value that differs between two versions of a file. */
export interface ValueChange {
  path: string[];
  /** As text; undefined if it was not there. */
  before?: string;
  /** Likewise, if it is gone. */
  after?: string;
}

/** Lists the values that differ, deep in groups and lists. */
export function valueChanges(
  before: unknown,
  after: unknown,
  path: string[] = [],
): ValueChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .flatMap((name) =>
        valueChanges(before[name], after[name], [...path, name])
      );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return paired(before, after).flatMap(([was, is, index]) =>
      valueChanges(was, is, [...path, String(index)])
    );
  }
  return [{ path, before: asText(before), after: asText(after) }];
}

/** What somebody reads of a value. */
export function asText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value)
    .filter(([name]) => !technical.has(name))
    .map(([, it]) => asText(it));
  return parts.filter(Boolean).join(" · ");
}

/** Fields of an item that its form shows otherwise, or not at all. */
const technical = new Set(["type", "format", "width", "height"]);

type Pair = [before: unknown, after: unknown, index: number];

/**
 * The items of two lists that differ: each with its place, those that are equal
 * in both left out, and what stands between the same two as one changed item.
 */
function paired(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const pairs: Pair[] = [];
  let gone: unknown[] = [];
  let start = 0;
  const flush = (end: number) => {
    const added = after.slice(start, end);
    for (let n = 0; n < Math.max(gone.length, added.length); n++) {
      pairs.push([gone[n], added[n], start + n]);
    }
    gone = [];
  };
  for (const item of before) {
    const place = after.findIndex((it, index) =>
      index >= start && isDeepStrictEqual(it, item)
    );
    if (place < 0) {
      gone.push(item);
      continue;
    }
    flush(place);
    start = place + 1;
  }
  flush(after.length);
  return pairs;
}
