import * as z from "zod/mini";
import { type FileFields, fileSchema } from "../record-fields.ts";

/** A text that is not empty. */
export const filled = z.string("expected a text").check(
  z.trim(),
  z.minLength(1, "expected a text"),
);

/** A name in an address. */
export const slug = z.string("expected a text").check(
  z.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "expected lower-case letters and digits with - between them",
  ),
);

/** A picture of `static/pictures/` without kind, width and format. */
export function pictureName(example: string) {
  return z.string("expected a text").check(
    z.regex(
      /^[a-z0-9-]+\/[a-z0-9-]+$/,
      `expected a picture such as ${example}`,
    ),
  );
}

/** The portrait of a person, whose files are in `static/pictures/`. */
export const portrait = {
  file: z.optional(pictureName("people/ada-obi")),
  form: {
    label: "Portrait",
    hint: "Pages crop it to a square. Click the face.",
    widget: "picture",
    options: { portrait: true },
  },
};

/** The project that something is about, if there is one. */
export const projectSlug = {
  file: z.optional(slug),
  form: {
    label: "Project",
    widget: "relation",
    options: {
      collection: "projects",
      value_field: "{{slug}}",
      display_fields: ["name"],
    },
  },
};

interface ListOptions {
  label: string;
  /** The word for one item. */
  one: string;
  hint?: string;
}

/**
 * A list of groups of fields, which may be empty.
 * @param summary The field that names a collapsed item.
 */
export function listOf<F extends FileFields>(
  fields: F,
  summary: keyof F & string,
  { one, ...form }: ListOptions,
) {
  const options = {
    label_singular: one,
    summary: `{{${summary}}}`,
    // Otherwise the form demands an item.
    required: false,
    collapsed: true,
  };
  return {
    file: z.array(fileSchema(fields)),
    form: { ...form, options },
    fields,
  };
}

/** A list of texts, which may be empty. */
export function textList(
  { one, ...form }: ListOptions,
  item: z.ZodMiniType<string> = filled,
) {
  const options = {
    label_singular: one,
    required: false,
    field: { name: "item", label: one, widget: "string" },
  };
  return { file: z.array(item), form: { ...form, options } };
}
