import { isRecord, parseJson } from "../../../lib/text/json.ts";
import { fieldLabel } from "../records/field-label.ts";
import { fieldsAt } from "./editor-files.ts";
import { type ValueChange, valueChanges } from "./field-changes.ts";

/** A field before and after, by the label of its form. */
export interface FieldChange extends Omit<ValueChange, "path"> {
  label: string;
}

/**
 * The fields that differ between two texts of a record.
 * @param path The record's file.
 */
export function fieldChanges(
  path: string,
  base = "",
  text = "",
): FieldChange[] {
  const fields = fieldsAt(path);
  return valueChanges(recordOf(base), recordOf(text))
    .flatMap(({ path, ...values }) => {
      const [name = ""] = path;
      const widget = fields[name]?.form.widget;
      // What no form shows, the author has not written.
      if (widget === "hidden" || name === "updatedAt") return [];
      return [{ label: fieldLabel(fields, path), ...values }];
    });
}

/** The record that a text says; an empty one if it is none. */
export function recordOf(text = ""): Record<string, unknown> {
  const record = parseJson(text);
  return isRecord(record) ? record : {};
}
