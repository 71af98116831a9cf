import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import {
  documentStays,
  follow,
  openPage,
  pageShown,
} from "../support/browser/open-page.ts";
import { states } from "../support/content-pages.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

Deno.test("shows an error when the views of posts fail to load, and recovers on retry", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  const views = "**/assets/post-views-*.js";
  await page.route(views, (route) => route.abort());
  await follow(page, paths.blog);
  await page.getByText(states.blog.failed).waitFor();
  await pageShown(page, paths.blog);
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(
    visit.complaints.filter((it) => it.startsWith("page error")).length,
    0,
  );
  await page.unroute(views);
  await page.locator(".state-error").getByRole("link").click();
  await page.getByRole("article").or(page.locator("main h3")).first().waitFor();
  assert.equal(await page.getByText(states.blog.failed).count(), 0);
});

for (const part of ["after-load", "measure"]) {
  Deno.test(`a page without its ${part} script has no errors`, async () => {
    let lost: Promise<unknown> | undefined;
    await using visit = await openPage(site, paths.about, {
      until: "load",
      prepare(page) {
        lost = page.waitForEvent("requestfailed");
        return page.route(`**/assets/${part}-*.js`, (route) => route.abort());
      },
    });
    await lost;
    await documentStays(visit.page);
    const errors = visit.complaints.filter((it) => /page error/.test(it));
    assert.deepEqual(errors, []);
  });
}
