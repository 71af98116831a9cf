import * as z from "zod/mini";
import {
  type Article,
  type ContentBlock,
  idPattern,
  type Job,
} from "./records.ts";

/*
 * Lenient where the site has a fallback (null counts as absent), strict where
 * a wrong type would show as nonsense. Fields that the site does not know are kept: the gateway
 * hands records on as they came.
 */

/** The longest list that is read; what comes after it is dropped. */
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
/** A text without line ends, and without white space around it. */
const line = textOf((text) => text.replace(/\s+/g, " ").trim());

/** No page has an address for a record of another identifier. */
const id = z.string().check(z.regex(idPattern));

const blockSchema = z.looseObject({
  type: z.string(),
  paragraphTitle: line,
  paragraphText: text,
});

/** How deep a record may nest: what writes it again is recursive. */
const deepest = 32;

/** A record of some fields, and of others that are not looked into. */
function record<T extends z.core.$ZodLooseShape>(fields: T) {
  return z.looseObject(fields).check(
    z.refine((value) => isFlat(value, deepest)),
  );
}

function isFlat(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 &&
    Object.values(value).every((inner) => isFlat(inner, levels - 1));
}

/** Drops the blocks that are no blocks; a body that is no list is empty. */
const contentSchema = z.pipe(
  z.unknown(),
  z.transform((value): ContentBlock[] => {
    if (!Array.isArray(value)) return [];
    return value.flatMap((block) => {
      const result = blockSchema.safeParse(block);
      return result.success ? [result.data] : [];
    });
  }),
);

export const articleSchema: z.ZodMiniType<Article, unknown> = record({
  _id: id,
  title: line,
  tags: line,
  coverImage: text,
  author: line,
  createdAt: line,
  updatedAt: line,
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
});

/** A list of records: bad and repeated ones are dropped and counted. */
export interface RecordList<T> {
  records: T[];
  dropped: number;
}

/** Reads `{ [key]: [record] }`, keeping every record that fits. */
export function recordList<T extends { _id: string }>(
  key: string,
  schema: z.ZodMiniType<T, unknown>,
): z.ZodMiniType<RecordList<T>, unknown> {
  return z.pipe(
    z.object({ [key]: z.array(z.unknown()) }),
    z.transform((body): RecordList<T> => {
      const items = (body[key] ?? []) as unknown[];
      const byId = new Map<string, T>();
      for (const item of items.slice(0, maxRecords)) {
        const result = schema.safeParse(item);
        if (result.success && !byId.has(result.data._id)) {
          byId.set(result.data._id, result.data);
        }
      }
      return {
        records: [...byId.values()],
        dropped: items.length - byId.size,
      };
    }),
  );
}
