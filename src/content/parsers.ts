import * as z from "zod/mini";
import { cleanJson, isCleanJson } from "../lib/text/clean-text.ts";
import { isRecord } from "../lib/text/json.ts";
import { type CallName, isListCall, listOf } from "./call-names.ts";
import type { Fields } from "./record-fields.ts";
import { isPublic, type ListName, recordIn } from "./record-kinds.ts";
import type { Parse } from "./transport/call-once.ts";

export interface ParsingOptions {
  /** Whether records that are not public are left out. */
  isPublicOnly: boolean;
  /** Called when something in a valid response was left out as invalid. */
  onLeftOut(list: ListName, count: LeftOut): void;
  /** Called when an article has blocks of types that no page can show. */
  onUnknownBlocks(id: string, types: readonly string[]): void;
}

/** What was left out of a response. */
export interface LeftOut {
  /** Malformed and duplicate records of a list. */
  records: number;
  /** Malformed fields and blocks of the other records. */
  parts: number;
}

/** How the records of a kind are declared and parsed. */
export interface RecordKind<T extends PublicRecord = PublicRecord> {
  fields: Fields;
  /** The schema of a content file. */
  file: z.ZodMiniType;
  /** The schema of a record from the content service. */
  answer: z.ZodMiniType<T, unknown>;
  /** Derives the fields of a record in a list. */
  inList?(record: T): T;
  /** Derives the fields of a single record. */
  whole?(record: T, options: ParsingOptions): T;
}

/** What decides whether a record is public. */
interface PublicRecord {
  _id: string;
  status?: string;
}

/**
 * The parser of a call's response body. Validates every record against its
 * schema, and cleans harmful characters in one place for all uses.
 */
export function parserOfKind<T extends PublicRecord>(
  kind: RecordKind<T>,
  name: CallName,
  options: ParsingOptions,
): Parse<T[] | T | null> {
  const list = listOf(name);
  const isShown = (record: T) =>
    !options.isPublicOnly || isPublic(list, record);

  function report(count: LeftOut): void {
    if (count.records + count.parts > 0) options.onLeftOut(list, count);
  }
  function parseList(body: unknown): T[] | undefined {
    const { data } = recordList(list, kind.answer).safeParse(body);
    if (!data) return undefined;
    report(data.leftOut);
    const records = data.records.filter(isShown);
    return kind.inList ? records.map(kind.inList) : records;
  }
  function parseRecord(body: unknown): T | null | undefined {
    if (!isRecord(body)) return undefined;
    const value = recordIn(list, body);
    if (value === null) return null;
    const { data } = kind.answer.safeParse(value);
    // A record with a different id than requested is invalid.
    if (!data || !name.endsWith(`/${data._id}`)) return undefined;
    report({ records: 0, parts: partsLeftOut(value, data) });
    if (!isShown(data)) return null;
    return kind.whole ? kind.whole(data, options) : data;
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

interface RecordList<T> {
  records: T[];
  leftOut: LeftOut;
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
      let parts = 0;
      for (const item of items.slice(0, maxRecords)) {
        const { data } = schema.safeParse(item);
        if (!data || byId.has(data._id)) continue;
        byId.set(data._id, data);
        parts += partsLeftOut(item, data);
      }
      const records = [...byId.values()];
      const leftOut = { records: items.length - records.length, parts };
      return { records, leftOut };
    }),
  );
}

/** The number of fields and blocks that a parsed record lacks. */
function partsLeftOut(sent: unknown, parsed: unknown): number {
  if (Array.isArray(sent) && Array.isArray(parsed)) {
    return sent.length === parsed.length
      ? sum(sent.map((item, index) => partsLeftOut(item, parsed[index])))
      : sent.length - parsed.length;
  }
  if (!isRecord(sent) || !isRecord(parsed)) return 0;
  return sum(
    Object.entries(sent).map(([name, value]) => {
      const kept = parsed[name];
      if (value === null) return 0;
      const isLost = kept === undefined ||
        Array.isArray(kept) !== Array.isArray(value);
      return isLost ? 1 : partsLeftOut(value, kept);
    }),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
