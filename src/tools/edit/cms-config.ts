import * as z from "zod/mini";
import { site } from "../../../data/site.ts";
import { factFile, factPages } from "../../content/facts/fact-pages.server.ts";
import {
  type FileField,
  type FileFields,
  fileSchema,
} from "../../content/record-fields.ts";
import { blockTypes } from "../../pages/blog/block-types.server.ts";
import { type Collection, collections } from "./collections.ts";

/** A field of the form. */
export interface CmsField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  [option: string]: unknown;
}

/** The part of JSON Schema that record schemas use. */
interface JsonSchema {
  type?: string;
  format?: string;
  enum?: string[];
  const?: string;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/**
 * The CMS configuration, derived from the schemas of the content files, so that
 * the form allows only valid values.
 */
export function cmsConfig() {
  return {
    load_config_file: false,
    // The files are on this server; see `browser/server-folder.ts`.
    backend: { name: "test-repo" },
    media_folder: "data/content/uploads",
    app_title: "Editor",
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [...collectionForms(), factsForm()],
  };
}

/** The lists of records. */
export function collectionForms() {
  return [...collections].map(([name, it]) => collectionForm(name, it));
}

/** The pages of facts, which are named after their files in `data/`. */
export function factsForm() {
  return {
    name: "data",
    label: "Facts",
    format: "json",
    files: [...factPages].map(([name, { label, fields }]) => ({
      name,
      label,
      file: factFile(name),
      fields: fieldsOf(fields),
    })),
  };
}

function collectionForm(
  name: string,
  { label, folder, fields, title, sorted, note }: Collection,
) {
  return {
    name,
    label: `${label}s`,
    label_singular: label,
    folder,
    create: true,
    format: "json",
    identifier_field: title,
    slug: `{{${title}}}`,
    summary: `{{${title}}}${note}`,
    sortable_fields: { fields: [title, sorted.field], default: sorted },
    fields: fieldsOf(fields),
  };
}

function fieldsOf(fields: FileFields): CmsField[] {
  const { properties = {}, required = [] }: JsonSchema = z.toJSONSchema(
    fileSchema(fields),
    // The form needs only the types.
    { unrepresentable: "any", io: "input" },
  ) as JsonSchema;
  return Object.entries(fields).map(([name, field]) =>
    fieldOf(name, field, properties[name] ?? {}, required.includes(name))
  );
}

/** Fields that the server fills in if they are empty. */
const filledIn = new Set(["createdAt", "alt"]);

function fieldOf(
  name: string,
  { form: { label, hint, widget, options }, fields }: FileField,
  schema: JsonSchema,
  isRequired: boolean,
): CmsField {
  if (widget === "hidden") return { name, label, widget };
  return {
    name,
    label,
    ...(hint && { hint }),
    required: isRequired && !filledIn.has(name),
    ...controlOf(name, schema),
    ...(fields && { fields: fieldsOf(fields), field: undefined }),
    ...(widget && { widget }),
    ...options,
  };
}

/** The control for a type of value. */
function controlOf(
  name: string,
  schema: JsonSchema,
): { widget: string; [option: string]: unknown } {
  if (name === "content") return { widget: "list", types: blockForms() };
  const choices = schema.enum ?? (schema.const ? [schema.const] : undefined);
  if (choices) return { widget: "select", options: choices };
  if (schema.format === "date-time") {
    return {
      widget: "datetime",
      // The form shows it below each date.
      input_timezone: site.timeZone,
      output_utc: true,
    };
  }
  switch (schema.type) {
    case "boolean":
      return { widget: "boolean" };
    case "number":
      return { widget: "number" };
    case "object":
      return { widget: "object" };
    case "array":
      return {
        widget: "list",
        field: { name: "item", label: "Item", widget: "text" },
      };
    default:
      return { widget: "string" };
  }
}

function blockForms() {
  return Object.entries(blockTypes).map(([name, { fields }]) => ({
    name,
    label: name[0]?.toUpperCase() + name.slice(1),
    widget: "object",
    fields: fieldsOf(fields),
  }));
}
