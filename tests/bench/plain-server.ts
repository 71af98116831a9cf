/**
 * The same React tree in the plain way: Hono, one render for each request, the
 * runtime's compression. Serves pages alone.
 */
import { Hono } from "hono";
import { renderToReadableStream } from "react-dom/server";
import { pages } from "../../routes.ts";
import { createContentClient } from "../../src/content/content-client.ts";
import { failure } from "../../src/content/transport/content-result.ts";
import * as postViews from "../../src/content/views/post-views.ts";
import * as jobViews from "../../src/content/views/job-views.ts";
import { createRoutes, loadPage } from "../../src/routing/routes.ts";
import { readManifestSync } from "../../src/server/assets/build-manifest.ts";
import { createLog } from "../../src/server/logging/log.ts";
import { PageDocument } from "../../src/server/rendering/page-document.tsx";
import { seoHead } from "../../src/server/seo/seo-head.tsx";
import { createServerContent } from "../../src/server/server-content.ts";
import { readSettings } from "../../src/settings.ts";

const settings = readSettings(Deno.env.toObject());
const { siteUrl } = settings;
const manifest = readManifestSync();
const { api } = await createServerContent(settings, createLog("error")).calls();
const client = createContentClient({
  api,
  postViews: () => postViews,
  jobViews: () => jobViews,
  related: () => Promise.resolve(failure("None", 404)),
});
const routes = createRoutes(pages);
const head = seoHead(siteUrl);

const app = new Hono();
app.get("*", async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const current = await loadPage(routes, client, { pathname, search });
  const tree = PageDocument({
    address: pathname + search,
    current,
    manifest,
    siteUrl,
    seoHead: head,
    streams: true,
  });
  const stream = await renderToReadableStream(tree, {
    bootstrapModules: [manifest.entry],
    nonce: "bench",
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
