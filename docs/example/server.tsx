/**
 * A server that streams: `deno run -A --unstable-bundle docs/example/server.tsx`,
 * then http://localhost:8000/posts. LATE=6000 makes its content later, LATE=60000
 * too late.
 */
import { Hono } from "hono";
import { renderToReadableStream } from "react-dom/server";
import {
  success,
  timedOut,
  unreachable,
} from "../../src/lib/content-result.ts";
import { within } from "../../src/lib/promises/within.ts";
import { renderComplete } from "../../src/streaming/render-complete.ts";
import {
  allResults,
  createServerPages,
  withResults,
} from "../../src/streaming/server-pages.tsx";
import { complete, type Content, createRoutes, timeoutMs } from "./routes.tsx";

const lateMs = Number(Deno.env.get("LATE") ?? 1500);

/** A service that takes its time. */
async function askService(): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, lateMs));
  return ["Send the shell", "Stream the rest", "Call nothing twice"];
}

const content: Content = {
  async posts() {
    const posts = askService().then(success, () => unreachable);
    return await within(posts, timeoutMs) ?? timedOut;
  },
};

const pages = createServerPages<Content>(createRoutes);
const { outputFiles: [script] = [] } = await Deno.bundle({
  entrypoints: [new URL("client.tsx", import.meta.url).pathname],
  platform: "browser",
  write: false,
});

const app = new Hono();
app.get(
  "/client.js",
  (c) => c.body(script!.text(), 200, { "Content-Type": "text/javascript" }),
);
app.get("/api/posts", async (c) => c.json(await content.posts()));
app.on("GET", ["/", "/posts"], async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const page = await pages.query(pathname + search, content);
  if (search === complete) {
    await allResults(page);
    const whole = pages.element(await withResults(page));
    const { html } = await renderComplete(whole);
    return c.html(new TextDecoder().decode(html));
  }
  const html = await renderToReadableStream(pages.element(page), {
    signal: c.req.raw.signal,
    onError: console.error,
  });
  return c.body(html, 200, { "Content-Type": "text/html; charset=utf-8" });
});

Deno.serve({ port: Number(Deno.env.get("PORT") ?? 8000) }, app.fetch);
