import assert from "node:assert/strict";
import {
  articlePath,
  feedPaths,
  paths,
  projectPath,
} from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";

const article = articlePath(samples.article.id);
const project = projectPath(samples.project.slug);

/** Headers of a first response and of a cached one. */
async function headersOf(path: string) {
  const app = await testApp();
  const answers = [await app.request(path), await app.request(path)];
  const headers = answers.map(({ headers }) => headers);
  for (const { body } of answers) await body?.cancel();
  return headers;
}

for (
  const [path, tags] of [
    [article, "article-first-flight,articles"],
    [paths.blog, "articles"],
    [`${paths.blog}?q=ai`, "articles"],
    [feedPaths.atom, "articles"],
    [paths.home, null],
    [project, null],
    ["/blog/no-such-article", null],
    ["/api/articles", "articles"],
  ] as const
) {
  Deno.test(`${path} has ${tags ?? "no tag"} as its cache tag`, async () => {
    for (const headers of await headersOf(path)) {
      assert.equal(headers.get("deno-cache-tag"), tags);
    }
  });
}

Deno.test("No-Vary-Search lists exactly the query parameters a page reads", async () => {
  for (
    const [path, names] of [
      [paths.home, '"complete" "preview"'],
      [paths.blog, '"q" "tag" "page" "complete" "preview"'],
      [paths.portfolio, '"show" "complete" "preview"'],
    ] as const
  ) {
    for (const headers of await headersOf(path)) {
      const policy = headers.get("no-vary-search");
      assert.equal(policy, `params, except=(${names})`, path);
    }
  }
});

Deno.test("the policy of XML documents allows nothing", async () => {
  for (const path of [feedPaths.atom, feedPaths.sitemap]) {
    for (const headers of await headersOf(path)) {
      const policy = headers.get("content-security-policy");
      assert.equal(policy, "default-src 'none'", path);
    }
  }
});

Deno.test("Vary contains Accept-Encoding", async () => {
  for (
    const path of [
      ...[paths.home, feedPaths.atom, feedPaths.sitemap],
      ...["/api/articles", "/api/article?status=published"],
    ]
  ) {
    const other = path.startsWith("/api/") ? "Authorization, " : "";
    for (const headers of await headersOf(path)) {
      assert.equal(headers.get("vary"), `${other}Accept-Encoding`, path);
    }
  }
});
