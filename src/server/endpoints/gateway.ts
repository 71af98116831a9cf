import type { Context } from "hono";
import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { statuses } from "../../content/visibility.ts";
import type { ContentApi } from "../../content/content-api.ts";
import { sameLabel } from "../../content/text/labels.ts";
import {
  type ContentResult,
  failure,
  success,
} from "../../content/transport/content-result.ts";
import { createDocument, sendDocument } from "../documents/document.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { createVisit, type Visit } from "../server-content.ts";
import type { SiteEnv } from "../services.ts";

/*
 * The gateway that browsers call: the six paths and response shapes of the
 * content service. A visitor's `Authorization` header is passed on, and such a
 * response is cached nowhere. Without it only public records are sent.
 */

type Call<T> = (api: ContentApi) => Promise<ContentResult<T>>;

/** Answers with the articles of every status. */
export function allArticles(c: Context<SiteEnv>): Promise<Response> {
  return send(c, (api) => api.articles("all"), (articles) => ({ articles }));
}

/** Answers with the articles of a status; of every status without one. */
export function articles(c: Context<SiteEnv>): Promise<Response> {
  return send(
    c,
    ofStatus(c, statuses.article, (api, list) => api.articles(list)),
    (articles) => ({ articles }),
  );
}

/** Answers with one article. */
export function article(c: Context<SiteEnv>): Promise<Response> {
  const id = c.req.param("id") ?? "";
  return send(
    c,
    async (api) => found(await api.article(id)),
    (article) => ({ article }),
  );
}

/** Answers with the jobs of every status. */
export function allJobs(c: Context<SiteEnv>): Promise<Response> {
  return send(c, (api) => api.jobs("all"), (jobs) => ({ jobs }));
}

/** Answers with the jobs of a status; of every status without one. */
export function jobs(c: Context<SiteEnv>): Promise<Response> {
  return send(
    c,
    ofStatus(c, statuses.job, (api, list) => api.jobs(list)),
    (jobs) => ({ jobs }),
  );
}

/** Answers with one job. */
export function job(c: Context<SiteEnv>): Promise<Response> {
  const id = c.req.param("id") ?? "";
  return send(c, async (api) => found(await api.job(id)), (job) => job);
}

/**
 * The list of one status. A status that the specification does not name gets an
 * empty list without a call, so that arbitrary values cannot fill the cache.
 */
function ofStatus<T>(
  c: Context<SiteEnv>,
  status: string,
  list: (api: ContentApi, list?: "all") => Promise<ContentResult<T[]>>,
): Call<T[]> {
  const asked = c.req.query("status");
  if (!asked) return (api) => list(api, "all");
  return sameLabel(asked, status)
    ? (api) => list(api)
    : () => Promise.resolve(success([]));
}

/** A record, or 404 when there is none, or none that may be seen. */
function found<T>(result: ContentResult<T | null>): ContentResult<T> {
  if (!result.ok) return result;
  const { value } = result;
  return value === null ? failure("Not found", 404) : success(value);
}

/** The calls of a visitor with a token. */
function personalApi(
  { env: { content }, req: { raw: { signal } } }: Context<SiteEnv>,
  authorization: string,
  { withRelated }: Visit,
): ContentApi {
  const api = content.personal({ authorization, signal });
  return { ...api, article: (id) => withRelated(api.article(id)) };
}

const headers = {
  "Content-Type": "application/json",
  Vary: "Authorization, Accept-Encoding",
};

async function send<T>(
  c: Context<SiteEnv>,
  call: Call<T>,
  shape: (value: T) => object,
): Promise<Response> {
  const { content, documents } = c.env;
  const authorization = c.req.header("authorization");
  const visit = createVisit(content);
  const result = await call(
    authorization ? personalApi(c, authorization, visit) : visit.api,
  );
  const status = result.ok ? 200 : result.status;
  const body = JSON.stringify(
    result.ok ? shape(result.value) : { errorMessage: result.message },
  );
  if (authorization) {
    return c.body(body, status as ContentfulStatusCode, {
      ...headers,
      "Cache-Control": cachePolicy.visitor,
    });
  }
  const isKept = result.ok || status === 404;
  const document = createDocument({
    status,
    body,
    route: routePath(c),
    headers: {
      ...headers,
      ...(!isKept && { "Cache-Control": cachePolicy.never }),
    },
    used: visit.used,
  });
  const { path, search } = c.var.address;
  if (isKept) documents.set(path + search, document);
  return await sendDocument(c, document);
}
