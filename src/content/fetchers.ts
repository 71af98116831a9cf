import { type Answer, failure } from "./answer.ts";
import type { Read } from "./ask.ts";
import { cleanText } from "./clean-text.ts";
import { type Article, idPattern, type Job } from "./records.ts";

export interface CallOptions {
  signal?: AbortSignal;
  authorization?: string;
}

/** Asks for a path and reads the answer; bound to a server or a browser. */
export type Ask = <T>(
  path: string,
  read: Read<T>,
  options?: CallOptions,
) => Promise<Answer<T>>;

/** How bodies are read: with schemas on the server, trustingly in the browser. */
export interface Readers {
  articles: Read<Article[]>;
  article: Read<Article | null>;
  jobs: Read<Job[]>;
  job: Read<Job | null>;
}

/** The six calls of the content service, typed. None of them ever rejects. */
export interface ContentFetchers {
  /** Articles of one status; of every status when none is given. */
  articles(
    status?: string,
    options?: CallOptions,
  ): Promise<Answer<Article[]>>;
  /** One article; null when the service knows none. */
  article(id: string, options?: CallOptions): Promise<Answer<Article | null>>;
  /** Jobs of one status; of every status when none is given. */
  jobs(status?: string, options?: CallOptions): Promise<Answer<Job[]>>;
  /** One job; null when the service knows none. */
  job(id: string, options?: CallOptions): Promise<Answer<Job | null>>;
}

/** What a call is answered with whose id cannot exist: no request is made. */
const unknownId = failure("Not found", 404);

/** Builds the typed calls around something that asks. */
export function createFetchers(ask: Ask, readers: Readers): ContentFetchers {
  return {
    articles: (status, options) =>
      ask(listPath("article", status), readers.articles, options),
    article: (id, options) =>
      idPattern.test(id)
        ? ask(`/api/article/${id}`, ofId(id, readers.article), options)
        : Promise.resolve(unknownId),
    jobs: (status, options) =>
      ask(listPath("job", status), readers.jobs, options),
    job: (id, options) =>
      idPattern.test(id)
        ? ask(`/api/job/${id}`, ofId(id, readers.job), options)
        : Promise.resolve(unknownId),
  };
}

/** Another record than the one that was asked for is no answer. */
function ofId<T extends { _id: string }>(
  id: string,
  read: Read<T | null>,
): Read<T | null> {
  return (body, text) => {
    const record = read(body, text);
    return record && record._id !== id ? undefined : record;
  };
}

/** The longest status that is asked for. */
const longestStatus = 100;

/** The path of the call that lists records of one status, or of all. */
export function listPath(kind: "article" | "job", status?: string): string {
  if (status === undefined) return `/api/${kind}s`;
  const text = cleanText(status.slice(0, longestStatus));
  return `/api/${kind}?status=${encodeURIComponent(text)}`;
}
