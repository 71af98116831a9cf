import * as z from "zod/mini";
import { isSameJson } from "../../lib/is-same-json.ts";
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

const flag = z.optional(z.catch(z.optional(z.boolean()), undefined));
/** A picture's width or height. */
const pixels = z.optional(z.catch(
  z.optional(z.int().check(z.minimum(1), z.maximum(20_000))),
  undefined,
));
const texts = z.pipe(
  z.array(z.string()),
  z.transform((items) => items.filter((item) => item.trim()).slice(0, 500)),
);

const blockSchema = z.looseObject({
  type: z.string(),
  paragraphTitle: line,
  paragraphText: text,
});

/** The fields of each other type of block; without the needed ones it is dropped. */
const fieldsOfType = new Map<string, z.ZodMiniType<object, unknown>>([
  [
    "picture",
    z.looseObject({
      image: z.string(),
      alt: line,
      caption: line,
      width: pixels,
      height: pixels,
    }),
  ],
  ["quote", z.looseObject({ text: z.string(), source: line })],
  ["list", z.looseObject({ items: texts, ordered: flag })],
  [
    "code",
    z.looseObject({ code: z.string(), language: line, caption: line }),
  ],
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
  z.transform((value): ContentBlock[] => {
    if (!Array.isArray(value)) return [];
    return value.flatMap((block) => {
      const result = blockSchema.safeParse(block);
      if (!result.success) return [];
      const fields = fieldsOfType.get(result.data.type)?.safeParse(block);
      if (fields?.success === false) return [];
      return [{ ...result.data, ...fields?.data }];
    });
  }),
);

export const articleSchema: z.ZodMiniType<Article, unknown> = record({
  _id: id,
  title: line,
  tags: line,
  coverImage: text,
  coverAlt: line,
  author: line,
  createdAt: line,
  updatedAt: line,
  formerIds: z.optional(z.catch(z.optional(z.array(id)), undefined)),
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
  /** Whether the records are exactly those that came. */
  isUnchanged: boolean;
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
      let isUnchanged = true;
      for (const item of items.slice(0, maxRecords)) {
        const { data } = schema.safeParse(item);
        if (!data || byId.has(data._id)) continue;
        byId.set(data._id, data);
        isUnchanged &&= isSameJson(data, item);
      }
      const dropped = items.length - byId.size;
      return {
        records: [...byId.values()],
        dropped,
        isUnchanged: isUnchanged && dropped === 0,
      };
    }),
  );
}
