/**
 * The same React tree in the usual way: Hono, one render per request, the
 * runtime's compression. Pages only.
 */
import { Hono } from "hono";
import { renderToReadableStream } from "react-dom/server";
import { readBuild } from "../../src/server/build/build-manifest.ts";
import { createLog } from "../../src/server/logging/log.ts";
import { pageDocument } from "../../src/server/documents/page-document.tsx";
import { queryPage } from "../../src/server/documents/query-page.ts";
import { ServerContent } from "../../src/server/server-content.ts";
import { ResponseContent } from "../../src/server/response-content.ts";
import { readSettings } from "../../src/settings.ts";

const settings = readSettings(Deno.env.toObject());
const build = readBuild();
const nonce = "bench";
const content = new ServerContent(settings, createLog("error"));

const app = new Hono();
app.get("*", async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const address = pathname + search;
  const current = await queryPage(
    address,
    new ResponseContent(content),
  );
  const tree = pageDocument({
    address,
    current,
    build,
    settings,
    nonce,
  });
  const stream = await renderToReadableStream(tree, {
    nonce,
    onError: console.error,
  });
  return c.body(stream, 200, { "Content-Type": "text/html; charset=utf-8" });
});

Deno.serve({
  port: Number(Deno.env.get("PORT")),
  hostname: "127.0.0.1",
  automaticCompression: true,
  onListen() {},
}, app.fetch);
