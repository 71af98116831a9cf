import { mapValue } from "../../lib/content-result.ts";
import type { PageArgs } from "../../content/page-args.ts";
import { blogCards } from "./blog-cards.ts";
import { blogFilter, blogList } from "./blog-list.ts";

/** The data of the blog's page. */
export function blogData({ content, query }: PageArgs) {
  return {
    blog: () =>
      mapValue(
        content.list("articles"),
        (posts) => blogList(blogCards(posts), blogFilter(query)),
      ),
  };
}
