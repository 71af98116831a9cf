// own isolate: it runs for a minute
import assert from "node:assert/strict";
import header from "../../../data/words/header.json" with { type: "json" };
import { articlePath, paths } from "../../../src/paths.ts";
import { openPage, openTab } from "../../support/browser/open-page.ts";
import { startDevelopment } from "../../support/development.ts";

const menu = "src/ui/layout/header/services-menu.tsx";
const article = "data/content/articles/first-flight.json";

// One server for all, because starting it takes longest.
Deno.test("development serves pages without complaints, and shows edits while the menu stays open", async (t) => {
  await using development = await startDevelopment();
  const { edit } = development;

  // Every page is in dev.wide.ts.
  await t.step("pages with rows, forms and records", async () => {
    await using tab = await openTab(development);
    for (const path of [paths.home, paths.about, paths.webDevelopment]) {
      await tab.goTo(path);
      await tab.page.waitForLoadState();
      assert.deepEqual(tab.complaints, [], path);
    }
  });

  await using visit = await openPage(development, paths.blog);
  const { page } = visit;
  const search = page.getByRole("searchbox").first();
  const trigger = page.locator('[aria-controls="services-menu"]');
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
  await t.step("a word", async () => {
    const label = `"label": ${JSON.stringify(header.services.design.label)}`;
    await edit("data/words/header.json", label, '"label": "Drawing"');
    await page.getByRole("button", { name: /^Drawing/ }).waitFor();
    await assertKept();
  });
  await t.step("a style", async () => {
    await edit("src/ui/layout/footer/footer.css", "{", "{ outline: 7px solid;");
    await page.waitForFunction(() =>
      [...document.querySelectorAll("*")].some((it) =>
        getComputedStyle(it).outlineWidth === "7px"
      )
    );
    await assertKept();
  });
  await t.step("a record", async () => {
    const { title } = JSON.parse(
      await Deno.readTextFile(
        new URL(
          "../../fixtures/data/content/articles/first-flight.json",
          import.meta.url,
        ),
      ),
    );
    await edit(article, JSON.stringify(title), '"The second flight"');
    await development.pageWith(
      articlePath("first-flight"),
      /The second flight<\/h1>/,
    );
  });
  await t.step("a word that is gone, before types are checked", async () => {
    const problem = page.locator("dev-problems").getByRole("alert");
    await edit("data/words/header.json", '"label"', '"lable"');
    await problem.getByText("services.design.label").waitFor();
    await edit("data/words/header.json", '"lable"', '"label"');
    await problem.waitFor({ state: "detached" });
  });
});
