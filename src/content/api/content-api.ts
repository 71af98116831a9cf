import { type ContentResult, failure } from "../transport/content-result.ts";
import { listPath } from "../transport/call-paths.ts";
import type {
  CallOptions,
  ContentRequest,
  Parse,
} from "../transport/request.ts";
import {
  type Article,
  idPattern,
  type Job,
  type ListedStatus,
} from "./api-types.ts";

/** How bodies are parsed: by schemas on the server, unchecked in the browser. */
export interface Parsers {
  articles: Parse<Article[]>;
  article: Parse<Article | null>;
  jobs: Parse<Job[]>;
  job: Parse<Job | null>;
}

/** The calls of the content service, typed. None of them ever rejects. */
export interface ContentApi {
  /** Articles of one status; of every status when none is given. */
  articles(
    status?: ListedStatus,
    options?: CallOptions,
  ): Promise<ContentResult<Article[]>>;
  /** One article; null when the service knows none. */
  article(
    id: string,
    options?: CallOptions,
  ): Promise<ContentResult<Article | null>>;
  /** Jobs of one status; of every status when none is given. */
  jobs(
    status?: ListedStatus,
    options?: CallOptions,
  ): Promise<ContentResult<Job[]>>;
  /** One job; null when the service knows none. */
  job(id: string, options?: CallOptions): Promise<ContentResult<Job | null>>;
}

/** The result for an id that cannot exist; no request is made. */
const unknownId = failure("Not found", 404);

/** Builds the typed calls from a way to request paths. */
export function createContentApi(
  request: ContentRequest,
  parsers: Parsers,
): ContentApi {
  return {
    articles: (status, options) =>
      request(listPath("article", status), parsers.articles, options),
    article: (id, options) =>
      idPattern.test(id)
        ? request(`/api/article/${id}`, withId(id, parsers.article), options)
        : Promise.resolve(unknownId),
    jobs: (status, options) =>
      request(listPath("job", status), parsers.jobs, options),
    job: (id, options) =>
      idPattern.test(id)
        ? request(`/api/job/${id}`, withId(id, parsers.job), options)
        : Promise.resolve(unknownId),
  };
}

/** Refuses a record that is not the requested one. */
function withId<T extends { _id: string }>(
  id: string,
  parse: Parse<T | null>,
): Parse<T | null> {
  return (body, text) => {
    const record = parse(body, text);
    return record && record._id !== id ? undefined : record;
  };
}
