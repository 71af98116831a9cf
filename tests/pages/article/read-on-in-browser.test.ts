import assert from "node:assert/strict";
import { articlePath, relatedPath } from "../../../src/addresses/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";

const posts = ["a", "b", "c"].map((_id) => article({ _id }));
const site = useSite({ content: withRecords({ articles: posts }) });

Deno.test("shows related posts, whether or not the list of posts was cached", async () => {
  // The second visit finds the list in the server's cache.
  for (const asked of [1, 0]) {
    const requests: string[] = [];
    await using visit = await openPage(site, articlePath("a"), {
      prepare(page) {
        page.on("request", (request) => requests.push(request.url()));
        return Promise.resolve();
      },
    });
    const { page, complaints } = visit;
    await page.locator("section:has(#related)").waitFor();
    await page.locator("nav.neighbours").waitFor();
    const related = requests.filter((url) => url.includes(relatedPath));
    assert.equal(related.length, asked);
    assert.deepEqual([visit.calls, complaints], [[], []]);
  }
});
