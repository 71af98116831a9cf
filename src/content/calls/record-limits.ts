import { cleanText } from "../../lib/text/clean-text.ts";
import { isRecord } from "../../lib/text/json.ts";
import { firstCharacters } from "../../lib/text/shorten.ts";

/** Maximum nesting depth of a record, because serialising it is recursive. */
const maxDepth = 32;
/** Maximum number of fields of an object, because each takes time to read. */
const maxFields = 1000;
/**
 * Maximum length of a text in characters. The rest, after a long novel, is cut
 * off: a page would take too long to render it.
 */
export const maxTextLength = 1_000_000;

/** A record within the limits. */
interface LimitedRecord {
  record: Record<string, unknown>;
  /** The number of texts, objects and lists that were over the limits. */
  partsLeftOut: number;
}

/**
 * Limits a parsed record, and cleans its texts of harmful characters, before
 * anything else reads them.
 * @param addresses Fields that are not cleaned: cleaning could make an unsafe
 * address pass the checks.
 * @returns Undefined if it is not a record, or has too many fields.
 */
export function limitRecord(
  sent: unknown,
  addresses: readonly string[],
): LimitedRecord | undefined {
  let partsLeftOut = 0;

  function textOf(text: string, field: string): string {
    if (text.length > maxTextLength) {
      partsLeftOut++;
      return textOf(firstCharacters(text, maxTextLength), field);
    }
    return addresses.includes(field) ? text : cleanText(text);
  }
  /** @returns Undefined if the value is over the limits. */
  function within(value: unknown, field: string, depth: number): unknown {
    if (typeof value === "string") return textOf(value, field);
    if (typeof value !== "object" || value === null) return value;
    const inside = depth >= maxDepth
      ? undefined
      : Array.isArray(value)
      ? withinList(value, field, depth)
      : withinObject(value as Record<string, unknown>, depth);
    if (!inside) partsLeftOut++;
    return inside;
  }
  // What needs no change is not copied: copies would take most of the time.
  function withinList(list: unknown[], field: string, depth: number) {
    let items: unknown[] | undefined;
    for (let index = 0; index < list.length; index++) {
      const item = list[index];
      const inside = within(item, field, depth + 1);
      if (inside !== item) items ??= list.slice(0, index);
      if (inside !== undefined) items?.push(inside);
    }
    return items ?? list;
  }
  function withinObject(object: Record<string, unknown>, depth: number) {
    const names = Object.keys(object);
    if (names.length > maxFields) return undefined;
    const changed = new Map<string, unknown>();
    for (const name of names) {
      const value = object[name];
      const inside = within(value, name, depth + 1);
      // Empty, not absent: a record with an unreadable status is not public.
      if (inside !== value) changed.set(name, inside ?? {});
    }
    return changed.size === 0
      ? object
      : Object.fromEntries([...Object.entries(object), ...changed]);
  }
  const record = isRecord(sent) ? withinObject(sent, 0) : undefined;
  return record && { record, partsLeftOut };
}
