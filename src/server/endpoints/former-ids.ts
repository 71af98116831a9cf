import type { MiddlewareHandler } from "hono";
import { articlePath, paths } from "../../addresses/paths.ts";
import { type Article, statuses } from "../../content/api/api-types.ts";
import type { ContentApi } from "../../content/api/content-api.ts";
import { listPath } from "../../content/transport/call-paths.ts";
import { memoize } from "../../lib/promises/memoize.ts";

/** Articles' current ids by those that they had before. */
const currentIds = memoize((articles: Article[]): ReadonlyMap<string, string> =>
  new Map(
    articles.flatMap(({ _id, formerIds = [] }) =>
      formerIds.map((former) => [former, _id])
    ),
  )
);

/**
 * Redirects the address of an article's former id to its current one.
 * @param isCached Whether the result of a path is cached: an external service is
 * not asked for its list because of an old address.
 */
export function formerIds(
  { articles }: Pick<ContentApi, "articles">,
  isCached: (path: string) => boolean,
): MiddlewareHandler {
  const prefix = `${paths.blog}/`;
  const list = listPath("article", statuses.article);
  return async (c, next) => {
    const id = c.req.path.slice(prefix.length);
    const known = isCached(list) ? await articles(statuses.article) : undefined;
    const current = known?.ok ? currentIds(known.value).get(id) : undefined;
    if (!current) return await next();
    c.header("Cache-Control", "public, max-age=300");
    return c.redirect(articlePath(current), 308);
  };
}
