import type { Article } from "../../../src/pages/blog/article.server.ts";
import type { ContentFiles } from "../../../src/content/embedded/content-service.ts";
import type { StoredRecord } from "../../../src/content/service-fields.server.ts";
import { readContentFiles } from "../../../src/pages/records.server.ts";

/** The site's current records. */
export function allRecords(): Promise<ContentFiles> {
  return readContentFiles();
}

/** The records of the fixtures, which tests may name and count. */
export function fixtureRecords(): Promise<ContentFiles> {
  return readContentFiles(new URL("../../fixtures/", import.meta.url));
}

/** Fields of an article, with blocks of any type. */
export type ArticleFields = Partial<Omit<Article, "content">> & {
  _id: string;
  content?: readonly object[];
};

/** An article with everything that a page shows, as in a content file. */
export function article(fields: ArticleFields): Article & StoredRecord {
  return {
    title: `Title of ${fields._id}`,
    tags: "AI, Product",
    coverImage: "/pictures/blog/fallback-1600.webp",
    author: "Ife Adeyemi",
    createdAt: "2025-10-01T08:00:00.000Z",
    updatedAt: "2025-10-14T08:00:00.000Z",
    status: "published",
    content: [{
      type: "paragraph",
      paragraphTitle: "First part",
      paragraphText: `Text of ${fields._id}. `.repeat(20),
    }],
    ...fields,
  } as Article & StoredRecord;
}
