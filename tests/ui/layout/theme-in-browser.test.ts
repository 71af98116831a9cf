import assert from "node:assert/strict";
import footer from "../../../data/words/footer.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import {
  becomes,
  day,
  ground,
  night,
  themeToggle,
} from "../../support/browser/theme.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("a page follows the system until a theme is chosen, which survives a reload", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  for (const [colorScheme, expected] of [["dark", night], ["light", day]]) {
    await page.emulateMedia({ colorScheme: colorScheme as "light" | "dark" });
    assert.equal(await ground(page), expected);
  }
  const dark = page.getByRole("button", { name: `${footer.theme}: dark` });
  await dark.click();
  await becomes(page, night);
  await page.reload();
  assert.equal(await ground(page), night);
  await dark.and(page.locator("[aria-pressed=true]")).waitFor();
  await page.getByRole("button", { name: `${footer.theme}: light` }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await becomes(page, day);
  await page.getByRole("button", { name: `${footer.theme}: system` }).click();
  await becomes(page, night);
});

Deno.test("the toggle switches the theme, on wide screens and in a phone's menu, in all tabs", async () => {
  await using visit = await openPage(site, paths.home);
  const { page, context } = visit;
  const other = await context.newPage();
  await other.goto(site.origin);
  await themeToggle(other, false).waitFor();
  await themeToggle(page, false).click();
  assert.equal(await ground(page), night);
  await becomes(other, night);
  for (const it of [page, other]) {
    await themeToggle(it, true).waitFor();
    await it.getByRole("button", {
      name: `${footer.theme}: dark`,
      pressed: true,
    })
      .waitFor();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  assert.equal(await themeToggle(page, true).count(), 0);
  await page.locator(".hamburger").click();
  await themeToggle(page, true).click();
  await becomes(page, day);
  assert.ok(await themeToggle(page, false).isVisible(), "the menu stays open");
});
