import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ContentApi } from "../../content/api/content-api.ts";
import { rawBodyGzip, rawBodyText } from "../../content/api/raw-bodies.ts";
import { statuses } from "../../content/api/api-types.ts";
import { sameLabel } from "../../content/text/labels.ts";
import {
  type ContentResult,
  failure,
  success,
} from "../../content/transport/content-result.ts";
import type { CallOptions } from "../../content/transport/request.ts";
import { acceptsGzip } from "../../lib/http/encodings.ts";
import { cachePolicy } from "../headers/cache-policy.ts";

export interface GatewayOptions {
  /** The calls for public records. */
  api: ContentApi;
  /** The calls for a visitor with a token, whose rights the service knows. */
  personal: ContentApi;
  /** Lets shared caches keep an answer while its content is fresh. */
  cached: MiddlewareHandler;
}

/**
 * The gateway that browsers call: the six paths and response shapes of the
 * content service. A visitor's `Authorization` header is passed on, and such a
 * response is cached nowhere. Without it only public records are sent.
 */
export function gateway({ api, personal, cached }: GatewayOptions): Hono {
  const app = new Hono();
  app.use(cached);
  const callsFor = (c: Context) =>
    c.req.header("authorization") ? personal : api;
  app.get("/articles", async (c) => {
    const result = await callsFor(c).articles(undefined, callOptions(c));
    return await sendList(c, "articles", result);
  });
  app.get("/article", async (c) => {
    const { articles } = callsFor(c);
    const result = await ofStatus(c, statuses.article, articles);
    return await sendList(c, "articles", result);
  });
  app.get("/article/:id", async (c) => {
    const result = await callsFor(c).article(c.req.param("id"), callOptions(c));
    return send(c, found(result), (article) => ({ article }));
  });
  app.get("/jobs", async (c) => {
    const result = await callsFor(c).jobs(undefined, callOptions(c));
    return await sendList(c, "jobs", result);
  });
  app.get("/job", async (c) => {
    const { jobs } = callsFor(c);
    return await sendList(c, "jobs", await ofStatus(c, statuses.job, jobs));
  });
  app.get("/job/:id", async (c) => {
    const result = await callsFor(c).job(c.req.param("id"), callOptions(c));
    return send(c, found(result), (job) => job);
  });
  return app;
}

/**
 * Lists the records of the status that is asked for, or all without one. With
 * any status but the specification's the list is empty, and no call is made:
 * every other text would be a call of its own, and a cached result.
 */
async function ofStatus<T, S extends string>(
  c: Context,
  status: S,
  list: (
    status: S | undefined,
    options: CallOptions,
  ) => Promise<ContentResult<T[]>>,
): Promise<ContentResult<T[]>> {
  const asked = c.req.query("status");
  if (!asked) return await list(undefined, callOptions(c));
  if (!sameLabel(asked, status)) return success([]);
  return await list(status, callOptions(c));
}

/** How a visitor's request is passed on. */
export function callOptions(c: Context): CallOptions {
  const authorization = c.req.header("authorization");
  return {
    signal: c.req.raw.signal,
    ...(authorization && { authorization }),
  };
}

/** Sends a list as it came, compressed once for all requests. */
async function sendList(
  c: Context,
  name: "articles" | "jobs",
  result: ContentResult<object[]>,
): Promise<Response> {
  const raw = result.ok ? await rawBodyGzip(result.value) : undefined;
  if (!raw) return send(c, result, (records) => ({ [name]: records }));
  const isGzip = acceptsGzip(c.req.header("accept-encoding"));
  return c.body(isGzip ? raw : rawBodyText(raw), 200, {
    ...headersFor(c, 200),
    "Content-Type": "application/json",
    ...(isGzip && { "Content-Encoding": "gzip" }),
  });
}

/** A record, or 404 when there is none, or none that may be seen. */
function found<T>(result: ContentResult<T | null>): ContentResult<T> {
  if (!result.ok) return result;
  const { value } = result;
  return value === null ? failure("Not found", 404) : success(value);
}

function send<T>(
  c: Context,
  result: ContentResult<T>,
  shape: (value: T) => object,
): Response {
  return result.ok
    ? c.json(shape(result.value), 200, headersFor(c, 200))
    : c.json(
      { errorMessage: result.message },
      // The type is Hono's list of statuses; ours come from the service.
      result.status as ContentfulStatusCode,
      headersFor(c, result.status),
    );
}

/** What is public is cached by `cached`, an unknown record as well. */
function headersFor(c: Context, status: number): Record<string, string> {
  const isPrivate = c.req.header("authorization") !== undefined;
  const isKept = status === 200 || status === 404;
  const { visitor, never } = cachePolicy;
  return {
    Vary: "Authorization, Accept-Encoding",
    ...((isPrivate || !isKept) && {
      "Cache-Control": isPrivate ? visitor : never,
    }),
  };
}
