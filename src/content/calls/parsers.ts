import { decodeHTMLStrict } from "entities";
import { timeSlices } from "../../lib/promises/time-slices.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { isRecord } from "../../lib/text/json.ts";
import { listNameOf, type QueryKey } from "../query-keys.ts";
import { newestFirst } from "../newest-first.ts";
import { hasReadableDates } from "../schedule.ts";
import type {
  ContentType,
  PublicRecord,
  Warn,
} from "../content-type.server.ts";
import { limitRecord } from "./record-limits.ts";
import { isPublic, type ListName, recordIn } from "../content-types.ts";
import { recordOfItem } from "./record-json.ts";

export interface ParsingOptions {
  /** Whether records that are not public are left out. */
  isPublicOnly: boolean;
  /** Whether the answer may have been written for HTML. */
  isExternal: boolean;
  /** Called when something in a valid response was left out as invalid. */
  onLeftOut(list: ListName, count: LeftOut): void;
  warn: Warn;
}

/** What was left out of a response. */
interface LeftOut {
  /** Unreadable, duplicate and too many records of a list. */
  records: number;
  /** Malformed fields and items of the other records. */
  parts: number;
}

/** The most records of a list. */
const maxRecords = 10_000;

/** How the answer to a call is parsed. */
interface CallParsing extends ParsingOptions {
  key: QueryKey;
}

/**
 * Parses the list that answers a call. Limits every record and validates it
 * against the schema of its kind.
 * @param body The parsed body, of which `recordOfItem` has to parse each record.
 * @param json The unparsed body.
 * @param max The most records; of more the newest are kept.
 * @returns Undefined when the body has the wrong shape.
 */
export async function parseList<T extends PublicRecord>(
  kind: ContentType<T>,
  { body, json }: { body: unknown; json: string },
  options: CallParsing,
  max = maxRecords,
): Promise<T[] | undefined> {
  const list = listNameOf(options.key);
  const items = isRecord(body) ? body[list] : undefined;
  if (!Array.isArray(items)) return undefined;
  const slices = timeSlices();
  const ids = new Set<string>();
  const leftOut = { records: 0, parts: 0 };
  let records: T[] = [];
  for (const item of items) {
    if (slices.isOver()) await slices.pause();
    const parsed = validRecord(kind, recordOfItem(item, json), options);
    if (!parsed || ids.has(parsed.record._id)) {
      leftOut.records++;
      continue;
    }
    const { record, partsLeftOut } = parsed;
    ids.add(record._id);
    leftOut.parts += partsLeftOut;
    if (!isShown(record, options)) {
      if (!hasReadableDates(record)) leftOut.records++;
      continue;
    }
    records.push(record);
    // Sorted now and then, because a list can have millions of records.
    if (records.length === 2 * max) records = newest(records, max, leftOut);
  }
  if (records.length > max) records = newest(records, max, leftOut);
  report(leftOut, options);
  if (!kind.inList) return records;
  for (const [index, record] of records.entries()) {
    if (slices.isOver()) await slices.pause();
    records[index] = kind.inList(record);
  }
  return records;
}

/**
 * Parses the record that answers a call, likewise.
 * @returns Null when there is none to show; undefined when the body has the
 * wrong shape.
 */
export async function parseRecord<T extends PublicRecord>(
  kind: ContentType<T>,
  body: unknown,
  options: CallParsing,
): Promise<T | null | undefined> {
  const { key } = options;
  if (!isRecord(body)) return undefined;
  const value = recordIn(listNameOf(key), body);
  if (value === null) return null;
  const parsed = validRecord(kind, value, options);
  // A record with a different id than requested is invalid.
  if (!parsed || !key.endsWith(`/${parsed.record._id}`)) return undefined;
  const { record, partsLeftOut } = parsed;
  const isReadable = hasReadableDates(record);
  report({ records: isReadable ? 0 : 1, parts: partsLeftOut }, options);
  if (!isShown(record, options)) return null;
  return await kind.whole?.(record, options.warn) ?? record;
}

function isShown(
  record: PublicRecord,
  { key, isPublicOnly }: CallParsing,
): boolean {
  return !isPublicOnly ||
    isPublic(listNameOf(key), record) && hasReadableDates(record);
}

function report(count: LeftOut, { key, onLeftOut }: CallParsing): void {
  if (count.records + count.parts > 0) onLeftOut(listNameOf(key), count);
}

/** Drops the oldest of too many records. */
function newest<T extends PublicRecord>(
  records: readonly T[],
  max: number,
  leftOut: LeftOut,
): T[] {
  leftOut.records += records.length - max;
  return newestFirst(records).slice(0, max);
}

/** A valid record, and the number of its fields and items left out. */
function validRecord<T extends PublicRecord>(
  { answer, addresses, plainTexts }: ContentType<T>,
  sent: unknown,
  { isExternal }: CallParsing,
): { record: T; partsLeftOut: number } | undefined {
  const limited = limitRecord(sent, addresses);
  if (!limited) return undefined;
  if (isExternal) limited.record = decoded(limited.record, plainTexts);
  const { data: record } = answer.safeParse(limited.record);
  if (!record) return undefined;
  const invalid = partsLeftOut(limited.record, record);
  return { record, partsLeftOut: limited.partsLeftOut + invalid };
}

/** A record whose texts have characters in the place of references. */
function decoded(
  record: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  const changed = names.flatMap((name) => {
    const text = record[name];
    return typeof text === "string" && text.includes("&")
      // References may stand for characters that were cleaned out of the text.
      ? [[name, cleanText(decodeHTMLStrict(text))]]
      : [];
  });
  return changed.length === 0
    ? record
    : { ...record, ...Object.fromEntries(changed) };
}

/** The number of fields and items that a parsed record lacks. */
function partsLeftOut(sent: unknown, parsed: unknown): number {
  if (sent === parsed) return 0;
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
