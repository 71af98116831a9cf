import type { Context } from "hono";
import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  bodyWith,
  contentTypes,
  type ListName,
} from "../../content/content-types.ts";
import type { ContentLoader } from "../../content/content-loader.ts";
import { sameLabel } from "../../content/text/labels.ts";
import {
  type ContentResult,
  failure,
  overCapacity,
  success,
} from "../../lib/content-result.ts";
import {
  sendContentResponse,
  type WrittenResponse,
} from "../documents/content-response.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import { clientOf } from "../http/client.ts";
import type { SiteEnv } from "../services.ts";
import { RequestContent } from "../request-content.ts";

/*
 * The gateway that browsers call: the six paths and response shapes of the
 * content service. A visitor's `Authorization` header is passed on, and such a
 * response is cached nowhere. Without it only public records are sent.
 */

/** What a request asks for. */
interface Asked {
  /** Its address; parameters that change nothing are left out. */
  address: string;
  call(content: ContentLoader): Promise<ContentResult<unknown>>;
  /** The response body with the result. */
  shape(value: unknown): object;
}

/** Responds with the records of every status. */
export function allRecords(
  c: Context<SiteEnv>,
  list: ListName,
): Promise<Response> {
  return send(c, {
    address: c.var.address.path,
    call: (content) => content.list(list, "all"),
    shape: inList(list),
  });
}

/** Responds with the records of a status; of every status without one. */
export function recordsOfStatus(
  c: Context<SiteEnv>,
  list: ListName,
): Promise<Response> {
  const { status: shown } = contentTypes[list];
  const { path } = c.var.address;
  const status = c.req.query("status");
  if (!status) return allRecords(c, list);
  if (sameLabel(status, shown)) {
    return send(c, {
      address: `${path}?status=${shown}`,
      call: (content) => content.list(list),
      shape: inList(list),
    });
  }
  return send(c, {
    address: `${path}?status=`,
    // Of another status only a visitor with a token may see records.
    call: (content) =>
      c.req.raw.headers.has("authorization")
        ? content.list(list, `status=${encodeURIComponent(status)}`)
        : Promise.resolve(success([])),
    shape: inList(list),
  });
}

/** Responds with one record. */
export function singleRecord(
  c: Context<SiteEnv>,
  list: ListName,
): Promise<Response> {
  const { singular } = contentTypes[list];
  return send(c, {
    address: c.var.address.path,
    call: async (content) =>
      found(await content.record(singular, c.req.param("id") ?? "")),
    shape: (record) => bodyWith(list, record as object),
  });
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

const headers = {
  "Content-Type": "application/json",
  Vary: "Authorization, Accept-Encoding",
};

async function send(c: Context<SiteEnv>, asked: Asked): Promise<Response> {
  const authorization = c.req.header("authorization");
  if (authorization) return await sendPersonal(c, asked, authorization);
  const { address, call: read } = asked;
  return await sendContentResponse(c, {
    address,
    client: clientOf(c),
    read,
    write: (result) => write(c, asked, result),
  });
}

function write(
  c: Context<SiteEnv>,
  { shape }: Asked,
  result: ContentResult<unknown>,
): WrittenResponse {
  const status = result.ok ? 200 : result.status;
  const isCacheable = result.ok || status === 404;
  return {
    status,
    body: bodyOf(result, shape),
    route: routePath(c),
    headers: {
      ...headers,
      ...(!isCacheable && { "Cache-Control": cachePolicy.never }),
      ...(status === 503 && { "Retry-After": "60" }),
    },
  };
}

function bodyOf(
  result: ContentResult<unknown>,
  shape: Asked["shape"],
): string {
  return JSON.stringify(
    result.ok ? shape(result.value) : { errorMessage: result.message },
  );
}

/** Responds to a visitor with a token: the service decides what it may see. */
async function sendPersonal(
  c: Context<SiteEnv>,
  { call, shape }: Asked,
  authorization: string,
): Promise<Response> {
  const { admission, content } = c.env;
  const { signal } = c.req.raw;
  const leave = admission.admit(clientOf(c));
  try {
    const result = leave
      ? await call(new RequestContent(content, { authorization, signal }))
      : overCapacity;
    const status = result.ok ? 200 : result.status;
    return c.body(
      bodyOf(result, shape),
      status as ContentfulStatusCode,
      {
        ...headers,
        "Cache-Control": cachePolicy.visitor,
        ...(status === 503 && { "Retry-After": "60" }),
      },
    );
  } finally {
    leave?.();
  }
}
