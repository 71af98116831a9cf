import assert from "node:assert/strict";
import { articlePath, paths } from "../../../src/paths.ts";
import { follow, openPage } from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";

const posts = ["a", "b", "c"].map((_id) => article({ _id }));
const site = useSite({ content: withRecords({ articles: posts }) });

Deno.test("an article opened from the blog shows related posts", async () => {
  await using visit = await openPage(site, paths.blog);
  const { page, complaints } = visit;
  await follow(page, articlePath("a"));
  await page.locator("section:has(#related)").waitFor();
  await page.locator("nav.neighbours").waitFor();
  assert.deepEqual(visit.calls, ["/api/article/a"]);
  assert.deepEqual(complaints, []);
});
