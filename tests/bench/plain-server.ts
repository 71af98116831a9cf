/**
 * The same React tree in the plain way: Hono, one render for each request, the
 * runtime's compression. Serves pages alone.
 */
import { Hono } from "hono";
import { site } from "../../data/site.ts";
import { routes } from "../../routes.ts";
import { readManifest } from "../../src/build/manifest.ts";
import { failure } from "../../src/content/answer.ts";
import { createContentClient } from "../../src/content/content-client.ts";
import * as jobViews from "../../src/content/job-views.ts";
import { createLog } from "../../src/server/log.ts";
import { createPageRenderer } from "../../src/server/render-page.tsx";
import { createServerContent } from "../../src/server/server-content.ts";
import { readSettings } from "../../src/settings.ts";

const settings = readSettings(Deno.env.toObject());
const manifest = await readManifest();
if (!manifest) throw new Error('Cannot measure: run "deno task build" first');
const content = await createServerContent(settings, createLog("error"));
const renderer = createPageRenderer(routes(createContentClient({
  fetchers: content.fetchers,
  agency: site.name,
  jobViews: () => jobViews,
  related: () => Promise.resolve(failure("None", 404)),
})));

const app = new Hono();
app.get("*", async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const page = await renderer.load(pathname + search);
  const stream = await renderer.stream(page, {
    manifest,
    siteUrl: settings.siteUrl,
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
