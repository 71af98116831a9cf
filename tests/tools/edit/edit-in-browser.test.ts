import assert from "node:assert/strict";
import { readContentFiles } from "../../../src/pages/records.server.ts";
import { checkAll } from "../../../src/tools/content/check.ts";
import { createContentService } from "../../../src/content/embedded/content-service.ts";
import { articleFields } from "../../../src/pages/blog/article.server.ts";
import { articlePath } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { startBrowser, watch } from "../../support/browser/chromium.ts";
import {
  field,
  openRecord,
  openServedEditor,
  options,
  photograph,
  previewOf,
  save,
} from "./served-editor.ts";

/** Too long for the name of a file. */
const longTitle =
  "What the tide leaves, and how we moved its timetable from a printed poster to a page that loads within two seconds on the cheapest phone in the room";

Deno.test("an article can be written, illustrated, previewed and published in the browser", async () => {
  await using browser = await startBrowser();
  await using editor = await openServedEditor();
  await using page = await browser.newPage(options);
  const complaints = watch(page);
  await page.goto(`${editor.origin}/#/collections/articles/new`);

  // Write …
  const title = page.getByRole("textbox", { name: "Title" }).first();
  await title.fill(longTitle);
  await page.getByRole("button", { name: "Strategy" }).click();
  await page.getByRole("button", { name: /Add .*Text/ }).click();
  await page.getByRole("menuitem", { name: "Paragraph" }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Low water");
  await page.locator("[contenteditable=true]").first()
    .fill("At low water one sees the piles.");

  // … illustrate …
  await page.getByLabel(/Drop a picture here/).first()
    .setInputFiles(await photograph(editor.path));
  const point = page.getByRole("slider", { name: "Focal point" });
  await point.press("ArrowUp");
  // The browser's.
  await point.press("Shift+ArrowUp");
  await page.locator("[aria-valuetext*='45 % from the top']").waitFor();
  const use = page.getByRole("button", { name: "Use this picture" });
  assert.ok(await use.isDisabled(), "alternative text is required");
  await page.getByLabel(/Alternative text: /).fill("The lagoon at dusk");
  await use.click();

  // … preview as the future page …
  const preview = previewOf(page);
  await preview.getByRole("heading", { name: longTitle }).waitFor();
  await preview.getByRole("heading", { name: "Low water" }).waitFor();
  await preview.getByText("At low water one sees the piles.").waitFor();
  await preview.getByAltText("The lagoon at dusk").waitFor();

  // … save as a draft, correct and publish.
  await save(page);
  const site = async () => {
    const files = await readContentFiles(editor.root);
    return await testApp({ content: createContentService(files).fetch });
  };
  const { articles: [written] } = await readContentFiles(editor.root);
  const path = articlePath(written?._id ?? "");
  assert.equal((await (await site()).request(path)).status, 404);
  await openRecord(page, `${longTitle} (draft)`);
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
      `${longTitle}</h1>`,
      "Low water</h2>",
      "At low water one sees the piles.",
      'alt="The lagoon by night"',
    ]
  ) assert.ok(html.includes(shown), shown);
  assert.match(html, /photos-water\/lagoon-at-dusk-[a-p]{6}-wide-800\.webp/);

  const { problems } = await checkAll(editor.root);
  const own = problems.filter(({ file }) => file.includes("what-the-tide"));
  assert.deepEqual(own, []);
  const failures = complaints.list.filter((it) => /^\d+: /.test(it));
  assert.deepEqual(failures, []);
});
