import type { FileFields } from "../../content/record-fields.ts";
import { blockTypes } from "../../pages/blog/block-types.server.ts";
import { formOf } from "./collections.ts";

/** The fields of every type of block, which the form has in one list. */
const blockFields: FileFields = Object.assign(
  {},
  ...Object.values(blockTypes).map(({ fields }) => fields),
);

/**
 * Where a field is, in the words of the form, such as "People 9, Portrait".
 * @param name The list of the record, or the page of facts.
 */
export function placeInForm(
  name: string,
  path: readonly PropertyKey[],
): string {
  let fields: FileFields | undefined = formOf(name).fields;
  const parts: string[] = [];
  for (const key of path.map(String)) {
    if (/^\d+$/.test(key) && parts.length > 0) {
      parts.push(`${parts.pop()} ${Number(key) + 1}`);
      continue;
    }
    const field: FileFields[string] | undefined = fields?.[key];
    parts.push(field?.form.label ?? key);
    fields = key === "content" ? blockFields : field?.fields;
  }
  return parts.join(", ");
}
