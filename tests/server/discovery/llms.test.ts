import assert from "node:assert/strict";
import { projectList } from "../../../src/agency/projects/projects.ts";
import { articlePath, feedPaths, projectPath } from "../../../src/paths.ts";
import { fixedPaths } from "../../../src/ui/layout/page-routes.ts";
import { routes } from "../../../src/server/documents/query-page.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article, fixtureRecords } from "../../support/content/records.ts";

const origin = "https://site.example";

Deno.test("llms.txt links to every page, article and case study", async () => {
  const app = await testApp();
  const text = await (await app.request(feedPaths.llms)).text();
  assert.match(text, /^# \S/);
  assert.match(text, /^> \S/m);
  const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map((it) => it[1]);
  const { articles } = await fixtureRecords();
  const shown = [
    ...fixedPaths(routes),
    ...projectList.map(({ slug }) => projectPath(slug)),
    ...articles.filter(({ status }) => status === "published")
      .map(({ _id }) => articlePath(_id)),
  ];
  const linked = links.map((link) => link?.replace(origin, "") ?? "");
  for (const path of shown) assert.ok(linked.includes(path), path);
  // Other tests ask for those.
  const others = linked.filter((it) => !shown.includes(it));
  for (const path of others) {
    const response = await app.request(path, {
      headers: { "user-agent": "Googlebot" },
    });
    await response.body?.cancel();
    assert.equal(response.status, 200, path);
  }
});

Deno.test("llms.txt escapes Markdown in titles", async () => {
  const title = "*not* <b>a</b> [link](https://x.example)\nnor two lines";
  const app = await testApp({
    content: withRecords({ articles: [article({ _id: "odd", title })] }),
  });
  assert.ok(
    (await app.get(feedPaths.llms)).includes(
      "[\\*not\\* \\<b\\>a\\</b\\> \\[link\\](https://x.example) nor two lines]" +
        `(${origin}${articlePath("odd")})`,
    ),
  );
});
