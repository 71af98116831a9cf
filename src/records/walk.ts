import { isRecord } from "../lib/text/json.ts";
import type { FormRecord } from "./form-record.ts";
import type { FileField, FileFields } from "./fields.server.ts";

/** A value in a record, and the field that declares it. */
export interface FieldValue {
  field: FileField;
  /** From the record, such as ["people", "8", "portrait"]. */
  path: readonly string[];
  value: unknown;
  /** The record or group that the field is in. */
  group: FormRecord;
}

/** The values of all fields of a record, also of those in groups and lists. */
export function* valuesIn(
  record: unknown,
  fields: FileFields,
  path: readonly string[] = [],
): Generator<FieldValue> {
  if (!isRecord(record)) return;
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name];
    if (value === undefined) continue;
    const fieldPath = [...path, name];
    yield { field, path: fieldPath, value, group: record };
    const items: [unknown, string[]][] = Array.isArray(value)
      ? value.map((item, index) => [item, [...fieldPath, String(index)]])
      : [[value, fieldPath]];
    for (const [item, inside] of items) {
      const { fields } = field.types?.[String(isRecord(item) && item.type)] ??
        field;
      if (fields) yield* valuesIn(item, fields, inside);
    }
  }
}

/** The targets of all links in a parsed text. */
export function linksIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === "href" && typeof inside === "string" ? [inside] : linksIn(inside)
  );
}
