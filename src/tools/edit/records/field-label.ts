import type { FileField, FileFields } from "../../../records/fields.server.ts";

/**
 * Where a field is, in the words of the form, such as "People 9, Portrait".
 * @param fields Those of the record.
 */
export function fieldLabel(
  fields: FileFields,
  path: readonly PropertyKey[],
): string {
  let inside: FileFields | undefined = fields;
  const parts: string[] = [];
  for (const key of path.map(String)) {
    if (/^\d+$/.test(key) && parts.length > 0) {
      parts.push(`${parts.pop()} ${Number(key) + 1}`);
      continue;
    }
    const field: FileField | undefined = inside?.[key];
    parts.push(field?.form.label ?? key);
    inside = field && fieldsIn(field);
  }
  return parts.join(", ");
}

/** The fields in a group or a list, also those of every type of item. */
function fieldsIn({ fields, types = {} }: FileField): FileFields {
  const ofTypes = Object.values(types).map(({ fields }) => fields);
  return Object.assign({}, fields, ...ofTypes);
}
