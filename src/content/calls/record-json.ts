import { parseJson } from "../../lib/text/json.ts";
import { timeSlices } from "../../lib/promises/time-slices.ts";

/** The limits of one record's JSON text. */
export const recordLimits = {
  /** Length in characters. */
  length: 8 * 1024 * 1024,
  /**
   * Number of fields, objects and lists: parsing so many can take 50 ms,
   * however short they are.
   */
  delimiters: 125_000,
  /** Number of objects and lists in each other. */
  depth: 1000,
} as const;

/**
 * Number of fields, items and brackets of a body outside its records: each takes
 * a hundred bytes of memory. Half a million records have as many.
 */
export const maxOuterDelimiters = 1_000_000;

/**
 * The position of a record in a body: its first character and the one after its
 * last, or nothing when it is over the limits.
 */
type Span = [start: number, end: number] | [];

/**
 * Parses the body of a single record.
 * @returns Undefined when it is invalid or over the limits.
 */
export async function parseRecordBody(json: string): Promise<unknown> {
  const outline = await outlineOf(json, 0);
  return outline === undefined
    ? undefined
    : recordOfItem(parseJson(outline), json);
}

/**
 * Parses the body of a list except the records in it, each of which becomes its
 * position, so that `recordOfItem` parses them one by one.
 * @returns Undefined when it is invalid.
 */
export async function parseListBody(json: string): Promise<unknown> {
  const outline = await outlineOf(json, 2);
  return outline === undefined ? undefined : parseJson(outline);
}

/**
 * Parses one record of a list.
 * @param item An item of the list that `parseListBody` returned.
 * @param json The body.
 * @returns Undefined when the record is invalid or over the limits.
 */
export function recordOfItem(item: unknown, json: string): unknown {
  if (!Array.isArray(item)) return item;
  const [start, end] = item as Span;
  return start === undefined ? undefined : parseJson(json.slice(start, end));
}

/** The outline is paused only after so many characters: each check takes time. */
const charactersPerCheck = 100_000;

const quote = 34;
const comma = 44;
const colon = 58;
const backslash = 92;
const [openList, openObject] = [91, 123];
const [closeList, closeObject] = [93, 125];

/**
 * Replaces the objects and lists at a depth of a JSON text by their positions.
 * Reads the text as it is, because parsing it all would take seconds and much
 * memory for some texts.
 * @param depth The number of objects and lists around each.
 * @returns Undefined when an object or list has no end, which would take more
 * memory to parse than to send, or when too much is outside the records.
 */
async function outlineOf(
  json: string,
  depth: number,
): Promise<string | undefined> {
  const slices = timeSlices();
  const parts: string[] = [];
  let open = 0;
  let deepest = 0;
  let start = 0;
  let copied = 0;
  let nextCheck = 0;
  // Of the current record.
  let delimiters = 0;
  // Outside of records.
  let outer = 0;
  for (let index = 0; index < json.length; index++) {
    switch (json.charCodeAt(index)) {
      case quote:
        index = endOfString(json, index);
        break;
      case comma:
        if (open <= depth) outer++;
        break;
      case colon:
        if (open <= depth) outer++;
        else delimiters++;
        break;
      case openList:
      case openObject:
        if (open++ === depth) {
          start = index;
          delimiters = 0;
          deepest = 0;
          outer++;
        }
        delimiters++;
        deepest = Math.max(deepest, open - depth);
        break;
      case closeList:
      case closeObject: {
        if (--open !== depth) break;
        const end = index + 1;
        const isReadable = end - start <= recordLimits.length &&
          delimiters <= recordLimits.delimiters &&
          deepest <= recordLimits.depth;
        const position: Span = isReadable ? [start, end] : [];
        parts.push(json.slice(copied, start), JSON.stringify(position));
        copied = end;
      }
    }
    if (index >= nextCheck) {
      nextCheck = index + charactersPerCheck;
      if (outer > maxOuterDelimiters) return undefined;
      if (slices.isOver()) await slices.pause();
    }
  }
  if (open !== 0 || outer > maxOuterDelimiters) return undefined;
  parts.push(json.slice(copied));
  return parts.join("");
}

/** The index of the quotation mark that ends a string. */
function endOfString(json: string, start: number): number {
  let index = start + 1;
  for (; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (code === backslash) index++;
    else if (code === quote) break;
  }
  return index;
}
