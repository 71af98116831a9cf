import type * as z from "zod/mini";
import { previewLength } from "./blog-cards.ts";
import type { Read } from "./ask.ts";
import { cleanJson, isCleanJson } from "./clean-text.ts";
import type { Readers } from "./fetchers.ts";
import { keepRaw } from "./raw-lists.ts";
import type { Article, ContentBlock } from "./records.ts";
import { articleSchema, jobSchema, recordList } from "./schemas.ts";

/** Called when bad records were left out of a good answer. */
export type OnDropped = (what: string, count: number) => void;

/**
 * Readers that check every body against its schema. Texts that could do harm
 * somewhere are cleaned here, once, for all that shows them.
 * @param onDropped Told how many records of an answer did not fit.
 */
export function checkedReaders(onDropped: OnDropped): Readers {
  function list<T extends object>(
    what: "articles" | "jobs",
    schema: z.ZodMiniType<{ records: T[]; dropped: number }, unknown>,
    slim: (record: T) => T,
  ): Read<T[]> {
    return (body, text) => {
      const isClean = isCleanJson(text);
      const result = schema.safeParse(isClean ? body : cleanJson(body));
      if (!result.success) return undefined;
      const { records, dropped } = result.data;
      const kept = records.map(slim);
      if (dropped > 0) onDropped(what, dropped);
      const isAsItCame = dropped === 0 && isClean;
      keepRaw(kept, isAsItCame ? text : JSON.stringify({ [what]: records }));
      return kept;
    };
  }
  return {
    articles: list(
      "articles",
      recordList("articles", articleSchema),
      withoutBody,
    ),
    jobs: list("jobs", recordList("jobs", jobSchema), (job) => job),
    article: (body, text) =>
      isObject(body) ? one(articleSchema, body.article, text) : undefined,
    job: (body, text) =>
      isObject(body) ? one(jobSchema, body, text) : undefined,
  };
}

/**
 * An article with no more of its text than lists show. Of thousands of
 * articles only that much stays in memory.
 */
function withoutBody(article: Article): Article {
  const block = article.content?.find(hasText);
  const text = block?.paragraphText?.slice(0, previewLength + 1);
  const slim = {
    ...article,
    content: block && text ? [{ type: block.type, paragraphText: text }] : [],
  };
  // A slice keeps the whole text alive that it was cut from; a copy does not.
  return structuredClone(slim);
}

function hasText(block: ContentBlock): boolean {
  return block.type === "paragraph" && Boolean(block.paragraphText?.trim());
}

/** A record; null for none; undefined for one of the wrong shape. */
function one<T>(
  schema: z.ZodMiniType<T, unknown>,
  value: unknown,
  text: string,
): T | null | undefined {
  if (value === undefined || value === null) return null;
  if (isObject(value) && !value._id) return null;
  const result = schema.safeParse(
    isCleanJson(text) ? value : cleanJson(value),
  );
  return result.success ? result.data : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
