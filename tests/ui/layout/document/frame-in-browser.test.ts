import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { site as brand } from "../../../../data/site.ts";
import {
  contactLink,
  mainLinks,
} from "../../../../src/ui/layout/header/main-links.ts";
import { paths } from "../../../../src/paths.ts";
import { openPage, pageShown } from "../../../support/browser/open-page.ts";
import { useSite } from "../../../support/site.ts";

const site = useSite();
const phone = { viewport: { width: 390, height: 844 } };
const logo = [brand.name, paths.home];

/** Labels and targets of the visible links. */
async function linksIn(part: Locator): Promise<(string | null)[][]> {
  return await part.getByRole("link").filter({ visible: true }).evaluateAll(
    (links) =>
      links.map((link) => [
        link.textContent?.trim() ?? "",
        link.getAttribute("href"),
      ]),
  );
}

Deno.test("on desktops the bar has the logo and every link of the menu", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  const bar = page.getByRole("banner").getByRole("navigation");
  const plain = mainLinks.filter(({ to }) => to !== paths.services);
  assert.deepEqual(await linksIn(bar), [
    logo,
    ...[...plain, contactLink].map(({ label, to }) => [label, to]),
  ]);
  const services = mainLinks.find(({ to }) => to === paths.services);
  await bar.getByRole("button", { name: services?.label }).waitFor();
  assert.equal(await page.locator(".hamburger").isVisible(), false);
  await bar.getByRole("link", { name: brand.name, exact: true }).click();
  await page.waitForURL(site.origin + paths.home);
  await pageShown(page, paths.home);
});

Deno.test("the booking link is in the banner on desktops, and in the footer everywhere", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  const book = { name: brand.book.label };
  const top = page.getByRole("complementary").getByRole("link", book);
  const end = page.getByRole("contentinfo").getByRole("link", book);
  assert.equal(await top.isVisible(), true);
  assert.equal(await top.getAttribute("href"), brand.book.href);
  assert.equal(await end.isVisible(), true);
  const [banner, bar] = await Promise.all([
    top.boundingBox(),
    page.getByRole("banner").boundingBox(),
  ]);
  assert.ok(banner && bar && banner.y + banner.height <= bar.y);
  await page.setViewportSize(phone.viewport);
  assert.equal(await top.isVisible(), false);
  assert.equal(await end.isVisible(), true);
});

Deno.test("on phones the hamburger replaces the links", async () => {
  await using visit = await openPage(site, paths.home, phone);
  const bar = visit.page.getByRole("banner").getByRole("navigation");
  assert.deepEqual(await linksIn(bar), [logo]);
  assert.equal(await bar.locator(".hamburger").isVisible(), true);
});

Deno.test("a link of the footer opens its page", async () => {
  await using visit = await openPage(site, paths.privacy);
  const { page } = visit;
  const link = page.getByRole("contentinfo").getByRole("listitem")
    .getByRole("link").first();
  const target = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(site.origin + target);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

Deno.test("a phone's bar has a link to book, past the first screen", async () => {
  await using visit = await openPage(site, paths.home, phone);
  const { page } = visit;
  const book = page.getByRole("banner").getByRole("link", {
    name: brand.book.label,
  });
  assert.equal(await book.filter({ visible: true }).count(), 0);
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight }));
  await book.filter({ visible: true }).waitFor();
  const { width = 0, height = 0 } = await book.boundingBox() ?? {};
  assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
  assert.equal(await book.getAttribute("href"), brand.book.href);
});

Deno.test("a phone's footer leaves a part of the window to the page", async () => {
  await using visit = await openPage(site, paths.contact, phone);
  const footer = visit.page.getByRole("contentinfo");
  const { height = Infinity } = await footer.boundingBox() ?? {};
  assert.ok(height <= 0.75 * phone.viewport.height, `${height}`);
});
