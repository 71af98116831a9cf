import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Answer } from "../content/answer.ts";
import { rawGzip, rawText } from "../content/raw-lists.ts";
import { acceptsGzip } from "./encodings.ts";
import type { ContentFetchers } from "../content/fetchers.ts";

/**
 * The gateway that browsers call: the content service's six paths and shapes.
 * A visitor's `Authorization` header is passed on, and such an answer is kept
 * nowhere.
 */
export function createGateway(content: ContentFetchers): Hono {
  const app = new Hono();
  app.get(
    "/articles",
    async (c) =>
      replyList(c, "articles", await content.articles(undefined, call(c))),
  );
  app.get(
    "/article",
    async (c) =>
      replyList(c, "articles", await content.articles(statusOf(c), call(c))),
  );
  app.get("/article/:id", async (c) => {
    const answer = await content.article(c.req.param("id"), call(c));
    return reply(c, answer, (article) => ({ article }));
  });
  app.get(
    "/jobs",
    async (c) => replyList(c, "jobs", await content.jobs(undefined, call(c))),
  );
  app.get(
    "/job",
    async (c) => replyList(c, "jobs", await content.jobs(statusOf(c), call(c))),
  );
  app.get("/job/:id", async (c) => {
    const answer = await content.job(c.req.param("id"), call(c));
    return reply(c, answer, (job) => job ?? {});
  });
  app.all("*", (c) => c.json({ errorMessage: "Not found" }, 404));
  return app;
}

/** The status that is asked for; the unfiltered path is used without one. */
function statusOf(c: Context): string | undefined {
  return c.req.query("status") || undefined;
}

function call(c: Context) {
  const authorization = c.req.header("authorization");
  return {
    signal: c.req.raw.signal,
    ...(authorization && { authorization }),
  };
}

/** A list leaves as it came, compressed once for everybody. */
async function replyList(
  c: Context,
  name: "articles" | "jobs",
  answer: Answer<object[]>,
): Promise<Response> {
  const raw = answer.ok ? await rawGzip(answer.value) : undefined;
  if (!raw) return reply(c, answer, (records) => ({ [name]: records }));
  const isGzip = acceptsGzip(c.req.header("accept-encoding"));
  setCaching(c);
  c.header("Content-Type", "application/json");
  c.header("Vary", "Accept-Encoding");
  if (isGzip) c.header("Content-Encoding", "gzip");
  return c.body(isGzip ? raw : await rawText(raw));
}

function reply<T>(
  c: Context,
  answer: Answer<T>,
  shape: (value: T) => object,
): Response {
  setCaching(c);
  return answer.ok ? c.json(shape(answer.value)) : c.json(
    { errorMessage: answer.message },
    answer.status as ContentfulStatusCode,
  );
}

function setCaching(c: Context): void {
  const isPrivate = c.req.header("authorization") !== undefined;
  c.header("Cache-Control", isPrivate ? "private, no-store" : "no-store");
}
