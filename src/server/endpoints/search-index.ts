import type { Handler } from "hono";
import type { ContentApi } from "../../content/api/content-api.ts";
import { statuses } from "../../content/api/api-types.ts";
import { blogCards } from "../../content/views/blog-cards.ts";
import { blogFilter } from "../../content/views/blog-list.ts";
import { findInTexts, indexTexts } from "../../content/search/text-index.ts";
import { cachePolicy } from "../headers/cache-policy.ts";

/**
 * The cards of all published posts, for the live search of a long list; with a
 * search text, the posts whose texts have its words.
 */
export function searchIndex(api: ContentApi): Handler {
  return async (c) => {
    const result = await api.articles(statuses.article);
    if (!result.ok) {
      return c.json({ errorMessage: result.message }, 503, {
        "Cache-Control": cachePolicy.never,
      });
    }
    const filter = blogFilter(new URL(c.req.url).searchParams);
    if (!filter.q) return c.json(blogCards(result.value));
    await indexTexts(result.value);
    return c.json(findInTexts(result.value, filter) ?? []);
  };
}
