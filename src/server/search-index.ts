import type { Context } from "hono";
import { blogCards } from "../content/blog-cards.ts";
import { shownOnly } from "../content/content-client.ts";
import type { ContentFetchers } from "../content/fetchers.ts";
import { once } from "../content/once.ts";
import { statuses } from "../content/records.ts";

const indexOf = once(blogCards);

/** The cards of all published posts, for the live search of a long list. */
export async function searchIndex(
  c: Context,
  content: ContentFetchers,
): Promise<Response> {
  const answer = await content.articles(statuses.article);
  if (!answer.ok) {
    return c.json({ errorMessage: answer.message }, 503, {
      "Cache-Control": "no-store",
    });
  }
  return c.json(indexOf(shownOnly(answer.value)), 200, {
    "Cache-Control": "public, max-age=0, s-maxage=60",
  });
}
