import * as z from "zod/mini";
import { isRecord } from "../../../lib/text/json.ts";
import {
  type FileField,
  type FileFields,
  fileSchema,
} from "../../../records/fields.server.ts";
import { linkExpected } from "../../../records/links.ts";
import { fieldsOf, type FormField } from "./form-field.ts";

/** The part of JSON Schema that record schemas use. */
interface JsonSchema {
  type?: string;
  format?: string;
  enum?: string[];
  const?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** The options of a control, and what only the form has. */
interface Declared
  extends
    Omit<FormField, "control" | "isRequired" | "fields" | "types" | "item"> {
  widget: string;
  required?: boolean;
  item?: Declared;
  /** The forms of a value that has several. */
  types?: readonly { name: string; fields: readonly Declared[] }[];
}

/** The fields of a form; what the server fills in alone is left out. */
export function formFields(fields: FileFields): FormField[] {
  const { properties = {}, required = [] }: JsonSchema = z.toJSONSchema(
    fileSchema(fields),
    // The form needs only the types.
    { unrepresentable: "any", io: "input" },
  ) as JsonSchema;
  return Object.entries(fields)
    .filter(([, { form }]) => form.widget !== "hidden")
    .map(([name, field]) =>
      formField(name, field, properties[name] ?? {}, required.includes(name))
    );
}

function formField(
  name: string,
  field: FileField,
  schema: JsonSchema,
  isRequired: boolean,
): FormField {
  const { form, fields, types, references } = field;
  const { label, hint, widget, options = {} } = form;
  const choices = schema.enum ?? (schema.const ? [schema.const] : undefined);
  const shown = declaredField({
    name,
    label,
    ...(hint && { hint }),
    required: isRequired,
    widget: widget ?? controlOf(field, schema),
    ...(choices && { choices }),
    ...(references?.linkPattern && schema.type === "string" && {
      pattern: [references.linkPattern, linkExpected],
    }),
    ...options,
  });
  const relation = references?.kind || references?.item
    ? {
      ...references.kind && { kind: references.kind },
      ...references.item && { item: references.item },
    }
    : undefined;
  return {
    ...shown,
    ...(fields && { fields: formFields(fields) }),
    ...(types && {
      types: Object.fromEntries(
        Object.entries(types)
          .map(([type, { fields }]) => [type, formFields(fields)]),
      ),
    }),
    ...(relation && !field.isList && { relation }),
    ...(shown.control === "texts" && {
      item: { ...shown.item ?? anyText, ...relation && { relation } },
    }),
    ...(field.isDateOnPage && { isDateOnPage: true }),
  };
}

const anyText: FormField = {
  name: "item",
  label: "Item",
  control: "text",
  isRequired: true,
};

function controlOf(field: FileField, schema: JsonSchema): string {
  if (field.types) return "list";
  if (field.isList) return field.fields ? "list" : "texts";
  if (field.fields) return "group";
  if (schema.enum ?? schema.const) return "select";
  if (schema.format === "date-time") return "moment";
  return schema.type ?? "string";
}

/** A field as it is declared. */
function declaredField(
  { widget, required = true, types, item, ...field }: Declared,
): FormField {
  return {
    ...field,
    control: types ? "variant" : widget,
    isRequired: required,
    ...(item && { item: declaredField(item) }),
    ...(types && {
      types: Object.fromEntries(
        types.map(({ name, fields }) => [name, fields.map(declaredField)]),
      ),
    }),
  };
}

/** What is wrong with the texts of a form that have a pattern, by path. */
export function patternProblems(
  fields: readonly FormField[],
  value: unknown,
  fieldPath = "",
): [fieldPath: string, problem: string][] {
  if (!isRecord(value)) return [];
  return fields.flatMap((field) => {
    const inside = value[field.name];
    const at = `${fieldPath}${field.name}`;
    if (Array.isArray(inside)) {
      return inside.flatMap((item, index) =>
        patternProblems(fieldsOf(field, item), item, `${at}.${index}.`)
      );
    }
    if (isRecord(inside)) {
      return patternProblems(fieldsOf(field, inside), inside, `${at}.`);
    }
    if (typeof inside !== "string" || !inside.trim() || !field.pattern) {
      return [];
    }
    const [source, expected] = field.pattern;
    return new RegExp(source).test(inside.trim()) ? [] : [[at, expected]];
  });
}
