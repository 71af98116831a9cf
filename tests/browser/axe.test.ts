import assert from "node:assert/strict";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { addresses, unknownAddress } from "../support/addresses.ts";
import { contentPages } from "../support/content-pages.ts";
import { stage } from "../support/stage.ts";

const site = stage({});
const widths = [1440, 390];

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
    for (const path of [...addresses, unknownAddress]) {
      await t.step(path, async () => {
        await using visit = await site.visit(path, {
          colorScheme,
          reducedMotion: "reduce",
          bypassCSP: true,
          until: "load",
        });
        const { page } = visit;
        await page.evaluate(axe.source);
        const found: string[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const line of await violations(page)) {
            found.push(`${width} px: ${line}`);
          }
        }
        assert.deepEqual(found, []);
      });
    }
  });
}

Deno.test("axe finds nothing in what is open: menu, drawer, failures", async () => {
  const options = { bypassCSP: true, reducedMotion: "reduce" } as const;
  await using wide = await site.visit("/", options);
  await wide.page.evaluate(axe.source);
  await wide.page.getByRole("button", { name: "Services" }).click();
  await wide.page.getByRole("link", { name: "All services" }).waitFor();
  assert.deepEqual(await violations(wide.page), []);

  await using phone = await site.visit("/", {
    ...options,
    viewport: { width: 390, height: 844 },
  });
  await phone.page.evaluate(axe.source);
  await phone.page.getByRole("button", { name: "Open menu" }).click();
  await phone.page.getByRole("button", { name: "Close menu" }).waitFor();
  assert.deepEqual(await violations(phone.page), []);

  const own = site.content.answer;
  site.content.answer = () => Response.json({ errorMessage: "Out of ink" });
  for (const { path } of contentPages) {
    const fresh = `${path}?q=zzz`;
    await using visit = await site.visit(fresh, { ...options, until: "load" });
    await visit.page.evaluate(axe.source);
    assert.deepEqual(await violations(visit.page), [], path);
  }
  site.content.answer = own;
});
