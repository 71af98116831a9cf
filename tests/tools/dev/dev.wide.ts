// own isolate: it runs for a minute
import assert from "node:assert/strict";
import { colours, site } from "../../../data/site.ts";
import {
  entryPath,
  modulesPath,
} from "../../../src/tools/dev/modules/addresses.ts";
import { watch } from "../../support/browser/chromium.ts";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import {
  openPage,
  openTab,
  pageHydrated,
} from "../../support/browser/open-page.ts";
import { startDevelopment } from "../../support/development.ts";

const folder = "src/pages/contact";
const contact = `${folder}/contact-page`;
const moved = `${folder}/write-page`;
const styles = `${folder}/contact.css`;
const part = `${folder}/next-hours`;
const menu = "src/ui/layout/header/services-menu.tsx";
const article = "data/content/articles/first-flight.json";

// One server for both, because starting it takes longest.
Deno.test("development goes on after mistakes and renamed files, while the menu stays open", async (t) => {
  await using development = await startDevelopment((edit) =>
    edit(`${contact}.tsx`, "return (", "return ((")
  );
  const { edit, rename, pageWith } = development;

  async function inlineStyles(): Promise<string> {
    await pageWith("/contact-us", /<form/);
    const text = await (await fetch(`${development.origin}/contact-us`)).text();
    return /<style[^>]*>([^]*?)<\/style>/.exec(text)?.[1] ?? "";
  }

  await t.step("a mistake at the start", async () => {
    await pageWith("/contact-us", /role="alert"[^]*contact-page\.tsx:/);
    await edit(`${contact}.tsx`, "return ((", "return (");
    assert.ok(await inlineStyles());
  });
  await t.step("a page that is renamed with its styles", async () => {
    await rename(`${contact}.tsx`, `${moved}.tsx`);
    await rename(`${contact}.first.css`, `${moved}.first.css`);
    await pageWith("/contact-us", /role="alert"[^]*routes\.ts:\d/);
    await edit("routes.ts", `${contact}.tsx`, `${moved}.tsx`);
    assert.match(await inlineStyles(), /contact\.css/);
    await pageWith(`${modulesPath}${moved}.tsx`, /export/);
  });
  await t.step("a part of a page", async () => {
    await rename(`${part}.tsx`, `${folder}/hours.tsx`);
    await pageWith("/contact-us", /role="alert"[^]*write-page\.tsx:\d/);
    await rename(`${folder}/hours.tsx`, `${part}.tsx`);
    await inlineStyles();
  });
  await t.step("a folder", async () => {
    await rename("src/ui/art", "src/ui/drawn");
    await pageWith("/contact-us", /role="alert"[^]*ui\/art/);
    await rename("src/ui/drawn", "src/ui/art");
    await inlineStyles();
  });
  await t.step("a style sheet", async () => {
    await rename(styles, `${folder}/write.css`);
    await pageWith("/contact-us", /role="alert"[^]*contact\.css/);
    await edit(`${moved}.first.css`, "contact.css", "write.css");
    assert.match(await inlineStyles(), /write\.css/);
  });
  await t.step("a file of the root that is saved again", async () => {
    await edit(
      "routes.ts",
      "src/pages/privacy/privacy-page.tsx",
      `${moved}.tsx`,
    );
    await pageWith("/privacy", /<form/);
  });

  await using visit = await openPage(development, "/blog");
  const { page } = visit;
  const search = page.getByRole("searchbox").first();
  const trigger = page.locator('[aria-controls="services-menu"]');
  const problem = page.locator("dev-problems").getByRole("alert");
  await search.fill("danfo");
  await trigger.click();

  async function assertKept(): Promise<void> {
    assert.equal(await trigger.getAttribute("aria-expanded"), "true");
    assert.equal(await search.inputValue(), "danfo");
  }

  await t.step("a new text in data", async () => {
    await edit("data/words/header.json", "{", '{ "depot": "Depot",');
    const groups = '<div className="services-groups">';
    await edit(menu, groups, `${groups}<p>{words.depot}</p>`);
    await page.getByText("Depot").waitFor();
    await assertKept();
    await development.pageWith("/blog", /Depot/);
    assert.equal(await problem.count(), 0);
  });
  await t.step("a source that does not compile", async () => {
    await edit(menu, "<ServicesGroups ", "<ServicesGroups< ");
    await problem.getByText(`${menu}:`).first().waitFor();
    await assertKept();
    const { status } = await development.pageWith("/", /role="alert"[^]*menu/);
    assert.equal(status, 500);
    await edit(menu, "<ServicesGroups< ", "<ServicesGroups ");
    await problem.waitFor({ state: "detached" });
    await assertKept();
  });
  await t.step("a rendering error in the browser", async () => {
    const throws =
      'if (popover.current) throw new Error("Broken bridge");\n  return (';
    await edit(menu, "return (", throws);
    await problem.getByText("Broken bridge").first().waitFor();
    await problem.getByText(new RegExp(`${menu}:\\d+:\\d+`)).first().waitFor();
    await edit(menu, throws, "return (");
    await problem.waitFor({ state: "detached" });
    await trigger.waitFor();
  });
  await t.step("a component, before a page loads its scripts", async () => {
    const other = await page.context().newPage();
    const complaints = watch(other);
    const held = Promise.withResolvers<void>();
    await other.route(`**${entryPath}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await other.goto(`${development.origin}/blog`, { waitUntil: "commit" });
    const groups = '<div className="services-groups">';
    await edit(menu, groups, `${groups}<p>Menu of a later version</p>`);
    await development.pageWith("/blog", /Menu of a later version/);
    await other.getByText("Menu of a later version").waitFor({
      state: "attached",
    });
    held.resolve();
    await pageHydrated(other);
    assert.deepEqual(complaints, []);
    await other.close();
  });
  await t.step("an invalid article", async () => {
    await edit(article, '"title"', '"tittle"');
    await problem.getByText(/first-flight\.json": title/).first().waitFor();
    await edit(article, '"tittle"', '"title"');
    await problem.waitFor({ state: "detached" });
    // In another tab: this one may be reloading for the article.
    const other = await page.context().newPage();
    await other.goto(`${development.origin}/blog/first-flight`, {
      waitUntil: "commit",
    });
    await other.getByRole("heading", { level: 1 }).waitFor();
  });
  await t.step("a fact", async () => {
    const file = "data/site.json";
    await search.fill("danfo");
    await edit(file, JSON.stringify(site.email), '"ahoy@example.com"');
    await page.locator('footer a[href="mailto:ahoy@example.com"]').waitFor();
    // With the change, too, once it has restarted.
    await development.pageWith("/contact-us", /ahoy@example\.com/);
    assert.equal(await search.inputValue(), "danfo");
    await edit(file, '"ahoy@example.com"', '"nobody"');
    await problem.getByText(/site\.json": email: expected a mail address/)
      .first().waitFor();
    await edit(file, '"nobody"', JSON.stringify(site.email));
    await problem.waitFor({ state: "detached" });
    // Without it no module that imports the facts can be loaded.
    await edit(file, '"book"', '"booked"');
    await problem.getByText(/site\.json": book: /).first().waitFor();
    await edit(file, '"booked"', '"book"');
    await problem.waitFor({ state: "detached" });
  });
  await t.step("a brand colour", async () => {
    await edit("data/site.ts", colours.danfo.light, "#abcdef");
    await page.waitForFunction(() =>
      getComputedStyle(document.body).getPropertyValue("--danfo").trim() ===
        "#abcdef"
    );
  });
  // Another address of this machine, used if a server listens on all.
  const { port } = development;
  await assert.rejects(Deno.connect({ port, hostname: "127.0.0.2" }));
});

Deno.test("every page in development is hydrated without complaints", async () => {
  await using development = await startDevelopment();
  await using tab = await openTab(development);
  for (const path of [...addresses, unknownAddress]) {
    await tab.goTo(path);
    await tab.page.waitForLoadState();
    const others = tab.complaints.filter((it) =>
      path !== unknownAddress || !it.includes("404")
    );
    assert.deepEqual(others, [], path);
  }
});
