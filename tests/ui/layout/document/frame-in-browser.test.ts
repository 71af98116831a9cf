import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { site as brand } from "../../../../data/site.ts";
import {
  contactLink,
  mainLinks,
} from "../../../../src/ui/layout/header/main-links.ts";
import { paths } from "../../../../src/paths.ts";
import { openPage } from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

const phone = { width: 390, height: 844 };
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

Deno.test("on desktops the bar has the logo and the menu's links, below a banner that leads to booking", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  const bar = page.getByRole("banner").getByRole("navigation");
  const plain = mainLinks().filter(({ to }) => to !== paths.services);
  assert.deepEqual(await linksIn(bar), [
    logo,
    ...[...plain, contactLink()].map(({ label, to }) => [label, to]),
  ]);
  const services = mainLinks().find(({ to }) => to === paths.services);
  await bar.getByRole("button", { name: services?.label }).waitFor();
  assert.equal(await page.locator(".hamburger").isVisible(), false);
  const book = { name: brand.book.label };
  const top = page.getByRole("complementary").getByRole("link", book);
  assert.equal(await top.getAttribute("href"), brand.book.href);
  const [banner, header] = await Promise.all([
    top.boundingBox(),
    page.getByRole("banner").boundingBox(),
  ]);
  assert.ok(banner && header && banner.y + banner.height <= header.y);
});

Deno.test("on phones the hamburger replaces the links, and booking follows the first screen", async () => {
  await using visit = await openPage(site, paths.home, { viewport: phone });
  const { page } = visit;
  const bar = page.getByRole("banner").getByRole("navigation");
  assert.deepEqual(await linksIn(bar), [logo]);
  assert.equal(await bar.locator(".hamburger").isVisible(), true);
  const link = { name: brand.book.label };
  const top = page.getByRole("complementary").getByRole("link", link);
  assert.equal(await top.isVisible(), false);
  const footer = page.getByRole("contentinfo");
  assert.equal(await footer.getByRole("link", link).isVisible(), true);
  const { height = Infinity } = await footer.boundingBox() ?? {};
  assert.ok(height <= 0.82 * phone.height, `a footer of ${height} px`);

  const book = page.getByRole("banner").getByRole("link", link);
  assert.equal(await book.filter({ visible: true }).count(), 0);
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight }));
  await book.filter({ visible: true }).waitFor();
  const box = await book.boundingBox();
  assert.ok(box && box.width >= 44 && box.height >= 44);
  assert.equal(await book.getAttribute("href"), brand.book.href);
});
