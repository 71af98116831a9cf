import type { Handler } from "hono";
import type { ContentApi } from "../../content/api/content-api.ts";
import { statuses } from "../../content/api/api-types.ts";
import { blogCards } from "../../content/views/blog-cards.ts";
import { cachePolicy } from "../headers/cache-policy.ts";

/** The cards of all published posts, for the live search of a long list. */
export function searchIndex(api: ContentApi): Handler {
  return async (c) => {
    const result = await api.articles(statuses.article);
    if (!result.ok) {
      return c.json({ errorMessage: result.message }, 503, {
        "Cache-Control": cachePolicy.never,
      });
    }
    return c.json(blogCards(result.value));
  };
}
