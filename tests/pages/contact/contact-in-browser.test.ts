import assert from "node:assert/strict";
import { paths } from "../../../src/addresses/paths.ts";
import { keepMails, keptMails } from "../../support/browser/mails.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";
import { site as brand } from "../../../data/site.ts";

const site = useSite();

Deno.test("the contact form writes a mail with the fields and sends nothing", async () => {
  await using visit = await openPage(site, paths.contact, {
    prepare: keepMails,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { page } = visit;
  await page.getByRole("heading", { name: "Get In Touch" }).waitFor();
  // What the page itself loads, it loads without being used.
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  for (
    const [label, text] of [
      ["Full Name", "Ada Òkáfọ̀"],
      ["Project name", "Fish & chips?"],
      ["Description", "Line one\nline two"],
      ["Timeline", "March"],
    ] as const
  ) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByRole("button", { name: "Send a message" }).click();
  await page.getByText(/If no mail program opened/).waitFor();
  await page.getByRole("button", { name: "Copy the message" }).click();
  await page.getByText("Copied.").waitFor();
  assert.match(
    await page.evaluate(() => navigator.clipboard.readText()),
    /^To: [^]*Subject: Fish & chips\?[^]*Line one\nline two/,
  );
  const [mail] = await keptMails(page);
  assert.equal(mail?.pathname, brand.email);
  assert.equal(mail?.searchParams.get("subject"), "Fish & chips?");
  assert.equal(
    mail?.searchParams.get("body"),
    "Full Name: Ada Òkáfọ̀\r\nDescription: Line one\r\nline two\r\nTimeline: March",
  );
  await page.waitForLoadState("networkidle");
  assert.deepEqual(
    requests.filter((url) => !url.startsWith("mailto:")),
    [],
  );
});

Deno.test("the contact form asks for nothing: it can be sent empty", async () => {
  await using visit = await openPage(site, paths.contactAlias, {
    prepare: keepMails,
  });
  const fields = visit.page.getByRole("main").locator("input, textarea");
  for (const field of await fields.all()) {
    assert.equal(await field.getAttribute("required"), null);
    assert.equal(await field.getAttribute("pattern"), null);
    assert.notEqual(await field.getAttribute("type"), "email");
  }
  assert.equal(await fields.count(), 4);
  await visit.page.getByRole("button", { name: "Send a message" }).click();
  await visit.page.getByText(/If no mail program opened/).waitFor();
  const [mail] = await keptMails(visit.page);
  assert.equal(mail?.searchParams.get("subject"), "");
  assert.equal(
    mail?.searchParams.get("body"),
    "Full Name: \r\nDescription: \r\nTimeline: ",
  );
});

Deno.test("the contact page names phone, place, mail and social links", async () => {
  await using visit = await openPage(site, paths.contact);
  const details = visit.page.getByRole("main").locator("dl");
  await details.getByText("Lagos, Nigeria", { exact: true }).waitFor();
  const links = await details.getByRole("link").filter({ visible: true })
    .evaluateAll((items) =>
      items.map((item) => [item.textContent, item.getAttribute("href")])
    );
  assert.deepEqual(links, [
    [brand.phone, `tel:${brand.phone.replaceAll(" ", "")}`],
    [brand.email, `mailto:${brand.email}`],
    ...brand.social.map(({ label, href }) => [label, href]),
  ]);
});

Deno.test("the mail address can be copied", async () => {
  await using visit = await openPage(site, paths.contact, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { page } = visit;
  await page.getByRole("button", { name: "Copy address" }).click();
  await page.getByText("Copied.").waitFor();
  assert.equal(
    await page.evaluate(() => navigator.clipboard.readText()),
    brand.email,
  );
});

Deno.test("Book your spot now leads to the form, from banner, footer and page", async () => {
  await using visit = await openPage(site, paths.home);
  const links = visit.page.getByRole("link", {
    name: brand.book.label,
    includeHidden: true,
  });
  const targets = await links.evaluateAll((items) =>
    items.map((item) => item.getAttribute("href"))
  );
  assert.ok(targets.length >= 2);
  assert.deepEqual(new Set(targets), new Set([brand.book.href]));
  await visit.page.setViewportSize({ width: 390, height: 844 });
  assert.equal(await links.first().isVisible(), false);
  assert.equal(await links.last().isVisible(), true);
});

Deno.test("the plan's deck stands on the bridge, on phones too", async () => {
  await using visit = await openPage(site, paths.contact);
  const { page } = visit;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const plan = await page.locator(".next-hours ol").boundingBox();
    const bridge = await page.locator(".contact-deck").boundingBox();
    assert.ok(plan && bridge);
    const end = plan.y + plan.height - bridge.y;
    // It may end behind the bridge, never above it.
    assert.ok(end >= 0 && end < 30, `${width} px: ${end}`);
  }
});
