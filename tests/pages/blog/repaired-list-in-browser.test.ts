import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { article, job } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";

/** Invalid fields, which the server repairs. */
const faults: Record<string, unknown>[] = [
  { content: {} },
  { content: [null] },
  { content: "text" },
  { content: [{ type: "paragraph", paragraphText: 5 }] },
  { content: [{ type: 1 }, { type: "paragraph", paragraphTitle: {} }] },
  { title: null, tags: null, coverImage: null, author: null, createdAt: null },
  { title: "  Two\n lines ", status: " published " },
];
const articles = [
  article({ _id: "good", title: "The good one" }),
  ...faults.map((fault, index) => ({
    ...article({ _id: `odd-${index}`, title: `Odd ${index}` }),
    ...fault,
  })),
];
const jobs = [
  job({ _id: "good", title: "The good one" }),
  { ...job({ _id: "odd" }), desc: null, dept: null, location: null },
];
const site = useSite({
  content: ({ url }) =>
    Response.json(/article/.test(url) ? { articles } : { jobs }),
});

for (
  const [path, count] of [
    [paths.blog, articles.length],
    [paths.careers, jobs.length],
  ] as const
) {
  Deno.test(`navigation to ${path} shows a list with repaired records`, async () => {
    await using visit = await openPage(site, paths.about);
    const { page } = visit;
    await page.getByRole("banner").locator(`a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await page.getByText("The good one").first().waitFor();
    assert.ok(visit.calls.length > 0, "the list came through the gateway");
    const ids = await page.locator(`main a[href^="${path}/"]`).evaluateAll((
      links,
    ) => links.map((link) => link.getAttribute("href")));
    assert.equal(new Set(ids).size, count);
    assert.deepEqual(visit.complaints, []);
  });
}
