import type { Handler } from "hono";
import type { ContentApi } from "../../content/api/content-api.ts";
import { createRelated } from "../../content/views/related.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { callOptions } from "./gateway.ts";

/** What to read after the article whose id the query has. */
export function relatedPosts(api: ContentApi): Handler {
  const related = createRelated(api);
  return async (c) => {
    const result = await related(c.req.query("id") ?? "", callOptions(c));
    if (!result.ok) {
      return c.json({ posts: [] }, 503, { "Cache-Control": cachePolicy.never });
    }
    return c.json(result.value);
  };
}
