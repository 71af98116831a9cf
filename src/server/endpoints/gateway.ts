import type { Context, Handler } from "hono";
import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  bodyWith,
  type ListName,
  recordKinds,
} from "../../content/record-kinds.ts";
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

type Call = (api: ContentApi) => Promise<ContentResult<unknown>>;

/** Answers with the records of every status. */
export function allRecords(list: ListName): Handler<SiteEnv> {
  return (c) => send(c, (api) => api[list]("all"), inList(list));
}

/**
 * Answers with the records of a status; of every status without one. Any status
 * but the one that pages ask for gets an empty list without a call, so that
 * arbitrary values cannot fill the cache.
 */
export function recordsOfStatus(list: ListName): Handler<SiteEnv> {
  return (c) => {
    const status = c.req.query("status");
    const call: Call = !status
      ? (api) => api[list]("all")
      : sameLabel(status, recordKinds[list].status)
      ? (api) => api[list]()
      : () => Promise.resolve(success([]));
    return send(c, call, inList(list));
  };
}

/** Answers with one record. */
export function singleRecord(list: ListName): Handler<SiteEnv> {
  const { one } = recordKinds[list];
  return (c) => {
    const id = c.req.param("id") ?? "";
    return send(
      c,
      async (api) => found(await api[one](id)),
      (record) => bodyWith(list, record as object),
    );
  };
}

function inList(list: ListName): (records: unknown) => object {
  return (records) => ({ [list]: records });
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

async function send(
  c: Context<SiteEnv>,
  call: Call,
  shape: (value: unknown) => object,
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
