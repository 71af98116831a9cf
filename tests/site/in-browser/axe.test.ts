import assert from "node:assert/strict";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import {
  type OpenOptions,
  openPage,
  openTab,
} from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const widths = [1440, 390];
const options: OpenOptions = {
  bypassCSP: true,
  reducedMotion: "reduce",
  until: "load",
  prepare: (page) => page.addInitScript(axe.source),
};

/** Every rule of WCAG 2.2 AA that a machine can check, and good practice. */
async function violations(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as {
      axe: typeof import("axe-core");
    }).axe.run(document, {
      runOnly: [
        "wcag2a",
        "wcag2aa",
        "wcag21a",
        "wcag21aa",
        "wcag22aa",
        "best-practice",
      ],
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any: [first] }) =>
        `${id}: ${target.join(" ")} ${first?.message ?? ""}`
      )
    );
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  Deno.test(`axe finds nothing on any page in the ${colorScheme} theme`, async (t) => {
    await using tab = await openTab(site, { ...options, colorScheme });
    for (const path of [...addresses, unknownAddress]) {
      await t.step(path, async () => {
        await tab.goTo(path);
        const found: string[] = [];
        for (const width of widths) {
          await tab.page.setViewportSize({ width, height: 900 });
          for (const line of await violations(tab.page)) {
            found.push(`${width} px: ${line}`);
          }
        }
        assert.deepEqual(found, []);
      });
    }
  });
}

Deno.test("axe finds nothing in what is open: menu, drawer, failures", async () => {
  await using wide = await openPage(site, "/", {
    ...options,
    until: "hydrated",
  });
  await wide.page.getByRole("button", { name: "Services" }).click();
  await wide.page.getByRole("link", { name: "All services" }).waitFor();
  assert.deepEqual(await violations(wide.page), []);

  await using phone = await openPage(site, "/", {
    ...options,
    until: "hydrated",
    viewport: { width: 390, height: 844 },
  });
  await phone.page.getByRole("button", { name: "Open menu" }).click();
  await phone.page.getByRole("button", { name: "Close menu" }).waitFor();
  assert.deepEqual(await violations(phone.page), []);

  const own = site.content.answer;
  site.content.answer = () => Response.json({ errorMessage: "Out of ink" });
  await using tab = await openTab(site, options);
  for (const { path } of contentPages) {
    await tab.goTo(`${path}?q=zzz`);
    assert.deepEqual(await violations(tab.page), [], path);
  }
  site.content.answer = own;
});
