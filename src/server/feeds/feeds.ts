import { type Context, Hono } from "hono";
import type { PageRoute } from "../../layout/page-module.ts";
import { findProject } from "../../../data/projects.ts";
import type { Answer } from "../../content/answer.ts";
import type { ArticleView } from "../../content/article-view.ts";
import type { ContentClient } from "../../content/content-client.ts";
import type { ContentFetchers } from "../../content/fetchers.ts";
import type { JobView } from "../../content/job-views.ts";
import { once } from "../../content/once.ts";
import { articlePath, jobPath, paths, projectPath } from "../../paths.ts";
import { articleFeed, jobFeed } from "./atom.ts";
import { feedPaths } from "./feed-paths.ts";
import { fixedPages } from "./fixed-pages.ts";
import { jsonFeed } from "./json-feed.ts";
import { llmsText } from "./llms.ts";
import { articleMarkdown, jobMarkdown, projectMarkdown } from "./markdown.ts";
import { createPublished } from "./published.ts";
import { forADay, reply, unavailable, unknown } from "./reply.ts";
import { robots, webManifest } from "./site-files.ts";
import { sitemap } from "./sitemap.ts";

export interface FeedsOptions {
  table: readonly PageRoute[];
  /** The pages' own content client: twins show what pages show. */
  client: ContentClient;
  content: ContentFetchers;
  siteUrl: string;
}

const types = {
  xml: "application/xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  jsonFeed: "application/feed+json; charset=utf-8",
  manifest: "application/manifest+json; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
  text: "text/plain; charset=utf-8",
} as const;

/** What the site tells machines; every address in it begins with `siteUrl`. */
export function createFeeds(
  { table, client, content, siteUrl }: FeedsOptions,
): Hono {
  const app = new Hono();
  const published = createPublished(content);
  const pages = lazily(() => fixedPages(table));
  // Lists stay the same objects until they are refreshed, and so does this.
  const sitemapOf = once((articles: readonly ArticleView[]) =>
    once((jobs: readonly JobView[]) => sitemap(siteUrl, articles, jobs))
  );

  /** A feed of one list: without the list there is nothing to say. */
  function feed<T>(
    path: string,
    type: string,
    list: () => Promise<Answer<readonly T[]>>,
    make: (siteUrl: string, records: readonly T[]) => string,
  ): void {
    const made = once((records: readonly T[]) => make(siteUrl, records));
    app.get(path, async (c) => {
      const answer = await list();
      return answer.ok
        ? await reply(c, { body: made(answer.value), type })
        : unavailable(c, answer.message);
    });
  }
  feed(feedPaths.atom, types.atom, published.articles, articleFeed);
  feed(feedPaths.json, types.jsonFeed, published.articles, jsonFeed);
  feed(feedPaths.jobs, types.atom, published.jobs, jobFeed);

  app.get(feedPaths.sitemap, async (c) => {
    const { articles, jobs, caching } = await bothLists();
    const body = sitemapOf(articles)(jobs);
    return await reply(c, { body, type: types.xml, ...caching });
  });
  app.get(feedPaths.llms, async (c) => {
    const { articles, jobs, caching } = await bothLists();
    const body = llmsText({ siteUrl, pages: await pages(), articles, jobs });
    return await reply(c, { body, type: types.text, ...caching });
  });

  /** Both lists as far as they can be had; half an answer is kept nowhere. */
  async function bothLists() {
    const [articles, jobs] = await Promise.all([
      published.articles(),
      published.jobs(),
    ]);
    return {
      articles: articles.ok ? articles.value : [],
      jobs: jobs.ok ? jobs.value : [],
      caching: articles.ok && jobs.ok ? {} : { caching: "no-store" },
    };
  }

  app.get(
    feedPaths.robots,
    (c) =>
      reply(c, { body: robots(siteUrl), type: types.text, caching: forADay }),
  );
  app.get(feedPaths.manifest, (c) =>
    reply(c, {
      body: webManifest(siteUrl),
      type: types.manifest,
      caching: forADay,
    }));

  /** The twin of a page at the same address with ".md" at its end. */
  function twin(
    pattern: string,
    pathOf: (name: string) => string,
    read: (name: string, url: string) => Promise<Answer<string | undefined>>,
  ): void {
    app.get(pattern.replace(/:\w+$/, ":file{[^/]+\\.md}"), async (c) => {
      const name = (c.req.param("file") ?? "").slice(0, -".md".length);
      const url = siteUrl + pathOf(name);
      const answer = await read(name, url);
      if (!answer.ok) return unavailable(c, answer.message);
      if (!answer.value) return unknown(c);
      return await replyTwin(c, answer.value, url);
    });
  }
  twin(paths.article, articlePath, async (id, url) => {
    const answer = await client.article(id);
    return mapped(answer, (it) => articleMarkdown(it, siteUrl, url));
  });
  twin(paths.job, jobPath, async (id, url) => {
    const answer = await client.job(id);
    return mapped(answer, (job) => jobMarkdown(job, url));
  });
  twin(paths.project, projectPath, (slug, url) => {
    const project = findProject(slug);
    const value = project && projectMarkdown(project, siteUrl, url);
    return Promise.resolve({ ok: true, value });
  });
  return app;
}

async function replyTwin(
  c: Context,
  body: string,
  url: string,
): Promise<Response> {
  return await reply(c, {
    body,
    type: types.markdown,
    // Search engines show the page itself.
    headers: {
      Link:
        `<${url}>; rel="canonical", <${url}>; rel="alternate"; type="text/html"`,
    },
  });
}

function mapped<T>(
  answer: Answer<T | null>,
  change: (value: T) => string,
): Answer<string | undefined> {
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: answer.value === null ? undefined : change(answer.value),
  };
}

/** Calls a function once and keeps what it gave. */
function lazily<T>(make: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => (kept ??= { value: make() }).value;
}
