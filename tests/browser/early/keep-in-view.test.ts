import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { readBuild } from "../../../src/server/build/build-manifest.ts";
import {
  earlyScriptStarted,
  openPage,
  stylesLoaded,
  typefacesLoaded,
} from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

for (const life of ["before", "after"]) {
  Deno.test(`${life} React a pressed question stays where it is while the one above closes`, async () => {
    await using visit = await openPage(site, paths.home, {
      viewport: { width: 390, height: 844 },
      ...life === "before" && {
        until: "load",
        prepare: (page) => page.route(`**${readBuild().entry}`, () => {}),
      },
    });
    const { page } = visit;
    await earlyScriptStarted(page);
    await stylesLoaded(page);
    await typefacesLoaded(page);
    const question = page.locator(".accordion summary").nth(1);
    // The open answer above it begins above the window.
    const top = await question.evaluate((summary) => {
      scrollBy({
        top: summary.getBoundingClientRect().top - 130,
        behavior: "instant",
      });
      return summary.getBoundingClientRect().top;
    });
    assert.ok(top < 300, "the page is long enough");
    await question.click({ position: { x: 20, y: 20 } });
    await page.waitForFunction((top) => {
      const [above, pressed] = document.querySelectorAll<HTMLDetailsElement>(
        ".accordion details",
      );
      return pressed && !above?.open && pressed.open &&
        Math.abs(
            pressed.firstElementChild!.getBoundingClientRect().top - top,
          ) < 1;
    }, top);
  });
}
