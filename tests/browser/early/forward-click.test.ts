import footer from "../../../data/words/footer.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import {
  attached,
  earlyScriptImported,
  openPage,
} from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("a click during a transition between documents is not lost", async () => {
  await using visit = await openPage(site, paths.about, {
    until: "load",
    reducedMotion: "no-preference",
    // Long enough not to be missed on a busy machine.
    prepare: (page) =>
      page.addInitScript(() => {
        const slow = new CSSStyleSheet();
        slow.replaceSync(
          `::view-transition-group(*), ::view-transition-old(*),
            ::view-transition-new(*) { animation-duration: 600s !important }`,
        );
        document.adoptedStyleSheets.push(slow);
      }),
  });
  const { page } = visit;
  await page.evaluate((path) => location.assign(path), paths.privacy);
  await attached(page, ":root:active-view-transition");
  await page.waitForURL(`**${paths.privacy}`);
  await earlyScriptImported(page);
  const dark = page.locator("footer").getByRole("button", {
    name: `${footer.theme}: dark`,
  });
  await dark.evaluate((button) => button.scrollIntoView({ block: "center" }));
  const { x = 0, y = 0 } = await dark.boundingBox() ?? {};
  // The locator would wait until the transition is over.
  await page.mouse.click(x + 10, y + 10);
  await attached(page, "[data-theme=dark]");
});
