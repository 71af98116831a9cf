import { articlePath, paths } from "../../../src/paths.ts";
import sample from "../../fixtures/data/content/articles/first-flight.json" with {
  type: "json",
};
import { article } from "../../support/content/records.ts";
import type { TestedSection } from "../../support/sections.ts";

/** The blog, for the tests of all sections. */
export const section = {
  records: "articles",
  list: {
    name: "the blog list",
    path: paths.blog,
    loading: "Loading blogs...",
    failed: "Error loading blogs: ",
    empty: "No posts match your search criteria.",
    shows: ".blog-card",
  },
  record: {
    name: "an article",
    path: articlePath,
    loading: "Loading Blog...",
    failed: "Error loading Blog: ",
    shows: "article .prose p",
  },
  sample: { id: sample._id, title: sample.title },
  hidden: "soft-opening",
  statuses: {
    public: "published",
    others: ["draft", "archived", "Scheduled", "private", "open"],
  },
  odd: async () => (await import("./odd-articles.ts")).oddArticles,
  make: (fields) => article({ tags: "featured", ...fields }),
  fill: (_id, field) =>
    article({
      _id,
      title: field("text"),
      author: field("text"),
      // Commas separate tags.
      tags: [field("text"), field("text"), "featured"]
        .map((tag) => tag?.replaceAll(",", ";")).join(", "),
      coverImage: field("address"),
      content: [{
        type: "paragraph",
        paragraphTitle: field("text"),
        paragraphText: field("text"),
      }],
    }),
} satisfies TestedSection;
