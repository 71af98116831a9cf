import assert from "node:assert/strict";
import { projectList } from "../../data/project-list.ts";
import { site as brand } from "../../data/site.ts";
import { fullPortfolioPath, paths, projectPath } from "../../src/paths.ts";
import { keepMails, keptMails } from "../support/mails.ts";
import { hydrated, stage } from "../support/stage.ts";

const site = stage({});

Deno.test("the portfolio shows six projects, then all, with no way back", async () => {
  await using visit = await site.visit(paths.home);
  const { page } = visit;
  await page.getByRole("link", { name: "Portfolio", exact: true }).first()
    .click();
  const projects = page.getByRole("main").getByRole("article");
  const more = page.getByRole("button", { name: /^View more projects/ });
  await more.waitFor();
  assert.equal(await projects.count(), 6);
  await hydrated(more);
  await more.click();
  await page.waitForURL(site.site.origin + fullPortfolioPath);
  await projects.nth(6).waitFor();
  assert.equal(await projects.count(), projectList.length);
  assert.equal(await more.count(), 0);
  await page.waitForFunction(
    (name) => document.activeElement?.textContent === name,
    projectList[6]!.name,
  );
  await page.goBack();
  await page.waitForURL(site.site.origin + paths.home);
});

Deno.test("each project of the long list leads to its page", async () => {
  await using visit = await site.visit(fullPortfolioPath);
  const links = await visit.page.getByRole("main").getByRole("article")
    .getByRole("link").evaluateAll((items) =>
      items.map((item) => item.getAttribute("href"))
    );
  assert.deepEqual(
    links,
    projectList.map(({ slug }) => projectPath(slug)),
  );
});

Deno.test("a project's page starts at its top, also on the way from another project", async () => {
  await using visit = await site.visit(projectPath("aurora-ai"));
  const { page } = visit;
  await page.getByRole("heading", { level: 1, name: "Aurora AI" }).waitFor();
  const next = page.getByRole("main").getByRole("link", {
    name: new RegExp(projectList[1]!.name),
  }).last();
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await page.getByRole("heading", { level: 1, name: projectList[1]!.name })
    .waitFor();
  await page.waitForFunction(() => scrollY === 0);
});

Deno.test("the pictures that fullSpanIndices names span the gallery, the others half of it", async () => {
  await using visit = await site.visit(projectPath("alomaa"));
  const gallery = visit.page.locator("ul.gallery");
  const shares = await gallery.evaluate((gallery) => {
    const style = getComputedStyle(gallery);
    const inner = gallery.clientWidth - Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    return [...gallery.children].map((item) =>
      item.getBoundingClientRect().width / inner
    );
  });
  const { fullSpanIndices = [] } =
    projectList.find(({ slug }) => slug === "alomaa") ?? {};
  assert.equal(shares.length, 11);
  assert.deepEqual(
    shares.flatMap((share, index) => share > 0.99 ? index + 1 : []),
    fullSpanIndices,
  );
  for (const share of shares) assert.ok(share > 0.99 || share < 0.51);
});

Deno.test("the contact form writes a mail with the fields and sends nothing", async () => {
  await using visit = await site.visit(paths.contact, { prepare: keepMails });
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
  await page.getByText(/Your mail program has the message/).waitFor();
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
  await using visit = await site.visit(paths.contactAlias, {
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
  await visit.page.getByText(/Your mail program has the message/).waitFor();
  const [mail] = await keptMails(visit.page);
  assert.equal(mail?.searchParams.get("subject"), "");
  assert.equal(
    mail?.searchParams.get("body"),
    "Full Name: \r\nDescription: \r\nTimeline: ",
  );
});

Deno.test("the contact page names phone, place, mail and social links", async () => {
  await using visit = await site.visit(paths.contact);
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
  await using visit = await site.visit(paths.contact, {
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
  await using visit = await site.visit(paths.home);
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
