import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { documentStays, openPage } from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

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
