import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { checkContentFiles } from "../../src/content-service/check-files.ts";
import { readContentFiles } from "../../src/content-service/content-files.ts";
import { createContentService } from "../../src/content-service/content-service.ts";
import { createEditorApp } from "../../src/editor/editor-app.ts";
import { testApp } from "../support/app.ts";
import { startBrowser } from "../support/browser/chromium.ts";

/** An editor of a folder with one article of the fixtures. */
async function openEditor() {
  const path = await Deno.makeTempDir();
  await Deno.mkdir(`${path}/data/content/articles`, { recursive: true });
  await Deno.mkdir(`${path}/data/content/jobs`, { recursive: true });
  await Deno.mkdir(`${path}/static/pictures`, { recursive: true });
  await Deno.copyFile(
    new URL("../fixtures/content/articles/soft-opening.json", import.meta.url),
    `${path}/data/content/articles/soft-opening.json`,
  );
  const app = await createEditorApp(pathToFileURL(`${path}/`));
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    app.fetch,
  );
  return {
    path,
    origin: `http://localhost:${server.addr.port}`,
    content: pathToFileURL(`${path}/data/content/`),
    async [Symbol.asyncDispose]() {
      await server.shutdown();
      await Deno.remove(path, { recursive: true });
    },
  };
}

async function photograph(folder: string): Promise<string> {
  const file = `${folder}/lagoon at dusk.jpg`;
  await sharp({
    create: { width: 900, height: 700, channels: 3, background: "#5e8aa0" },
  }).jpeg().toFile(file);
  return file;
}

/** The page that the preview shows. */
function previewOf(page: Page) {
  return page.frameLocator("iframe").first().frameLocator("iframe").first()
    .locator("main");
}

async function save(page: Page): Promise<void> {
  const [saved] = await Promise.all([
    page.waitForResponse((it) => it.request().method() === "PUT"),
    page.getByRole("button", { name: "Save" }).click(),
  ]);
  assert.equal(saved.status(), 204);
}

Deno.test("an article is written, illustrated, previewed and published in the browser alone", async () => {
  await using editor = await openEditor();
  const browser = await startBrowser();
  await using _ = { [Symbol.asyncDispose]: () => browser.close() };
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`${editor.origin}/#/collections/articles/new`);

  // Written …
  const title = page.getByRole("textbox", { name: "Title" }).first();
  await title.fill("What the tide leaves");
  await page.getByRole("button", { name: "Strategy" }).click();
  await page.getByRole("button", { name: /Add .*Text/ }).click();
  await page.getByRole("menuitem", { name: "Paragraph" }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Low water");
  await page.locator("[contenteditable=true]").first()
    .fill("At low water one sees the piles.");

  // … illustrated …
  await page.getByLabel(/Drop a picture here/).first()
    .setInputFiles(await photograph(editor.path));
  const use = page.getByRole("button", { name: "Use this picture" });
  assert.ok(await use.isDisabled(), "alternative text is required");
  await page.getByLabel(/Alternative text/).fill("The lagoon at dusk");
  await use.click();

  // … previewed as the page that it will be …
  const preview = previewOf(page);
  await preview.getByRole("heading", { name: "What the tide leaves" })
    .waitFor();
  await preview.getByRole("heading", { name: "Low water" }).waitFor();
  await preview.getByText("At low water one sees the piles.").waitFor();
  await preview.getByAltText("The lagoon at dusk").waitFor();

  // … kept as a draft, and published.
  await save(page);
  const site = async () => {
    const files = await readContentFiles(editor.content);
    return await testApp({ content: createContentService(files).fetch });
  };
  const path = "/blog/what-the-tide-leaves";
  assert.equal((await (await site()).request(path)).status, 404);
  await page.getByText("What the tide leaves (draft)").click();
  await page.getByRole("radio", { name: "published" }).click();
  await save(page);
  const response = await (await site()).request(path);
  assert.equal(response.status, 200);
  const html = await response.text();
  for (
    const shown of [
      "What the tide leaves</h1>",
      "Low water</h2>",
      "At low water one sees the piles.",
      'alt="The lagoon at dusk"',
      "/pictures/photos-water/lagoon-at-dusk-wide-800.webp",
    ]
  ) assert.ok(html.includes(shown), shown);

  // What one does not touch of an older article stays as it is.
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
    pathToFileURL(`${editor.path}/static/`),
  );
  const own = problems.filter(({ file }) => file.includes("what-the-tide"));
  assert.deepEqual(own, []);
});
