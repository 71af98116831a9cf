import { paths } from "../../src/paths.ts";
import { openPage } from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

Deno.test("a list is in the tab order only when it scrolls", async () => {
  await using visit = await openPage(site, paths.home);
  for (const [width, place] of [[1440, "-1"], [390, "0"], [1440, "-1"]]) {
    await visit.page.setViewportSize({ width: Number(width), height: 900 });
    // Waits, or fails at the timeout.
    await visit.page.locator(`.swipe[tabindex="${place}"]`).waitFor();
  }
});
