import assert from "node:assert/strict";
import { projectList } from "../../data/project-list.ts";
import { site as brand } from "../../data/site.ts";
import { fullPortfolioPath, paths, projectPath } from "../../src/paths.ts";
import { stage } from "../support/stage.ts";

const site = stage({});

Deno.test("the portfolio shows six projects, then all ten, with no way back", async () => {
  await using visit = await site.visit(paths.home);
  const { page } = visit;
  await page.getByRole("link", { name: "Portfolio", exact: true }).first()
    .click();
  const projects = page.getByRole("main").getByRole("article");
  const more = page.getByRole("link", { name: /^View more projects/ });
  await more.waitFor();
  assert.equal(await projects.count(), 6);
  await more.click();
  await page.waitForURL(site.site.origin + fullPortfolioPath);
  assert.equal(await projects.count(), 10);
  assert.equal(await more.count(), 0);
  assert.equal(
    await page.evaluate(() => document.activeElement?.textContent),
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

Deno.test("the contact form writes a mail with the fields and sends nothing", async () => {
  await using visit = await site.visit(paths.contact, {
    prepare: (page) =>
      page.addInitScript(() => {
        // Chromium has no mail program here: what would open one is kept.
        const kept: string[] = [];
        Object.assign(globalThis, { kept });
        (globalThis as unknown as { navigation: EventTarget }).navigation
          .addEventListener("navigate", (event) => {
            const { destination } = event as unknown as {
              destination: { url: string };
            };
            if (!destination.url.startsWith("mailto:")) return;
            kept.push(destination.url);
            event.preventDefault();
          });
      }),
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
  await page.getByText(/Your mail program has the message/).waitFor();
  const [address] = await page.evaluate(() =>
    (globalThis as unknown as { kept: string[] }).kept
  );
  const url = new URL(address ?? "");
  assert.equal(url.pathname, brand.email);
  assert.equal(url.searchParams.get("subject"), "Fish & chips?");
  assert.equal(
    url.searchParams.get("body"),
    "Full Name: Ada Òkáfọ̀\r\nDescription: Line one\r\nline two\r\nTimeline: March",
  );
  await page.waitForLoadState("networkidle");
  assert.deepEqual(
    requests.filter((url) => !url.startsWith("mailto:")),
    [],
  );
});

Deno.test("the contact form asks for nothing: it can be sent empty", async () => {
  await using visit = await site.visit(paths.contactAlias);
  const fields = visit.page.getByRole("main").locator("input, textarea");
  for (const field of await fields.all()) {
    assert.equal(await field.getAttribute("required"), null);
    assert.equal(await field.getAttribute("pattern"), null);
    assert.notEqual(await field.getAttribute("type"), "email");
  }
  assert.equal(await fields.count(), 4);
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
