import { parseMarkdown } from "../content/text/markdown-text.ts";
import type { ListedPhoto } from "../photos/photo-list.ts";
import { pictureBlockOf } from "../photos/photo-fields.ts";

/** A record as the form gives it: any of its fields may be missing or empty. */
export type FormRecord = Record<string, unknown>;

export interface CompleteOptions {
  kind: "articles" | "jobs";
  /** The file's name, which is the record's id. */
  id: string;
  /** The record as it was last saved. */
  saved?: FormRecord;
  photos: readonly ListedPhoto[];
  now: Date;
}

/**
 * A record of the form with what an author need not type: its id, its dates, and
 * the alternative texts and sizes of its pictures. Empty fields are left out.
 */
export function completeRecord(
  form: FormRecord,
  { kind, id, saved = {}, photos, now }: CompleteOptions,
): FormRecord {
  const moment = now.toISOString();
  const record: FormRecord = {
    ...withoutEmpty(form),
    _id: id,
    createdAt: form.createdAt || saved.createdAt || moment,
  };
  if (kind === "jobs") return record;
  const coverAlt = photoAt(record.coverImage, photos)?.alt ?? saved.coverAlt;
  return {
    ...record,
    updatedAt: moment,
    ...(record.coverImage && coverAlt ? { coverAlt } : {}),
    content: blocksOf(record.content, photos, textsOf(saved.content)),
  };
}

/** @param plain Texts of paragraphs that are shown as they are. */
function blocksOf(
  content: unknown,
  photos: readonly ListedPhoto[],
  plain: ReadonlySet<unknown>,
): FormRecord[] {
  if (!Array.isArray(content)) return [];
  return content.map((block: FormRecord) => {
    if (block.type === "paragraph" && !plain.has(block.paragraphText)) {
      return withFormat(block);
    }
    const photo = block.type === "picture"
      ? photoAt(block.image, photos)
      : undefined;
    return photo ? { ...block, ...pictureBlockOf(photo) } : block;
  });
}

/** The texts of the saved paragraphs that have no markup. */
function textsOf(content: unknown): ReadonlySet<unknown> {
  const blocks: FormRecord[] = Array.isArray(content) ? content : [];
  return new Set(
    blocks.filter(({ format }) => !format).map((it) => it.paragraphText),
  );
}

/** A paragraph that says whether its text, as the form writes it, has markup. */
function withFormat({ format: _, ...block }: FormRecord): FormRecord {
  const { paragraphText: text } = block;
  if (typeof text !== "string") return block;
  const [only, ...more] = parseMarkdown(text);
  const isPlain = typeof only === "object" && only.children[0] === text &&
    more.length === 0;
  return isPlain ? block : { ...block, format: "markdown" };
}

/** The photograph that an address names. */
function photoAt(
  address: unknown,
  photos: readonly ListedPhoto[],
): ListedPhoto | undefined {
  if (typeof address !== "string") return undefined;
  const [, set, file] = /^\/pictures\/([\w-]+)\/([\w.-]+)$/.exec(address) ?? [];
  return photos.find((photo) =>
    photo.set === set && photo.files.includes(file ?? "")
  );
}

function withoutEmpty(record: FormRecord): FormRecord {
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
