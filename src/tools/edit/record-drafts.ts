import type { FileField, FileFields } from "../../content/record-fields.ts";
import { isRecord } from "../../lib/text/json.ts";
import {
  blockTypes,
  type ContentBlock,
} from "../../pages/blog/block-types.server.ts";
import { markdownBlocks } from "../../pages/blog/markdown-blocks.server.ts";
import { recordBudget } from "../../pages/blog/parse-budget.server.ts";
import { parseMarkdown } from "../../pages/blog/markdown-text.server.ts";
import { collections } from "./collections.ts";
import type { ListedPhoto } from "../images/photo-list.ts";
import { pictureBlockOf } from "../images/photo-fields.ts";

/** A record from the form: any field may be missing or empty. */
export type FormRecord = Record<string, unknown>;

export interface CompleteOptions {
  /** The name of its list. */
  list: string;
  /** The file name, which is the record's id. */
  id: string;
  /** The record as last saved. */
  saved?: FormRecord;
  photos: readonly ListedPhoto[];
  now: Date;
}

/**
 * Completes a record from the form: id, dates, and the alternative texts and
 * sizes of pictures. Empty fields are omitted; the others are in schema order,
 * so that diffs show only changes.
 */
export function completeRecord(
  form: FormRecord,
  { list, id, saved = {}, photos, now }: CompleteOptions,
): FormRecord {
  // Without seconds, like dates in the form.
  const moment = `${now.toISOString().slice(0, 16)}:00.000Z`;
  const record: FormRecord = {
    createdAt: saved.createdAt || moment,
    ...withSeconds(withoutEmpty(form), saved),
    _id: id,
  };
  const fields = collections.get(list)?.fields ?? {};
  if (list !== "articles") return inOrder(record, fields);
  const { coverImage: image, coverAlt: alt } = record;
  const pictures = picturesOf(saved);
  const article = {
    ...record,
    updatedAt: moment,
    coverAlt: image ? altOf({ image, alt }, pictures, photos) : undefined,
    content: blocksOf(record.content, saved, photos),
  };
  return inOrder(article, fields);
}

/** Restores the seconds of unchanged dates, which the form does not have. */
function withSeconds(form: FormRecord, saved: FormRecord): FormRecord {
  const minuteOf = (value: unknown) =>
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)[\d:.]*Z$/.exec(String(value))?.[1];
  const entries = Object.entries(form).map(([name, value]) => {
    const minute = minuteOf(value);
    const isSame = minute !== undefined && minute === minuteOf(saved[name]);
    return [name, isSame ? saved[name] : value];
  });
  return Object.fromEntries(entries);
}

/** The fields of a record in the order of its schema, unknown ones last. */
export function inOrder(record: FormRecord, fields: object): FormRecord {
  const names = new Set([...Object.keys(fields), ...Object.keys(record)]);
  return Object.fromEntries(
    [...names].map((name) => [name, record[name]])
      .filter(([, value]) => value !== undefined),
  );
}

/**
 * A record from the form with its groups and lists in schema order. Texts are
 * trimmed and empty fields omitted, except for lists that must be there.
 */
export function inFields(form: FormRecord, fields: FileFields): FormRecord {
  const cleaned = Object.entries(fields).map(([name, field]) => {
    const value = cleanField(form[name], field);
    if (!isEmpty(value)) return [name, value];
    const isOptional = field.file.safeParse(undefined).success;
    const isList = field.file.safeParse([]).success;
    return [name, isList && !isOptional ? [] : undefined];
  });
  return inOrder({ ...form, ...Object.fromEntries(cleaned) }, fields);
}

function cleanField(value: unknown, { fields }: FileField): unknown {
  if (Array.isArray(value)) {
    return fields
      ? listOf(value).map((it) => inFields(it, fields))
      : clean(value);
  }
  if (!fields || !isRecord(value)) return clean(value);
  const group = inFields(value, fields);
  return Object.keys(group).length > 0 ? group : undefined;
}

