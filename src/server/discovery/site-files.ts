import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { feedPaths } from "../../addresses/feed-paths.ts";
import type { ContentApi } from "../../content/api/content-api.ts";
import type { ContentResult } from "../../content/transport/content-result.ts";
import { memoize } from "../../lib/promises/memoize.ts";
import type { PageTable } from "../../routing/page-module.ts";
import { metaOf } from "../../routing/page-state.ts";
import { fixedPaths } from "../../routing/routes.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { unavailable } from "../http/responses.ts";
import { atomFeed } from "./atom.ts";
import { jsonFeed } from "./json-feed.ts";
import { type DescribedPage, llmsText } from "./llms.ts";
import { createPublished } from "../../content/views/published.ts";
import { robots, webManifest } from "./robots-and-manifest.ts";
import { securityText } from "./security-txt.ts";
import { sitemap } from "./sitemap.ts";

const types = {
  atom: "application/atom+xml; charset=utf-8",
  jsonFeed: "application/feed+json; charset=utf-8",
  manifest: "application/manifest+json; charset=utf-8",
  text: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
} as const;

export interface SiteFilesOptions {
  pages: PageTable;
  api: ContentApi;
  siteUrl: string;
  /** Sets how long caches may keep what is made of content. */
  cached: MiddlewareHandler;
}

/** A file that is made of content. */
interface ContentFile<T> {
  type: string;
  /** Gives the same object until the content changes. */
  read(): Promise<ContentResult<T>>;
  write(content: T): string | Promise<string>;
}

/**
 * The files for crawlers, feed readers and devices: feeds, sitemap.xml,
 * llms.txt, robots.txt, security.txt and the web app manifest.
 */
export function siteFiles(
  { pages, api, siteUrl, cached }: SiteFilesOptions,
): Hono {
  const app = new Hono();
  const { newest, both } = createPublished(api);

  function add<T extends object>(path: string, file: ContentFile<T>): void {
    const written = memoize(file.write);
    app.get(path, etag(), cached, async (c) => {
      const result = await file.read();
      if (!result.ok) return unavailable(c, result.message);
      const text = await written(result.value);
      return c.body(text, 200, { "Content-Type": file.type });
    });
  }
  function addFixed(path: string, type: string, write: () => string): void {
    const headers = { "Content-Type": type, "Cache-Control": cachePolicy.day };
    app.get(path, etag(), (c) => c.body(write(), 200, headers));
  }

  add(feedPaths.atom, {
    type: types.atom,
    read: newest,
    write: (articles) => atomFeed(siteUrl, articles),
  });
  add(feedPaths.json, {
    type: types.jsonFeed,
    read: newest,
    write: (articles) => jsonFeed(siteUrl, articles),
  });
  add(feedPaths.sitemap, {
    type: types.xml,
    read: both,
    write: (lists) => sitemap({ siteUrl, fixed: fixedPaths(pages), ...lists }),
  });
  add(feedPaths.llms, {
    type: types.text,
    read: both,
    write: async (lists) =>
      llmsText({ siteUrl, pages: await describePages(pages), ...lists }),
  });
  addFixed(feedPaths.robots, types.text, () => robots(siteUrl));
  addFixed(feedPaths.manifest, types.manifest, () => webManifest(siteUrl));
  addFixed(feedPaths.security, types.text, () => securityText(siteUrl));
  return app;
}

/** Titles and descriptions of the pages that need no content. */
function describePages(pages: PageTable): Promise<DescribedPage[]> {
  return Promise.all(
    fixedPaths(pages).map(async (path) => {
      const page = await pages[path]?.();
      const { title = path, description } = page ? metaOf(page, {}, {}) : {};
      return { path, title, description };
    }),
  );
}
