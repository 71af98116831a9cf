import * as z from "zod/mini";
import { cleanJson, isCleanJson } from "../lib/text/clean-text.ts";
import { isRecord } from "../lib/text/json.ts";
import { type CallName, isListCall } from "./call-names.ts";
import type { Parse } from "./transport/request.ts";

export interface ParsingOptions {
  /** Whether records that are not public are left out. */
  isPublicOnly: boolean;
  /** Called when malformed records were dropped from a valid list. */
  onDropped(list: "articles" | "jobs", count: number): void;
  /** Called when an article has blocks of types that no page can show. */
  onUnknownBlocks(id: string, types: readonly string[]): void;
}

/** How to parse the records of a kind. */
export interface RecordKind<T extends { _id: string }> {
  /** The key of the list in the response body. */
  list: "articles" | "jobs";
  schema: z.ZodMiniType<T, unknown>;
  isPublic(record: T): boolean;
  /** Finds the record in the response body of a single record. */
  recordIn(body: Record<string, unknown>): unknown;
  /** Derives the fields of a record in a list. */
  inList(record: T): T;
  /** Derives the fields of a single record. */
  whole(record: T, options: ParsingOptions): T;
}

/**
 * The parser of a call's response body. Validates every record against its
 * schema, and cleans harmful characters in one place for all uses.
 */
export function parserOfKind<T extends { _id: string }>(
  kind: RecordKind<T>,
  name: CallName,
  options: ParsingOptions,
): Parse<T[] | T | null> {
  const isShown = (record: T) => !options.isPublicOnly || kind.isPublic(record);

  function parseList(body: unknown): T[] | undefined {
    const { data } = recordList(kind.list, kind.schema).safeParse(body);
    if (!data) return undefined;
    if (data.dropped > 0) options.onDropped(kind.list, data.dropped);
    return data.records.filter(isShown).map(kind.inList);
  }
  function parseRecord(body: unknown): T | null | undefined {
    if (!isRecord(body)) return undefined;
    const value = kind.recordIn(body);
    if (value === undefined || value === null) return null;
    if (isRecord(value) && !value._id) return null;
    const { data } = kind.schema.safeParse(value);
    // A record with a different id than requested is invalid.
    if (!data || !name.endsWith(`/${data._id}`)) return undefined;
    return isShown(data) ? kind.whole(data, options) : null;
  }
  const parse = isListCall(name) ? parseList : parseRecord;
  return (body, text) => parse(isCleanJson(text) ? body : clean(body));
}

/** Not cleaned: cleaning could make an unsafe address pass the checks. */
const addressFields: ReadonlySet<string> = new Set([
  "coverImage",
  "image",
  "submission_link",
]);

function clean(value: unknown): unknown {
  return cleanJson(value, addressFields);
}

/** The longest list that is read; the rest is dropped. */
const maxRecords = 10_000;

/**
 * A list of records, and the number of malformed and duplicate ones dropped.
 */
interface RecordList<T> {
  records: T[];
  dropped: number;
}

/** Parses `{ [key]: [record] }` and keeps the valid records. */
function recordList<T extends { _id: string }>(
  key: string,
  schema: z.ZodMiniType<T, unknown>,
): z.ZodMiniType<RecordList<T>, unknown> {
  return z.pipe(
    z.object({ [key]: z.array(z.unknown()) }),
    z.transform((body): RecordList<T> => {
      const items = body[key] ?? [];
      const byId = new Map<string, T>();
      for (const item of items.slice(0, maxRecords)) {
        const { data } = schema.safeParse(item);
        if (!data || byId.has(data._id)) continue;
        byId.set(data._id, data);
      }
      const records = [...byId.values()];
      return { records, dropped: items.length - records.length };
    }),
  );
}
