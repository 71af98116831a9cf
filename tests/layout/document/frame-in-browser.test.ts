import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { site as brand } from "../../../data/site.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const phone = { viewport: { width: 390, height: 844 } };
const book = "Book your spot now";

/** Names and targets of the links that are shown in a part of the page. */
async function linksIn(part: Locator): Promise<(string | null)[][]> {
  return await part.getByRole("link").filter({ visible: true }).evaluateAll(
    (links) =>
      links.map((link) => [
        link.textContent?.trim() ?? "",
        link.getAttribute("href"),
      ]),
  );
}

Deno.test("the bar on a desktop has the logo, the six links and the Contact button", async () => {
  await using visit = await openPage(site, "/academy");
  const { page } = visit;
  const bar = page.getByRole("navigation", { name: "Main" });
  assert.deepEqual(await linksIn(bar), [
    [brand.name, "/"],
    ["Home", "/"],
    ["About", "/about-us"],
    ["Portfolio", "/portfolio"],
    ["Blog", "/blog"],
    ["Careers", "/careers"],
    ["Academy", "/academy"],
    ["Contact", "/contact-us"],
  ]);
  await bar.getByRole("button", { name: "Services" }).waitFor();
  assert.equal(await page.locator(".hamburger").isVisible(), false);
  await bar.getByRole("link", { name: brand.name, exact: true }).click();
  await page.waitForURL(`${site.origin}/`);
  await page.getByRole("heading", { level: 1, name: "From idea to product" })
    .waitFor();
});

Deno.test("the booking button stands in the banner on a desktop, and in the footer everywhere", async () => {
  await using visit = await openPage(site, "/");
  const { page } = visit;
  const top = page.getByRole("complementary", { name: "Announcement" })
    .getByRole("link", { name: book });
  const end = page.getByRole("contentinfo").getByRole("link", { name: book });
  assert.equal(await top.isVisible(), true);
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

Deno.test("on a phone the hamburger, a box of 48 px, takes the place of the links", async () => {
  await using visit = await openPage(site, "/", phone);
  const { page } = visit;
  const bar = page.getByRole("navigation", { name: "Main" });
  assert.deepEqual(await linksIn(bar), [[brand.name, "/"]]);
  const button = bar.getByRole("button", { name: "Open menu" });
  const box = await button.boundingBox();
  assert.deepEqual([box?.width, box?.height], [48, 48]);
  const icon = await button.locator("svg").boundingBox();
  assert.deepEqual([icon?.width, icon?.height], [32, 32]);
});

Deno.test("the footer shows what the specification says, and its links lead there", async () => {
  await using visit = await openPage(site, "/careers");
  const { page } = visit;
  const footer = page.getByRole("contentinfo");
  for (
    const text of [
      "Let's Build something together",
      "Building innovative products that meets business demands and serves customers well.",
      "Yaba, Lagos, Nigeria",
    ]
  ) {
    assert.equal(
      await footer.getByText(text, { exact: true }).isVisible(),
      true,
    );
  }
  const list = (title: string) =>
    footer.getByRole("heading", { name: title, exact: true }).locator("..");
  assert.deepEqual(await linksIn(list("Quick Links")), [
    ["Home", "/"],
    ["About", "/about-us"],
    ["Projects", "/portfolio"],
  ]);
  assert.deepEqual(await linksIn(list("Company")), [
    ["About", "/services"],
    ["Contact", "/contact"],
    ["Careers", "/careers"],
    ["Press", "/"],
  ]);
  assert.deepEqual(await linksIn(list("Office")), [
    [brand.email, `mailto:${brand.email}`],
  ]);
  await list("Company").getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { level: 1, name: "We fix the page" })
    .waitFor();
  assert.equal(new URL(page.url()).pathname, "/services");
});
