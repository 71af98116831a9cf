import * as z from "zod/mini";
import { firstCharacters } from "../lib/text/shorten.ts";
import {
  type BeforeSaveContext,
  type FileField,
  filled,
  type FormField,
} from "../records/fields.server.ts";
import { idPattern, maxIdLength } from "../records/record-ids.ts";
import { publicationDates } from "./schedule.ts";

/** A field that the content service may send, too. */
export interface Field<T = unknown> extends FileField {
  /**
   * Lenient: a value of another type counts as absent, as null does. Strict
   * where the record would become public without it.
   */
  answer: z.ZodMiniType<T | undefined, unknown>;
}

/** The fields of a record that a content service may send. */
export type Fields = Readonly<Record<string, Field>>;

/** The values of some fields as a content service sends them. */
export type ValuesOf<F extends Fields> = {
  [K in keyof F]?: F[K] extends Field<infer T> ? T : never;
};

/** A record as a content service sends it. */
export type SentRecord<F extends Fields> =
  & { _id: string }
  & ValuesOf<Omit<F, "_id">>;

function textOf(
  change: (text: string) => string | undefined,
  sent: z.ZodMiniType<string | number> = z.string(),
) {
  return z.optional(
    z.pipe(
      z.nullable(sent),
      z.transform((value) => value === null ? undefined : change(`${value}`)),
    ),
  );
}
/** A text, or a number that is read as its text. */
export const textOrNumber = z.union([z.string(), z.number()]);
/** Maximum length of a line: lists show it several times. */
const maxLineLength = 2000;
/** Longer texts are cut before their white space is collapsed. */
const maxReadLength = 10 * maxLineLength;
function asLine(text: string): string {
  return firstCharacters(
    text.slice(0, maxReadLength).replace(/\s+/g, " ").trim(),
    maxLineLength,
  );
}
const anyText = lenient(textOf((text) => text, textOrNumber));
const oneLine = lenient(textOf(asLine, textOrNumber));
/** A number would be read as another date than its sender means. */
const dateLine = lenient(textOf(asLine));
/**
 * What decides whether a record is public. Neither another type nor a text
 * without its end counts as absent, which could publish it by mistake.
 */
const strictLine = z.optional(
  z.catch(
    textOf(asLine, z.string().check(z.maxLength(maxLineLength))),
    "unreadable",
  ),
);

/** Makes an invalid value count as absent. */
export function lenient<T>(
  answer: z.ZodMiniType<T, unknown>,
): z.ZodMiniType<T | undefined, unknown> {
  return z.optional(z.catch(z.optional(answer), undefined));
}

/** The id of a record, which is part of its address. */
export const id: Field<string> = {
  answer: z.pipe(
    z.pipe(textOrNumber, z.transform(String)),
    z.string().check(z.regex(idPattern)),
  ),
  file: z.string().check(
    z.regex(
      idPattern,
      `expected 1 to ${maxIdLength} letters, digits, dots, - or _`,
    ),
  ),
  form: { label: "Name in its address", widget: "hidden" },
  beforeSave: (_, { id }) => id,
};

/** A text of any length. */
export function text(form: FormField): Field<string> {
  return { answer: anyText, file: filled, form };
}

/**
 * A text on one line, trimmed; the end of a very long one is cut off.
 * @param file The schema for content files.
 */
export function line(
  form: FormField,
  file: z.ZodMiniType = filled,
): Field<string> {
  return { answer: oneLine, file, form };
}

/**
 * A language tag (BCP 47) whose language has two or three letters, as in HTML:
 * "deutsch" would be a valid tag of no language.
 * @returns Its canonical form; undefined if it is none.
 */
function languageOf(tag: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag.trim());
    return canonical && /^[a-z]{2,3}(?:-|$)/.test(canonical)
      ? canonical
      : undefined;
  } catch {
    return undefined;
  }
}

/** The language of a record's texts. */
export function language(form: FormField): Field<string> {
  const expected = "expected a language code such as de, yo or pt-BR (BCP 47)";
  return {
    answer: lenient(textOf((tag) => languageOf(tag))),
    file: z.string().check(
      z.refine((tag) => languageOf(tag) !== undefined, expected),
    ),
    form: {
      ...form,
      options: { pattern: ["^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$", expected] },
    },
  };
}

/** The address of a picture. */
export function picture(form: FormField): Field<string> {
  const address = /^(https:\/\/|\/(?!\/))\S+$/;
  return {
    answer: lenient(textOf((text) => text)),
    file: z.string().check(
      z.regex(address, "expected an https address or a root-relative path"),
    ),
    form,
  };
}

/** A date and time. */
export function moment(form: FormField): Field<string> {
  const expected = "expected a UTC moment like 2025-10-28T08:00:00Z";
  return {
    ...line(form, z.iso.datetime(expected)),
    answer: dateLine,
    beforeSave: withSeconds,
  };
}

/** Restores the seconds of an unchanged date, which the form does not have. */
function withSeconds(value: unknown, { before }: BeforeSaveContext): unknown {
  const minuteOf = (date: unknown) =>
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)[\d:.]*Z$/.exec(String(date))?.[1];
  const minute = minuteOf(value);
  return minute !== undefined && minute === minuteOf(before) ? before : value;
}

/** The date of a record: of the first save, unless the form says another. */
export const createdAt: Field<string> = {
  ...moment({
    label: "Date",
    hint: "Empty: now.",
    options: { required: false },
  }),
  beforeSave: (value, context) =>
    withSeconds(value, context) ?? context.before ?? context.now,
};

/** A date from or until which a record is public. */
export function publicationDate(form: FormField): Field<string> {
  return { ...moment(form), answer: strictLine };
}

/** The status of a record. The content service may send any text. */
export function status(
  words: readonly [string, ...string[]],
  form: FormField,
): Field<string> {
  return { ...line(form, z.enum(words)), answer: strictLine };
}

/** Makes a field optional in content files. */
export function optional<T>(field: Field<T>): Field<T> {
  return { ...field, file: z.optional(field.file) };
}

/**
 * The schema of a record from the content service. Unknown fields are kept for
 * the gateway to pass on.
 */
export function answerSchema<F extends Fields>(
  fields: F,
): z.ZodMiniType<SentRecord<F>, unknown> {
  const answers = [
    // These count in records of every kind, also without such a field.
    ...publicationDates.map((name) => [name, strictLine]),
    ...Object.entries(fields).map(([name, { answer }]) => [name, answer]),
  ];
  return z.looseObject(Object.fromEntries(answers)) as unknown as z.ZodMiniType<
    SentRecord<F>,
    unknown
  >;
}

/** A record in a content file. */
export interface StoredRecord {
  _id: string;
  status: string;
  createdAt: string;
  [field: string]: unknown;
}
