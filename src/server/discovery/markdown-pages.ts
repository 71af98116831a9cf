import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { findProject } from "../../../data/projects.ts";
import {
  articlePath,
  jobPath,
  paths,
  projectPath,
} from "../../addresses/paths.ts";
import type { ContentClient } from "../../content/content-client.ts";
import {
  type ContentResult,
  success,
} from "../../content/transport/content-result.ts";
import { notFound, unavailable } from "../http/responses.ts";
import {
  articleMarkdown,
  jobMarkdown,
  projectMarkdown,
} from "../../content/formats/record-markdown.ts";

/** A page that exists as Markdown too, by the name in its address. */
interface MarkdownPage<T> {
  pathOf(name: string): string;
  read(name: string): Promise<ContentResult<T | null | undefined>>;
  write(value: T, url: string): string;
}

export interface MarkdownPagesOptions {
  client: ContentClient;
  siteUrl: string;
  /** Sets how long caches may keep what is made of content. */
  cached: MiddlewareHandler;
}

/** Markdown versions of articles, jobs and projects, at the page's path + ".md". */
export function markdownPages(
  { client, siteUrl, cached }: MarkdownPagesOptions,
): Hono {
  const app = new Hono();

  function page<T>(pattern: string, options: MarkdownPage<T>): void {
    const { pathOf, read, write } = options;
    const file = pattern.replace(/:\w+$/, ":file{[^/]+\\.md}");
    app.get(file, etag(), cached, async (c) => {
      const name = (c.req.param("file") ?? "").replace(/\.md$/, "");
      const url = siteUrl + pathOf(name);
      const result = await read(name);
      if (!result.ok) return unavailable(c, result.message);
      if (!result.value) return notFound(c);
      return c.body(write(result.value, url), 200, {
        "Content-Type": "text/markdown; charset=utf-8",
        // Search engines show the page itself.
        Link:
          `<${url}>; rel="canonical", <${url}>; rel="alternate"; type="text/html"`,
      });
    });
  }

  page(paths.article, {
    pathOf: articlePath,
    read: client.article,
    write: (article, url) => articleMarkdown(article, siteUrl, url),
  });
  page(paths.job, {
    pathOf: jobPath,
    read: client.job,
    write: jobMarkdown,
  });
  page(paths.project, {
    pathOf: projectPath,
    read: (slug) => Promise.resolve(success(findProject(slug))),
    write: (project, url) => projectMarkdown(project, siteUrl, url),
  });
  return app;
}
