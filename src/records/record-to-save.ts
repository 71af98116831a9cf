import { isRecord } from "../lib/text/json.ts";
import type { FileField, FileFields } from "./fields.server.ts";
import type { FormRecord, SaveContext } from "./form-record.ts";

/**
 * Completes a record from the form as its fields say. Texts are trimmed, and
 * empty fields omitted, except for lists that must be there. The others are in
 * the order of files, so that diffs show only changes; unknown ones come last.
 */
export function recordToSave(
  form: FormRecord,
  fields: FileFields,
  context: SaveContext,
): FormRecord {
  return groupToSave(form, fields, { context, saved: context.saved });
}

function groupToSave(
  form: FormRecord,
  fields: FileFields,
  { context, saved = {} }: { context: SaveContext; saved?: FormRecord },
): FormRecord {
  const values = Object.entries(fields).map(([name, field]) => {
    const value = valueOf(form[name], field, context);
    const before = saved[name];
    return [
      name,
      field.beforeSave
        ? field.beforeSave(value, { ...context, group: form, before })
        : value,
    ];
  });
  const record = { ...clean(form), ...Object.fromEntries(values) };
  return sortedByFields(record, fields);
}

function valueOf(
  value: unknown,
  field: FileField,
  context: SaveContext,
): unknown {
  const own = nested(value, field, context);
  if (!isEmpty(own)) return own;
  const isOptional = field.file.safeParse(undefined).success;
  return field.isList && !isOptional ? [] : undefined;
}

function nested(
  value: unknown,
  { fields, types, file }: FileField,
  context: SaveContext,
): unknown {
  if (types) {
    return groupsIn(value).map((item) => {
      const { fields } = types[String(item.type)] ?? {};
      return fields
        ? sortedByFields(
          { ...groupToSave(item, fields, { context }) },
          { type: "", ...fields },
        )
        : clean(item);
    });
  }
  if (!fields) return clean(value);
  if (Array.isArray(value)) {
    return groupsIn(value)
      .map((item) => groupToSave(item, fields, { context }));
  }
  if (!isRecord(value)) return clean(value);
  const group = groupToSave(value, fields, { context });
  // The form always sends a group, even if nothing is in it.
  const isFilled = Object.keys(group).length > 0;
  const isNeeded = !file.safeParse(undefined).success;
  return isFilled || isNeeded && file.safeParse(group).success
    ? group
    : undefined;
}

/** The fields of a record in the order of its declaration, others last. */
function sortedByFields(record: FormRecord, fields: object): FormRecord {
  const names = new Set([...Object.keys(fields), ...Object.keys(record)]);
  return Object.fromEntries(
    [...names].map((name) => [name, record[name]])
      .filter(([, value]) => value !== undefined),
  );
}

/** The groups of a list; none if it is no list. */
export function groupsIn(value: unknown): FormRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A value with trimmed texts, without what is empty in it. */
function clean<T>(value: T): T;
function clean(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(clean).filter((it) => !isEmpty(it));
  }
  if (typeof value === "string") return value.trim();
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, it]) => [name, clean(it)]);
  return Object.fromEntries(entries.filter(([, it]) => !isEmpty(it)));
}

/**
 * Where the form has what is at a path of its saved record: lists of that
 * are without empty items.
 */
export function pathInForm(
  form: unknown,
  path: readonly PropertyKey[],
): PropertyKey[] {
  let inside = form;
  return path.map((key) => {
    let formKey = key;
    if (Array.isArray(inside)) {
      const list: unknown[] = inside;
      const filled = [...list.keys()].filter((it) => !isEmpty(clean(list[it])));
      formKey = filled[Number(key)] ?? key;
    }
    inside = Object(inside)[formKey];
    return formKey;
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" ||
    Array.isArray(value) && value.length === 0;
}
