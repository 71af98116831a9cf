import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { feedPaths } from "../../addresses/feed-paths.ts";
import type { ContentApi } from "../../content/api/content-api.ts";
import {
  type ContentResult,
  success,
} from "../../content/transport/content-result.ts";
import type { ArticleView } from "../../content/views/article-view.ts";
import type { JobView } from "../../content/views/job-views.ts";
import { memoize, memoizeCall } from "../../lib/promises/memoize.ts";
import { metaOf, type PageTable } from "../../routing/page-module.ts";
import { fixedPaths } from "../../routing/routes.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { unavailable } from "../http/responses.ts";
import { type DescribedPage, llmsText } from "./llms.ts";
import { createPublished, type Published } from "./published.ts";
import { robots, webManifest } from "./robots-and-manifest.ts";
import { sitemap } from "./sitemap.ts";

const text = "text/plain; charset=utf-8";

export interface SiteFilesOptions {
  pages: PageTable;
  api: ContentApi;
  siteUrl: string;
  /** Sets how long caches may keep what is made of content. */
  cached: MiddlewareHandler;
}

/** sitemap.xml, llms.txt, robots.txt and the web app manifest. */
export function siteFiles(
  { pages, api, siteUrl, cached }: SiteFilesOptions,
): Hono {
  const app = new Hono();
  const published = createPublished(api);
  const describedPages = memoizeCall(() => describePages(pages));
  // Lists are the same objects until their content changes.
  const sitemapOf = memoize((articles: readonly ArticleView[]) =>
    memoize((jobs: readonly JobView[]) =>
      sitemap({ siteUrl, fixed: fixedPaths(pages), articles, jobs })
    )
  );

  app.get(feedPaths.sitemap, etag(), cached, async (c) => {
    const lists = await bothLists(published);
    if (!lists.ok) return unavailable(c, lists.message);
    const { articles, jobs } = lists.value;
    return c.body(sitemapOf(articles)(jobs), 200, {
      "Content-Type": "application/xml; charset=utf-8",
    });
  });
  app.get(feedPaths.llms, etag(), cached, async (c) => {
    const lists = await bothLists(published);
    if (!lists.ok) return unavailable(c, lists.message);
    const pages = await describedPages();
    return c.body(llmsText({ siteUrl, pages, ...lists.value }), 200, {
      "Content-Type": text,
    });
  });
  app.get(feedPaths.robots, etag(), (c) =>
    c.body(robots(siteUrl), 200, {
      "Content-Type": text,
      "Cache-Control": cachePolicy.day,
    }));
  app.get(feedPaths.manifest, etag(), (c) =>
    c.body(webManifest(siteUrl), 200, {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": cachePolicy.day,
    }));
  return app;
}

interface Lists {
  articles: readonly ArticleView[];
  jobs: readonly JobView[];
}

/** Both lists, or the failure of one: half of a sitemap would be wrong. */
async function bothLists(published: Published): Promise<ContentResult<Lists>> {
  const [articles, jobs] = await Promise.all([
    published.articles(),
    published.jobs(),
  ]);
  if (!articles.ok) return articles;
  return jobs.ok
    ? success({ articles: articles.value, jobs: jobs.value })
    : jobs;
}

/** Titles and descriptions of the pages that need no content. */
function describePages(pages: PageTable): Promise<DescribedPage[]> {
  return Promise.all(
    fixedPaths(pages).map(async (path) => {
      const page = await pages[path]?.();
      const meta = page && metaOf(page, {}, {});
      return {
        path,
        title: meta?.title ?? path,
        description: meta?.description,
      };
    }),
  );
}
