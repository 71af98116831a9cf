import { mapValue } from "../../content/calls/content-result.ts";
import type { PageArgs } from "../../ui/streaming/page-data.ts";
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
