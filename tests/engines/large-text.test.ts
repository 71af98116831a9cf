/** What only Firefox's driver can set: the size of text. */
import assert from "node:assert/strict";
import { paths } from "../../src/addresses/paths.ts";
import { visit } from "../support/engines/engine.ts";
import { desktop, inEachEngine, phone } from "../support/engines/engines.ts";
import { openFirefox } from "../support/engines/firefox.ts";

inEachEngine(({ name, site }) => {
  if (name !== "Firefox") return;

  Deno.test("the header holds text of twice the size in Firefox", async () => {
    await using page = await openFirefox({
      "font.size.variable.x-western": 32,
    });
    for (const size of [desktop, phone]) {
      await page.resize(size);
      await visit(page, site.origin + paths.about);
      const outside = await page.evaluate<string[]>(
        `[...document.querySelectorAll(".header a, .header button")]
          .filter((it) => it.checkVisibility({ visibilityProperty: true }))
          .filter((it) => it.getBoundingClientRect().right > innerWidth)
          .map((it) => it.textContent)`,
      );
      assert.deepEqual(outside, [], `at ${size.width}`);
    }
  });
});
