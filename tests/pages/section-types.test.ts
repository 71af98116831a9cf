/**
 * Types that follow from a name or from a page's data function. The check of
 * types fails when a line after `@ts-expect-error` compiles.
 */
import assert from "node:assert/strict";
import type { QueryKey } from "../../src/content/query-keys.ts";
import { type ContentResult, success } from "../../src/lib/content-result.ts";
import { ContentLoader } from "../../src/content/content-loader.ts";
import { articleData } from "../../src/pages/blog/article-data.ts";
import { projectData } from "../../src/pages/portfolio/project-data.ts";
import {
  forPage,
  type PageInfo,
  type Related,
} from "../../src/pages/section.server.ts";

/** A content source without records. */
class NoRecords extends ContentLoader {
  protected override query(key: QueryKey): Promise<ContentResult<unknown>> {
    return Promise.resolve(success(key.includes("/") ? null : []));
  }
}

const page: PageInfo = {
  siteUrl: "https://site.example",
  routePath: "/",
  path: "/",
  link: "https://site.example/",
  meta: { title: "A page" },
  data: {},
};

Deno.test("the type of records follows from the name of their list", async () => {
  const content = new NoRecords();
  const articles = await content.list("articles");
  assert.ok(articles.ok);
  // @ts-expect-error: an article has no department.
  assert.deepEqual(articles.value.map(({ dept }) => dept), []);
  const article = await content.record("article", "a");
  assert.ok(article.ok);
  // @ts-expect-error: an article has no department.
  assert.equal(article.value?.dept, undefined);
});

Deno.test("what a section says of a page is typed by the page's data function", () => {
  const describe = [
    // @ts-expect-error: the data of an article's page is named "article".
    forPage(articleData, ({ post }) => post),
    // @ts-expect-error: a project's data is no content result.
    forPage(projectData, ({ project }) => project?.value),
  ];
  assert.deepEqual(describe.map((it) => it(page)), [undefined, undefined]);
});

Deno.test("what a section adds to a record fits the record's type", () => {
  const related: Related = {
    // @ts-expect-error: related posts are no number.
    articles: (article) => ({ ...article, related: 1 }),
  };
  assert.ok(related.articles);
});
