import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { addAxe, violations } from "../../support/browser/axe.ts";
import {
  type OpenOptions,
  openPage,
  openTab,
} from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const options: OpenOptions = { until: "load" };

async function violationsOf(page: Page): Promise<string[]> {
  await addAxe(page);
  return await violations(page);
}

Deno.test("axe finds no violations in the open menus and the failure states", async () => {
  await using wide = await openPage(site, "/", {
    ...options,
    until: "hydrated",
  });
  await wide.page.locator("button[aria-controls=services-menu]").click();
  await wide.page.locator("#services-menu").waitFor();
  assert.deepEqual(await violationsOf(wide.page), []);

  await using phone = await openPage(site, "/", {
    ...options,
    until: "hydrated",
    viewport: { width: 390, height: 844 },
  });
  await phone.page.locator(".hamburger").click();
  await phone.page.locator(".hamburger[aria-expanded=true]").waitFor();
  assert.deepEqual(await violationsOf(phone.page), []);

  const own = site.content.answer;
  site.content.answer = () => Response.json({ errorMessage: "Out of ink" });
  await using tab = await openTab(site, options);
  for (const { path } of contentPages) {
    await tab.goTo(`${path}?q=zzz`);
    assert.deepEqual(await violationsOf(tab.page), [], path);
  }
  site.content.answer = own;
});
