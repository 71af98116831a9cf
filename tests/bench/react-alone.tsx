/**
 * The same pages in the usual way: Hono, one render per request, stylesheets
 * and modules in the head, the runtime's compression of pages.
 */
import { Hono } from "hono";
import { serveStatic } from "hono/deno";
import { renderToReadableStream } from "react-dom/server";
import { readBuild } from "../../src/server/build/build-manifest.ts";
import { createLog } from "../../src/server/logging/log.ts";
import {
  pageElement,
  queryPage,
} from "../../src/server/documents/query-page.ts";
import { ContentClient } from "../../src/server/content-client.ts";
import { RequestContent } from "../../src/server/request-content.ts";
import { readSettings } from "../../src/settings.ts";
import { DocumentPartsContext } from "../../src/ui/layout/document/document-parts.ts";

const settings = readSettings(Deno.env.toObject());
const { pages, stylesheets, entry } = readBuild();
const content = new ContentClient(settings, createLog("error"));
const firstStyles = "/first.css";

const app = new Hono();
app.use("/assets/*", serveStatic({ root: "./dist", precompressed: true }));
app.use("*", serveStatic({ root: "./static" }));
app.get(
  firstStyles,
  (c) =>
    c.text(pages[c.req.query("page") ?? ""]?.styles.text ?? "", 200, {
      "Content-Type": "text/css",
    }),
);
app.get("*", async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const current = await queryPage(
    pathname + search,
    new RequestContent(content),
  );
  const styles = [
    `${firstStyles}?page=${encodeURIComponent(current.routePath)}`,
    ...stylesheets,
  ];
  const modules = pages[current.routePath]?.modules ?? [];
  const head = (
    <>
      {styles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
  const stream = await renderToReadableStream(
    <DocumentPartsContext value={{ ...settings, head }}>
      {pageElement(current)}
    </DocumentPartsContext>,
    { bootstrapModules: [entry], onError: console.error },
  );
  return c.body(stream, 200, { "Content-Type": "text/html; charset=utf-8" });
});

Deno.serve({
  port: Number(Deno.env.get("PORT")),
  hostname: "127.0.0.1",
  automaticCompression: true,
  onListen() {},
}, app.fetch);
