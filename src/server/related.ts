import type { Context } from "hono";
import type { AnswerCache } from "../content/answer-cache.ts";
import type { ContentClient } from "../content/content-client.ts";
import type { ContentFetchers } from "../content/fetchers.ts";
import { createRelated } from "../content/related.ts";
import { isPersonal } from "./cache-rules.ts";
import { recordAbsent } from "./used-answers.ts";

/**
 * What pages show after an article. An external content service is asked for
 * the article alone: related posts are found in the list that another page has
 * brought, and a page that did without is made anew once it is there.
 */
export function relatedForPages(
  content: ContentFetchers,
  { isExternal, answers }: { isExternal: boolean; answers: AnswerCache },
): ContentClient["related"] {
  if (!isExternal) return createRelated(content);
  return createRelated(content, (path) => {
    const isKnown = answers.peek(path) !== undefined;
    if (!isKnown) recordAbsent(path);
    return isKnown;
  });
}

/** What may be read after the article whose id the query names. */
export function createRelatedAnswer(
  content: ContentFetchers,
): (c: Context) => Promise<Response> {
  const related = createRelated(content);
  return async function answer(c) {
    const authorization = c.req.header("authorization");
    const { signal } = c.req.raw;
    const found = await related(c.req.query("id") ?? "", {
      signal,
      ...(authorization && { authorization }),
    });
    if (!found.ok) {
      return c.json({ posts: [] }, 503, { "Cache-Control": "no-store" });
    }
    return c.json(found.value, 200, {
      "Cache-Control": isPersonal(c.req.raw)
        ? "private, no-store"
        : "public, max-age=60",
    });
  };
}
