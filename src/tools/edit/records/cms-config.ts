import * as z from "zod/mini";
import { site } from "../../../../data/site.ts";
import {
  type FileField,
  type FileFields,
  fileSchema,
} from "../../../records/fields.server.ts";
import { maxNameLength } from "../../../records/file-name.ts";
import { linkExpected } from "../../../records/links.ts";
import type { FileKind, FolderKind } from "../../../records/kind.ts";
import { factKinds, folderKinds } from "../../../pages/kinds.server.ts";
import { words } from "../../../pages/words.server.ts";

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
    slug: {
      encoding: "ascii",
      clean_accents: true,
      maxlength: maxNameLength,
    },
    output: { omit_empty_optional_fields: true },
    collections: [...collectionForms(), factsForm(), wordsForm()],
  };
}

/** The lists of records. */
export function collectionForms() {
  return folderKinds.map(collectionForm);
}

/** The pages of facts. */
export function factsForm() {
  return fileForms("data", "Facts", factKinds);
}

/** The words of each page. */
export function wordsForm() {
  return fileForms("words", "Words", words);
}

function fileForms(name: string, label: string, kinds: readonly FileKind[]) {
  return {
    name,
    label,
    format: "json",
    files: kinds.map(({ name, label, file, fields }) => ({
      name,
      label,
      file,
      fields: fieldsOf(fields),
    })),
  };
}

function collectionForm(
  { name, label, folder, fields, title, sorted, visibility }: FolderKind,
) {
  return {
    name,
    label: `${label}s`,
    label_singular: label,
    folder,
    create: true,
    format: "json",
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      pattern: [
        "^[a-z0-9]+(?:-[a-z0-9]+)*$",
        "Type lower-case letters and digits, with - between words.",
      ],
    },
    summary: `{{${title}}}${visibility ? " ({{visibility}})" : ""}`,
    sortable_fields: { fields: [title, sorted.field], default: sorted },
    fields: fieldsOf(fields).flatMap((field) => [
      field,
      ...visibility && field.name === "status" ? [visibilityField] : [],
      ...fields[field.name]?.isDateOnPage ? [dateNote(field.name)] : [],
    ]),
  };
}

/** What `visibilityOf` says; no file has it. */
const visibilityField: CmsField = {
  name: "visibility",
  label: "On the site",
  widget: "visibility",
  required: false,
};

/** What `dateOnPage` says of a field; no file has it. */
function dateNote(name: string): CmsField {
  return {
    name: `${name}OnPage`,
    label: "On pages",
    widget: "date-on-page",
    required: false,
    of: name,
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

function fieldOf(
  name: string,
  { form: { label, hint, widget, options }, fields, types, names }: FileField,
  schema: JsonSchema,
  isRequired: boolean,
): CmsField {
  if (widget === "hidden") return { name, label, widget };
  return {
    name,
    label,
    ...(hint && { hint }),
    required: isRequired,
    ...controlOf(schema),
    ...(types && { types: typeForms(types), field: undefined }),
    ...(fields && { fields: fieldsOf(fields), field: undefined }),
    ...(widget && { widget }),
    ...(names?.linkPattern && schema.type === "string" && {
      pattern: [names.linkPattern, linkExpected],
    }),
    ...options,
  };
}

/** The control for a type of value. */
function controlOf(
  schema: JsonSchema,
): { widget: string; [option: string]: unknown } {
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

function typeForms(types: NonNullable<FileField["types"]>) {
  return Object.entries(types).map(([name, { fields }]) => ({
    name,
    label: name[0]?.toUpperCase() + name.slice(1),
    widget: "object",
    fields: fieldsOf(fields),
  }));
}
