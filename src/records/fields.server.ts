import * as z from "zod/mini";
import type { FormRecord, SaveContext } from "./form-record.ts";
import { problemMessage } from "./problem-message.server.ts";

z.config({ localeError: problemMessage });

/**
 * The single declaration of a field: what files must contain, and how the
 * editor's form shows it.
 */
export interface FileField {
  /** Strict: an invalid value prevents the start instead of being replaced. */
  file: z.ZodMiniType;
  form: FormField;
  /** The fields of a group, or of each item of a list of groups. */
  fields?: FileFields;
  /** The fields of each item of a list, by the item's type. */
  types?: Readonly<Record<string, { fields: FileFields }>>;
  /** Whether it is a list, which may be empty unless it is optional. */
  isList?: true;
  references?: References;
  /** Whether pages compare its text with others, such as a tag. */
  isKey?: boolean;
  /** Whether pages show its date, in UTC. */
  isDateOnPage?: boolean;
  /** Whether its text is blocks of Markdown, HTML or code. */
  isBlocks?: boolean;
  /** The form's value for the one in the file, if it is another. */
  toForm?(value: unknown): unknown;
  /**
   * Replaces the form's value before it is saved.
   * @param value Trimmed, and undefined if it is empty.
   */
  beforeSave?(value: unknown, context: BeforeSaveContext): unknown;
}

/** What a field's value may follow from. */
export interface BeforeSaveContext extends SaveContext {
  /** The form's values of the record or group that the field is in. */
  group: FormRecord;
  /** The field's value as last saved; undefined in groups. */
  before: unknown;
}

/** What else a field's value names, which must be there. */
export interface References {
  /**
   * The files of a picture, as root-relative addresses. Every one must exist: a
   * browser may request any.
   */
  files?(value: string, group: FormRecord): readonly string[];
  /** The kind of a record. Pages leave out one that is gone. */
  kind?: string;
  /** An item of another list of the same record, which it names by `by`. */
  item?: { list: string; by: string; label: string };
  /** Targets of links. */
  links?(value: unknown): readonly string[];
  /** The pattern of a text whose links lead somewhere; see `links.ts`. */
  linkPattern?: string;
}

/** How the form shows a field. */
export interface FormField {
  label: string;
  hint?: string;
  /** The control, if it does not follow from the schema's type. */
  widget?: string;
  /** Options of that control. */
  options?: Readonly<Record<string, unknown>>;
}

/** The fields of a record, in the order of files. */
export type FileFields = Readonly<Record<string, FileField>>;

/**
 * The schema of a record in a file; other fields are invalid.
 * @param expected The message for what is no record at all.
 */
export function fileSchema<F extends FileFields>(fields: F, expected?: string) {
  const files = Object.entries(fields).map(([name, { file }]) => [name, file]);
  return z.strictObject(
    Object.fromEntries(files) as { -readonly [K in keyof F]: F[K]["file"] },
    { error: ({ code }) => code === "invalid_type" ? expected : undefined },
  );
}

/** A text that is not empty. */
export const filled = z.string().check(
  z.trim(),
  z.minLength(1, "expected a text"),
);

/** The field of a text that has to fit somewhere, with its longest length. */
export function shortText(label: string, max: number) {
  return {
    file: filled.check(
      z.maxLength(max, `expected at most ${max} characters`),
    ),
    form: { label, options: { max: max } },
  };
}

/** A name in an address. */
export const slug = z.string().check(
  z.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "expected lower-case letters and digits with - between them",
  ),
);

/** A picture of `static/pictures/` without kind, width and format. */
export function pictureName(example: string) {
  return z.string().check(
    z.regex(
      /^[a-z0-9-]+\/[a-z0-9-]+$/,
      `expected a picture such as ${example}`,
    ),
  );
}

interface ListOptions {
  label: string;
  /** The word for one item. */
  singular: string;
  hint?: string;
}

/** A group of fields. */
export function groupOf<F extends FileFields>(fields: F, form: FormField) {
  return { file: fileSchema(fields), form, fields };
}

/**
 * A list of groups of fields, which may be empty.
 * @param summary The field that names a collapsed item.
 */
export function listOf<F extends FileFields>(
  fields: F,
  summary: keyof F & string,
  { singular, ...form }: ListOptions,
) {
  const options = {
    singular,
    summary,
    // Otherwise the form demands an item.
    required: false,
    isFolded: true,
  };
  return {
    file: z.array(fileSchema(fields)),
    isList: true as const,
    form: { ...form, options },
    fields,
  };
}

/** A list of texts, which may be empty. */
export function textList(
  { singular, ...form }: ListOptions,
  item: z.ZodMiniType<string> = filled,
) {
  const options = {
    singular,
    required: false,
    item: { name: "item", label: singular, widget: "string" },
  };
  return {
    file: z.array(item),
    isList: true as const,
    form: { ...form, options },
  };
}
