import * as z from "zod/mini";
import {
  type Article,
  type ContentBlock,
  idPattern,
  type Job,
} from "./api-types.ts";

/*
 * Lenient where the site has a fallback (null counts as absent), strict where
 * a wrong type would be shown. Unknown fields are kept: the gateway passes
 * records on unchanged.
 */

/** The longest list that is read; further records are dropped. */
const maxRecords = 10_000;

function textOf(change: (text: string) => string) {
  return z.optional(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value) => value === null ? undefined : change(value)),
    ),
  );
}
const text = textOf((text) => text);
/** A text on one line, trimmed. */
const line = textOf((text) => text.replace(/\s+/g, " ").trim());

/** A record with another kind of id could have no page. */
const id = z.string().check(z.regex(idPattern));

const texts = z.pipe(
  z.array(z.string()),
  z.transform((items) => items.filter((item) => item.trim()).slice(0, 500)),
);
/** A picture's width or height. */
const pixels = z.int().check(z.minimum(1), z.maximum(20_000));

/** A field of a block; one that cannot be read is left out. */
function field<T>(schema: z.ZodMiniType<T, unknown>) {
  return z.optional(z.catch(z.optional(schema), undefined));
}

const blockSchema = z.looseObject({
  type: z.string(),
  paragraphTitle: field(line),
  paragraphText: field(text),
  format: field(text),
  image: field(text),
  alt: field(line),
  caption: field(line),
  width: field(pixels),
  height: field(pixels),
  text: field(text),
  source: field(line),
  items: field(texts),
  ordered: field(z.boolean()),
  code: field(text),
  language: field(line),
});

/** The field that a block of each type is dropped without. */
const neededFields = new Map<string, keyof ContentBlock>([
  ["picture", "image"],
  ["quote", "text"],
  ["list", "items"],
  ["code", "code"],
]);

/** How deep a record may nest: serialising it is recursive. */
const maxDepth = 32;

/** A record with some known fields; others are not checked. */
function record<T extends z.core.$ZodLooseShape>(fields: T) {
  return z.looseObject(fields).check(
    z.refine((value) => isWithinDepth(value, maxDepth)),
  );
}

function isWithinDepth(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 &&
    Object.values(value).every((inner) => isWithinDepth(inner, levels - 1));
}

/** Drops malformed blocks; a body that is not a list counts as empty. */
const contentSchema = z.pipe(
  z.unknown(),
  z.transform((value): ContentBlock[] =>
    Array.isArray(value) ? value.flatMap(blockOf) : []
  ),
);

function blockOf(value: unknown): ContentBlock[] {
  const block: ContentBlock | undefined = blockSchema.safeParse(value).data;
  if (!block) return [];
  const needed = neededFields.get(block.type);
  return needed && block[needed] === undefined ? [] : [block];
}

export const articleSchema: z.ZodMiniType<Article, unknown> = record({
  _id: id,
  title: line,
  tags: line,
  coverImage: text,
  coverAlt: line,
  author: line,
  createdAt: line,
  updatedAt: line,
  publishAt: line,
  unpublishAt: line,
  status: line,
  content: z.optional(contentSchema),
});

export const jobSchema: z.ZodMiniType<Job, unknown> = record({
  _id: id,
  title: line,
  desc: text,
  location: line,
  city: line,
  country: line,
  salary: line,
  job_type: line,
  dept: line,
  experience: line,
  submission_link: text,
  status: line,
  createdAt: line,
  validThrough: line,
});

/** A list of records; malformed and repeated ones are dropped and counted. */
export interface RecordList<T> {
  records: T[];
  dropped: number;
}

/** Reads `{ [key]: [record] }` and keeps every record that fits its schema. */
export function recordList<T extends { _id: string }>(
  key: string,
  schema: z.ZodMiniType<T, unknown>,
): z.ZodMiniType<RecordList<T>, unknown> {
  return z.pipe(
    z.object({ [key]: z.array(z.unknown()) }),
    z.transform((body): RecordList<T> => {
      const items = body[key] ?? [];
      const byId = new Map<string, T>();
      for (const item of items.slice(0, maxRecords)) {
        const { data } = schema.safeParse(item);
        if (!data || byId.has(data._id)) continue;
        byId.set(data._id, data);
      }
      const records = [...byId.values()];
      return { records, dropped: items.length - records.length };
    }),
  );
}
