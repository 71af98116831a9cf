/** Every control of every page while all scripts are held back. */
import assert from "node:assert/strict";
import { canonicalPaths } from "../../src/paths.ts";
import { addresses, unknownAddress } from "../support/addresses.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { openTab } from "../support/browser/open-page.ts";
import { moveMouse, pressAt } from "../support/engines/actions.ts";
import { uselessControls } from "../support/engines/controls.ts";
import { type Size, until } from "../support/engines/engine.ts";
import { desktop, inEachEngine, phone } from "../support/engines/engines.ts";
import { site } from "../support/fixture-site.ts";

/** Aliases show the same controls as their pages. */
const paths = [...addresses, unknownAddress]
  .filter((path) => !(path in canonicalPaths));
/** Where no menu opens by hover. */
const cornerOf = ({ height }: Size) => ({ x: 1, y: height - 1 });

/**
 * The site with scripts that never end. Held responses would take up the
 * browser's connections.
 */
const withHeldScripts = (site: { origin: string }) =>
  changedSite(
    site,
    (path, response) =>
      path.endsWith(".js")
        ? new Response("await new Promise(() => {})", {
          headers: { "Content-Type": "text/javascript" },
        })
        : response,
  );

for (const size of [desktop, phone]) {
  Deno.test(`each control works before hydration at ${size.width} px`, async (t) => {
    using held = withHeldScripts(site);
    await using tab = await openTab(held, {
      viewport: size,
      hasTouch: size === phone,
      until: "load",
    });
    const { mouse, touchscreen } = tab.page;
    for (const path of paths) {
      await t.step(path, async () => {
        await tab.goTo(path);
        const useless = await uselessControls(
          (expression) => tab.page.evaluate(expression),
          async ({ x, y }) => {
            if (size === phone) return await touchscreen.tap(x, y);
            await mouse.click(x, y);
            const corner = cornerOf(size);
            await mouse.move(corner.x, corner.y);
          },
        );
        assert.deepEqual(useless, []);
      });
    }
  });
}

inEachEngine(({ name, site, opened }) => {
  for (const size of [desktop, phone]) {
    Deno.test(`each control works before hydration at ${size.width} px in ${name}`, async (t) => {
      using held = withHeldScripts(site);
      const page = opened();
      await page.resize(size);
      // WebKit's driver has no touch on desktops.
      const pointer = size === phone && name === "Firefox" ? "touch" : "mouse";
      for (const path of paths) {
        await t.step(path, async () => {
          await page.goTo(held.origin + path);
          await until(
            page,
            `location.pathname === "${path}" && document.readyState === "complete"`,
          );
          const useless = await uselessControls(
            (expression) => page.evaluate(expression),
            async (place) => {
              await pressAt(page, place, pointer);
              if (pointer === "mouse") {
                await moveMouse(page, cornerOf(size));
              }
            },
          );
          assert.deepEqual(useless, []);
        });
      }
    });
  }
});
