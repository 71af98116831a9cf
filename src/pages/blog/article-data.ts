import { mapRecord } from "../../lib/content-result.ts";
import type { PageArgs } from "../../content/page-args.ts";
import { articleView } from "./article-view.ts";

/** The data of an article's page; null if there is no such article. */
export function articleData({ content, params: { id = "" } }: PageArgs) {
  return {
    article: () => mapRecord(content.record("article", id), articleView),
  };
}
