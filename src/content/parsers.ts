import * as z from "zod/mini";
import { cleanJson, isCleanJson } from "../lib/text/clean-text.ts";
import { isRecord } from "../lib/text/json.ts";
import { type CallName, isListCall } from "./call-names.ts";
import type { Parse } from "./transport/request.ts";

export interface ParsingOptions {
  /** Whether records that are not public are left out. */
  isPublicOnly: boolean;
  /** Called when malformed records were dropped from a good list. */
  onDropped(list: "articles" | "jobs", count: number): void;
  /** Called when an article has blocks of types that no page can show. */
  onUnknownBlocks(id: string, types: readonly string[]): void;
}

/** How records of a kind come, and what is made of them. */
export interface RecordKind<T extends { _id: string }> {
  /** The name of the list in the body of a list. */
  list: "articles" | "jobs";
  schema: z.ZodMiniType<T, unknown>;
  isPublic(record: T): boolean;
  /** The record in the body of a single one. */
  recordIn(body: Record<string, unknown>): unknown;
  /** What is derived of a record of a list. */
  inList(record: T): T;
  /** What is derived of a single record. */
  whole(record: T, options: ParsingOptions): T;
}

/**
 * The parser of a call's body. It checks every record against its schema, and
 * cleans harmful texts once, here, for everything that shows them.
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
    // A record with another id than requested is unreadable.
    if (!data || !name.endsWith(`/${data._id}`)) return undefined;
    return isShown(data) ? kind.whole(data, options) : null;
  }
  const parse = isListCall(name) ? parseList : parseRecord;
  return (body, text) => parse(isCleanJson(text) ? body : clean(body));
}

/** Cleaning an unsafe address could make it pass the checks of addresses. */
const addressFields: ReadonlySet<string> = new Set([
  "coverImage",
  "image",
  "submission_link",
]);

function clean(value: unknown): unknown {
  return cleanJson(value, addressFields);
}

/** The longest list that is read; further records are dropped. */
const maxRecords = 10_000;

/** A list of records; malformed and repeated ones are dropped and counted. */
interface RecordList<T> {
  records: T[];
  dropped: number;
}

/** Reads `{ [key]: [record] }` and keeps every record that fits its schema. */
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
