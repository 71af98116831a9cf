import type { Handler } from "hono";
import type { ContentApi } from "../../content/api/content-api.ts";
import { statuses } from "../../content/api/api-types.ts";
import { blogCards } from "../../content/views/blog-cards.ts";
import { blogFilter } from "../../content/views/blog-list.ts";
import { findInTexts } from "../../content/search/text-index.ts";
import { cachePolicy } from "../headers/cache-policy.ts";

/**
 * The cards of all published posts, for the live search of a long list; with a
 * search text, the posts whose texts have its words.
 */
export function searchIndex(api: ContentApi): Handler {
  return async (c) => {
    const result = await api.articles(statuses.article);
    const filter = blogFilter(new URL(c.req.url).searchParams);
    return result.ok
      ? c.json(
        filter.q
          ? await findInTexts(result.value, filter)
          : blogCards(result.value),
      )
      : c.json({ errorMessage: result.message }, 503, {
        "Cache-Control": cachePolicy.never,
      });
  };
}
