import type * as z from "zod/mini";
import { isRecord } from "../../lib/text/json.ts";
import { cleanJson, isCleanJson } from "../../lib/text/clean-text.ts";
import type { Parse } from "../transport/request.ts";
import { type Article, type Job, previewLength } from "./api-types.ts";
import type { Parsers } from "./content-api.ts";
import {
  previewBlocks,
  unknownTypes,
  withDerivedBlocks,
} from "./derived-blocks.ts";
import { storeRawBody } from "./raw-bodies.ts";
import {
  articleSchema,
  jobSchema,
  type RecordList,
  recordList,
} from "./schemas.ts";
import { isOpen, isPublished } from "./visibility.ts";

/** Called when malformed records were dropped from a good list. */
export type OnDropped = (list: "articles" | "jobs", count: number) => void;

/** Called when an article has blocks of types that no page can show. */
export type OnUnknownBlocks = (id: string, types: readonly string[]) => void;

export interface ParsersOptions {
  onDropped: OnDropped;
  onUnknownBlocks: OnUnknownBlocks;
  /** Whether records that are not public are left out. */
  isPublicOnly: boolean;
}

/**
 * Parsers that check every body against its schema, and clean harmful texts
 * once, here, for everything that shows them.
 */
export function createParsers(
  { onDropped, onUnknownBlocks, isPublicOnly }: ParsersOptions,
): Parsers {
  const isArticleShown = (article: Article) =>
    !isPublicOnly || isPublished(article);
  const isJobShown = (job: Job) => !isPublicOnly || isOpen(job);
  return {
    articles: listParser<Article>({
      name: "articles",
      schema: recordList("articles", articleSchema),
      isShown: isArticleShown,
      slim: withoutBody,
      onDropped,
    }),
    jobs: listParser<Job>({
      name: "jobs",
      schema: recordList("jobs", jobSchema),
      isShown: isJobShown,
      slim: (job) => job,
      onDropped,
    }),
    article: articleParser(isArticleShown, onUnknownBlocks),
    job(body, text) {
      if (!isRecord(body)) return undefined;
      return parseRecord({
        ...{ schema: jobSchema, value: body, text },
        isShown: isJobShown,
      });
    },
  };
}

function articleParser(
  isShown: (article: Article) => boolean,
  onUnknownBlocks: OnUnknownBlocks,
): Parse<Article | null> {
  return (body, text) => {
    if (!isRecord(body)) return undefined;
    const value = body.article;
    const schema = articleSchema;
    const article = parseRecord({ schema, value, text, isShown });
    if (!article) return article;
    const types = unknownTypes(article);
    if (types.length > 0) onUnknownBlocks(article._id, types);
    return withDerivedBlocks(article);
  };
}

interface ListParserOptions<T> {
  name: "articles" | "jobs";
  schema: z.ZodMiniType<RecordList<T>, unknown>;
  isShown(record: T): boolean;
  /** Removes what lists do not show. */
  slim(record: T): T;
  onDropped: OnDropped;
}

function listParser<T extends object>(
  { name, schema, isShown, slim, onDropped }: ListParserOptions<T>,
): Parse<T[]> {
  return (body, text) => {
    const isClean = isCleanJson(text);
    const parsed = schema.safeParse(isClean ? body : clean(body));
    if (!parsed.success) return undefined;
    const { records, dropped, isUnchanged } = parsed.data;
    if (dropped > 0) onDropped(name, dropped);
    const shown = records.filter(isShown);
    const list = shown.map(slim);
    // Browsers check nothing: they get the text as it came only when it needs
    // no repair.
    const isGood = isUnchanged && isClean && shown.length === records.length;
    storeRawBody(list, isGood ? text : JSON.stringify({ [name]: shown }));
    return list;
  };
}

/**
 * An article with no more of its text than a preview shows: full texts of
 * thousands of articles would fill the memory.
 */
function withoutBody(article: Article): Article {
  const slim = {
    ...article,
    content: previewBlocks(article, previewLength + 1),
  };
  // A slice keeps the text alive that it was cut from; a clone does not.
  return structuredClone(slim);
}

/**
 * A record; null when there is none to show; undefined when it has the wrong
 * shape.
 */
function parseRecord<T extends object>(
  { schema, value, text, isShown }: {
    schema: z.ZodMiniType<T, unknown>;
    value: unknown;
    text: string;
    isShown: (record: T) => boolean;
  },
): T | null | undefined {
  if (value === undefined || value === null) return null;
  if (isRecord(value) && !value._id) return null;
  const parsed = schema.safeParse(isCleanJson(text) ? value : clean(value));
  if (!parsed.success) return undefined;
  return isShown(parsed.data) ? parsed.data : null;
}

/** Cleaning an unsafe address could make it pass the checks of addresses. */
const addressFields: ReadonlySet<string> = new Set([
  "coverImage",
  "image",
  "submission_link",
]);

function clean(value: unknown): unknown {
  return cleanJson(value, addressFields);
}
