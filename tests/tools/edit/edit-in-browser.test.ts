import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { checkContentFiles } from "../../../src/tools/content/check-files.ts";
import { readContentFiles } from "../../../src/pages/records.server.ts";
import { createContentService } from "../../../src/content/embedded/content-service.ts";
import { articleFields } from "../../../src/pages/blog/article.server.ts";
import { testApp } from "../../support/app.ts";
import { startBrowser, watch } from "../../support/browser/chromium.ts";
import { openEditor } from "./open-editor.ts";

let browser: Browser;

Deno.test.beforeAll(async () => {
  browser = await startBrowser();
});
Deno.test.afterAll(() => browser.close());

/** A running editor of a project with one article. */
async function serveEditor() {
  const editor = await openEditor(["soft-opening"]);
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    editor.app.fetch,
  );
  return {
    path: editor.path,
    root: editor.root,
    content: new URL("data/content/", editor.root),
    origin: `http://localhost:${server.addr.port}`,
    async [Symbol.asyncDispose]() {
      await server.shutdown();
      await editor[Symbol.asyncDispose]();
    },
  };
}

const viewport = { width: 1440, height: 900 };

async function photograph(folder: string): Promise<string> {
  const file = `${folder}/lagoon at dusk.jpg`;
  await sharp({
    create: { width: 900, height: 700, channels: 3, background: "#5e8aa0" },
  }).jpeg().toFile(file);
  return file;
}

/** The page inside the preview. */
function previewOf(page: Page) {
  return page.frameLocator("iframe").first().frameLocator("iframe").first()
    .locator("main");
}

function field(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true }).first();
}

async function save(page: Page): Promise<void> {
  const [saved] = await Promise.all([
    page.waitForResponse((it) => it.request().method() === "PUT"),
    page.getByRole("button", { name: "Save" }).click(),
  ]);
  assert.equal(saved.status(), 204);
}

Deno.test("an article can be written, illustrated, previewed and published in the browser", async () => {
  await using editor = await serveEditor();
  const page = await browser.newPage({ viewport });
  const complaints = watch(page);
  await page.goto(`${editor.origin}/#/collections/articles/new`);

  // Write …
  const title = page.getByRole("textbox", { name: "Title" }).first();
  await title.fill("What the tide leaves");
  await page.getByRole("button", { name: "Strategy" }).click();
  await page.getByRole("button", { name: /Add .*Text/ }).click();
  await page.getByRole("menuitem", { name: "Paragraph" }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Low water");
  await page.locator("[contenteditable=true]").first()
    .fill("At low water one sees the piles.");

  // … illustrate …
  await page.getByLabel(/Drop a picture here/).first()
    .setInputFiles(await photograph(editor.path));
  const use = page.getByRole("button", { name: "Use this picture" });
  assert.ok(await use.isDisabled(), "alternative text is required");
  await page.getByLabel(/Alternative text: /).fill("The lagoon at dusk");
  await use.click();

  // … preview as the future page …
  const preview = previewOf(page);
  await preview.getByRole("heading", { name: "What the tide leaves" })
    .waitFor();
  await preview.getByRole("heading", { name: "Low water" }).waitFor();
  await preview.getByText("At low water one sees the piles.").waitFor();
  await preview.getByAltText("The lagoon at dusk").waitFor();

  // … save as a draft, correct and publish.
  await save(page);
  const site = async () => {
    const files = await readContentFiles(editor.content);
    return await testApp({ content: createContentService(files).fetch });
  };
  const path = "/blog/what-the-tide-leaves";
  assert.equal((await (await site()).request(path)).status, 404);
  await page.getByText("What the tide leaves (draft)").click();
  await page.getByRole("radio", { name: "published" }).click();
  await field(page, articleFields.coverAlt.form.label).fill(
    "The lagoon by night",
  );
  await save(page);
  const response = await (await site()).request(path);
  assert.equal(response.status, 200);
  const html = await response.text();
  for (
    const shown of [
      "What the tide leaves</h1>",
      "Low water</h2>",
      "At low water one sees the piles.",
      'alt="The lagoon by night"',
      "/pictures/photos-water/lagoon-at-dusk-wide-800.webp",
    ]
  ) assert.ok(html.includes(shown), shown);

  // Unchanged fields of an older article stay the same.
  const older = `${editor.path}/data/content/articles/soft-opening.json`;
  const before = JSON.parse(await Deno.readTextFile(older));
  await page.getByText(before.title).click();
  await page.getByRole("textbox", { name: "Author" }).fill("Guest Author");
  await save(page);
  const after = JSON.parse(await Deno.readTextFile(older));
  assert.deepEqual(
    { ...after, updatedAt: "" },
    { ...before, updatedAt: "", author: "Guest Author" },
  );

  const { problems } = await checkContentFiles(
    editor.content,
    new URL("static/", editor.root),
  );
  const own = problems.filter(({ file }) => file.includes("what-the-tide"));
  assert.deepEqual(own, []);
  const failures = complaints.list.filter((it) => /^\d+: /.test(it));
  assert.deepEqual(failures, []);
});

Deno.test("the form names broken files, shows dates in Lagos time, and overwrites nothing that was saved elsewhere", async (t) => {
  await using editor = await serveEditor();
  const broken = new URL("articles/broken.json", editor.content);
  await Deno.writeTextFile(broken, '{\n  "title": "Tides\n}\n');
  const file = new URL("articles/soft-opening.json", editor.content);
  const saved = async () => JSON.parse(await Deno.readTextFile(file));
  const address =
    `${editor.origin}/#/collections/articles/entries/soft-opening`;
  const [one, other] = await Promise.all(
    ["UTC", "America/New_York"].map(async (timezoneId) => {
      const page = await browser.newPage({ viewport, timezoneId });
      await page.goto(address);
      await field(page, "Title").waitFor();
      return page;
    }),
  );
  assert.ok(one && other);

  await t.step("names broken files", async () => {
    await other.getByText(/articles\/broken\.json: .*line 2/).waitFor();
  });
  await t.step("shows dates in Lagos time", async () => {
    const { label } = articleFields.createdAt.form;
    const date = other.getByLabel(label, { exact: true });
    assert.equal(await date.inputValue(), "2025-11-06T10:20");
    await other.getByText("(+01:00) Lagos").first().waitFor();
    await date.fill("2025-11-07T00:30");
    await save(other);
    const { createdAt } = await saved();
    assert.equal(Date.parse(createdAt), Date.parse("2025-11-06T23:30Z"));
  });
  await t.step(
    "does not overwrite what was saved elsewhere meanwhile",
    async () => {
      // Over their own version.
      await other.getByText("A soft opening").first().click();
      await field(other, "Title").fill("The softest opening");
      await save(other);

      await field(one, "Author").fill("Ade");
      await one.getByRole("button", { name: "Save" }).click();
      const alert = one.locator("#reason");
      await alert.filter({ hasText: articleFields.title.form.label }).waitFor();
      await one.getByRole("button", { name: "OK" }).click();
      assert.match(await alert.innerText(), /saved elsewhere meanwhile/);
      assert.equal(await field(one, "Author").inputValue(), "Ade");
      const { title, author } = await saved();
      assert.equal(title, "The softest opening");
      assert.notEqual(author, "Ade");
    },
  );
});
