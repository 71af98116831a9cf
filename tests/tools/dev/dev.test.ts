import assert from "node:assert/strict";
import { colours } from "../../../data/site.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { startDevelopment } from "../../support/development.ts";

const menu = "src/ui/layout/header/services-menu.tsx";
const article = "data/content/articles/first-flight.json";

Deno.test("edits show while the menu stays open, and errors until they are fixed", async (t) => {
  await using development = await startDevelopment();
  const { edit } = development;
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

  await t.step("a component", async () => {
    const groups = '<div className="services-groups">';
    await edit(menu, groups, `${groups}<p>Edited menu</p>`);
    await page.getByText("Edited menu").waitFor();
    await assertKept();
  });
  await t.step("a text in data", async () => {
    await edit("data/service-menu.ts", "label:", 'label: "Drawing" +');
    await page.getByRole("button", { name: /^Drawing/ }).waitFor();
    await assertKept();
  });
  await t.step("a style", async () => {
    await edit("src/ui/styles/services-menu.css", "{", "{ outline: 7px solid;");
    await page.waitForFunction(() =>
      [...document.querySelectorAll("*")].some((it) =>
        getComputedStyle(it).outlineWidth === "7px"
      )
    );
    await assertKept();
  });
  await t.step("a source that does not compile", async () => {
    await edit(menu, "<ServicesPanel />", "<ServicesPanel");
    await problem.getByText(`${menu}:`).first().waitFor();
    await assertKept();
    const { status } = await development.pageWith("/", /role="alert"[^]*menu/);
    assert.equal(status, 500);
    await edit(menu, "<ServicesPanel", "<ServicesPanel />");
    await problem.waitFor({ state: "detached" });
    await assertKept();
  });
  await t.step("a rendering error in the browser", async () => {
    const throws =
      'if (hydrated) throw new Error("Broken bridge");\n  return (';
    await edit(menu, "return (", throws);
    await problem.getByText("Broken bridge").first().waitFor();
    await problem.getByText(new RegExp(`${menu}:\\d+:\\d+`)).first().waitFor();
    await edit(menu, throws, "return (");
    await problem.waitFor({ state: "detached" });
    await trigger.waitFor();
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
