import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("hidden words are not copied, links stand apart, and lists stay lists", async () => {
  await using visit = await openPage(site, paths.contact);
  const { page } = visit;
  const hidden = page.locator("main .visually-hidden").first();
  const words = (await hidden.textContent() ?? "").trim();
  assert.ok(words);
  const found = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector("main")!);
    const isJoined = (link: Element) => {
      const next = link.nextSibling;
      return next instanceof HTMLAnchorElement && next.matches("a + a");
    };
    return {
      copied: `${getSelection()}`,
      joined: [...document.querySelectorAll("a")].filter(isJoined)
        .map(({ outerHTML }) => outerHTML),
      // WebKit's VoiceOver reads lists of this type as plain text.
      unlisted: [...document.querySelectorAll("ul,ol")]
        .filter((list) => getComputedStyle(list).listStyleType === "none")
        .map(({ className }) => className),
    };
  });
  assert.ok(!found.copied.split(/\s+/).includes(words), words);
  assert.deepEqual(found.joined, []);
  assert.deepEqual(found.unlisted, []);
});
