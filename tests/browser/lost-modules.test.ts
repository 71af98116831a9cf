import assert from "node:assert/strict";
import { paths } from "../../src/addresses/paths.ts";
import { elementHydrated, openPage } from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

Deno.test("jobs whose file does not come fail in their place, and come at the next try (G6)", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  const views = "**/assets/job-views-*.js";
  await page.route(views, (route) => route.abort());
  const link = page.getByRole("link", { name: "Careers", exact: true }).first();
  await elementHydrated(link);
  await link.click();
  await page.getByText(/^Error loading jobs: /).waitFor();
  await page.getByRole("heading", { level: 1, name: /Join Us/ }).waitFor();
  assert.equal(
    visit.complaints.filter((it) => it.startsWith("page error")).length,
    0,
  );
  await page.unroute(views);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("article").or(page.locator("main h3")).first().waitFor();
  assert.equal(await page.getByText(/^Error loading jobs: /).count(), 0);
});

for (const part of ["after-load", "measure"]) {
  Deno.test(`a page whose ${part} file does not come has no error of its own (G6)`, async () => {
    await using visit = await openPage(site, paths.about, {
      until: "load",
      prepare: (page) =>
        page.route(`**/assets/${part}-*.js`, (route) => route.abort()),
    });
    await visit.page.waitForLoadState("networkidle");
    const errors = visit.complaints.filter((it) => /page error/.test(it));
    assert.deepEqual(errors, []);
  });
}
