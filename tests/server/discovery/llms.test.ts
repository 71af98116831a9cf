import assert from "node:assert/strict";
import { projectList } from "../../../data/project-list.ts";
import { feedPaths } from "../../../src/addresses/feed-paths.ts";
import { pages } from "../../../routes.ts";
import { fixedPaths } from "../../../src/routing/routes.ts";
import { testApp } from "../../support/app.ts";

const origin = "https://site.example";

Deno.test("llms.txt leads to every page, article, job and case study", async () => {
  const app = await testApp();
  const text = await (await app.request(feedPaths.llms)).text();
  assert.match(text, /^# \S/);
  assert.match(text, /^> \S/m);
  const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map((it) => it[1]);
  // Pages, case studies, articles, jobs and feeds.
  assert.equal(
    links.length,
    fixedPaths(pages).length + projectList.length + 12 + 8 + 3,
  );
  for (const link of links) {
    const path = link?.replace(origin, "") ?? "";
    const response = await app.request(path, {
      headers: { "user-agent": "Googlebot" },
    });
    await response.body?.cancel();
    assert.equal(response.status, 200, path);
  }
});
