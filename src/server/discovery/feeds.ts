import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { feedPaths } from "../../addresses/feed-paths.ts";
import type { ContentApi } from "../../content/api/content-api.ts";
import type { ContentResult } from "../../content/transport/content-result.ts";
import { memoize } from "../../lib/promises/memoize.ts";
import { unavailable } from "../http/responses.ts";
import { articleFeed, jobFeed } from "./atom.ts";
import { jsonFeed } from "./json-feed.ts";
import { createPublished } from "./published.ts";

const atom = "application/atom+xml; charset=utf-8";

interface Feed<T> {
  type: string;
  list(): Promise<ContentResult<readonly T[]>>;
  write(siteUrl: string, records: readonly T[]): string;
}

export interface FeedsOptions {
  api: ContentApi;
  siteUrl: string;
  /** Sets how long caches may keep what is made of content. */
  cached: MiddlewareHandler;
}

/** The feeds of articles (Atom and JSON) and of jobs (Atom). */
export function feeds({ api, siteUrl, cached }: FeedsOptions): Hono {
  const app = new Hono();
  const published = createPublished(api);

  function feed<T>(path: string, { type, list, write }: Feed<T>): void {
    // A list is the same object until its content changes.
    const written = memoize((records: readonly T[]) => write(siteUrl, records));
    app.get(path, etag(), cached, async (c) => {
      const result = await list();
      if (!result.ok) return unavailable(c, result.message);
      return c.body(written(result.value), 200, { "Content-Type": type });
    });
  }

  feed(feedPaths.atom, {
    type: atom,
    list: published.articles,
    write: articleFeed,
  });
  feed(feedPaths.json, {
    type: "application/feed+json; charset=utf-8",
    list: published.articles,
    write: jsonFeed,
  });
  feed(feedPaths.jobs, {
    type: atom,
    list: published.jobs,
    write: jobFeed,
  });
  return app;
}