const typesOfBlocks: Readonly<Record<string, { fields: object } | undefined>> =
  blockTypes;

function blocksOf(
  content: unknown,
  saved: FormRecord,
  photos: readonly ListedPhoto[],
): FormRecord[] {
  const plain = textsOf(saved.content);
  const pictures = picturesOf(saved);
  return listOf(content).map((block) => {
    const fields = { type: "", ...typesOfBlocks[String(block.type)]?.fields };
    if (block.type === "picture") {
      return inOrder(describedPicture(block, pictures, photos), fields);
    }
    const isPlain = block.type !== "paragraph" ||
      plain.has(block.paragraphText);
    return inOrder(isPlain ? block : withFormat(block), fields);
  });
}

/** The objects of a list; none if it is no list. */
export function listOf(content: unknown): FormRecord[] {
  return Array.isArray(content) ? content : [];
}

/** A picture and its alternative text. */
interface Picture {
  image?: unknown;
  alt?: unknown;
}

/** The pictures that a record shows. */
export function picturesOf(
  { coverImage, coverAlt, content }: FormRecord,
): Picture[] {
  const blocks = listOf(content).filter(({ type }) => type === "picture");
  return [{ image: coverImage, alt: coverAlt }, ...blocks];
}

/** A picture in a text, with its alternative text and size. */
function describedPicture(
  block: FormRecord,
  saved: readonly Picture[],
  photos: readonly ListedPhoto[],
): FormRecord {
  const photo = photoAt(block.image, photos);
  const alt = altOf(block, saved, photos);
  return { ...block, ...(photo && pictureBlockOf(photo)), alt };
}

/**
 * The typed alternative text, else the photograph's; also the photograph's if
 * the typed one belongs to a picture that was replaced.
 */
function altOf(
  { image, alt }: Picture,
  saved: readonly Picture[],
  photos: readonly ListedPhoto[],
): unknown {
  const described = saved.filter((it) => it.alt === alt);
  const isOfAnother = described.length > 0 &&
    !described.some((it) => it.image === image);
  const photo = photoAt(image, photos);
  return photo && (!alt || isOfAnother) ? photo.alt : alt;
}

/** The texts of saved paragraphs without markup. */
function textsOf(content: unknown): ReadonlySet<unknown> {
  return new Set(
    listOf(content).filter(({ format }) => !format)
      .map((it) => it.paragraphText),
  );
}

/** Sets whether a paragraph's text, as written by the form, has markup. */
function withFormat({ format: _, ...block }: FormRecord): FormRecord {
  const { paragraphText: text } = block;
  if (typeof text !== "string") return block;
  const marked = { ...block, format: "markdown" };
  const budget = { ...recordBudget };
  const blocks = markdownBlocks(marked as unknown as ContentBlock, budget);
  if (blocks.length > 1 || blocks[0]?.type !== "paragraph") return marked;
  const nodes = parseMarkdown(text);
  if (!nodes) return block;
  const [only, ...more] = nodes;
  const isPlain = typeof only === "object" && only.children[0] === text &&
    more.length === 0;
  return isPlain ? block : marked;
}

/** The photograph at an address. */
export function photoAt(
  address: unknown,
  photos: readonly ListedPhoto[],
): ListedPhoto | undefined {
  if (typeof address !== "string") return undefined;
  const [, set, file] = /^\/pictures\/([\w-]+)\/([\w.-]+)$/.exec(address) ?? [];
  return photos.find((photo) =>
    photo.set === set && photo.files.includes(file ?? "")
  );
}

/** A record without its empty fields, and with trimmed texts. */
export function withoutEmpty(record: FormRecord): FormRecord {
  const entries = Object.entries(record).map(([key, value]) =>
    [key, clean(value)] as const
  );
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(clean).filter((it) => !isEmpty(it));
  }
  if (typeof value === "string") return value.trim();
  return typeof value === "object" && value !== null
    ? withoutEmpty({ ...value })
    : value;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" ||
    Array.isArray(value) && value.length === 0;
}
