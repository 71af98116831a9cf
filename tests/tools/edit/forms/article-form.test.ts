import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { createContentService } from "../../../../src/content/embedded/content-service.ts";
import { articleFields } from "../../../../src/pages/blog/article.server.ts";
import { readContentFiles } from "../../../../src/pages/records.server.ts";
import { articlePath } from "../../../../src/paths.ts";
import { checkAll } from "../../../../src/tools/content/check.ts";
import { testApp } from "../../../support/app.ts";
import { violationsInAllLooks } from "../../../support/browser/axe.ts";
import { watch } from "../../../support/browser/chromium.ts";
import { waitUntil } from "../../../support/promises.ts";
import { photograph } from "../served-editor.ts";
import {
  addParagraph,
  field,
  formAddress,
  options,
  paste,
  previewOf,
  save,
  serveForms,
  tool,
  withoutMarkdown,
} from "./forms-page.ts";

const forms = serveForms();

/** Too long for the name of a file. */
const longTitle =
  "What the tide leaves, and how we moved its timetable from a printed poster to a page that loads within two seconds on the cheapest phone in the room";

Deno.test("an article can be written, illustrated, previewed and published in the forms", async () => {
  await using page = await forms.browser.newPage(options);
  const complaints = watch(page);
  await page.goto(formAddress(forms.editor.origin, "articles", "new"));

  // Write …
  await field(page, "Title").fill(longTitle);
  await page.getByRole("button", { name: "Strategy" }).click();
  await addParagraph(page);
  await page.keyboard.type("At low water one sees the piles.");
  await field(page, "Heading").fill("Low water");

  // … illustrate …
  await page.getByLabel(/Drop or paste a picture here/).first()
    .setInputFiles(await photograph(forms.editor.path));
  const point = page.getByRole("slider", { name: "Focal point" });
  await point.press("ArrowUp");
  // The browser's.
  await point.press("Shift+ArrowUp");
  await page.locator("[aria-valuetext*='45 % from the top']").waitFor();
  const use = page.getByRole("button", { name: "Use this picture" });
  assert.ok(await use.isDisabled(), "alternative text is required");
  // What is chosen and not used yet keeps the form from being saved.
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/“lagoon at dusk.png” is not used yet/).waitFor();
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
    const files = await readContentFiles(forms.editor.root);
    return await testApp({ content: createContentService(files).fetch });
  };
  const { articles } = await readContentFiles(forms.editor.root);
  const written = articles.find(({ title }) => title === longTitle);
  const path = articlePath(written?._id ?? "");
  assert.equal((await (await site()).request(path)).status, 404);
  await page.goto(formAddress(forms.editor.origin, "articles"));
  const row = page.getByRole("listitem").filter({ hasText: longTitle });
  await row.getByText("draft").waitFor();
  await row.getByRole("link").click();
  await page.getByRole("radio", { name: "published" }).check();
  await field(page, articleFields.coverAlt.form.label)
    .fill("The lagoon by night");
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

  const { problems } = await checkAll(forms.editor.root);
  const own = problems.filter(({ file }) => file.includes("what-the-tide"));
  assert.deepEqual(own, []);
  assert.deepEqual(complaints, []);
});

/** The text field learns of a moved caret by an event of the browser. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  );
}

Deno.test("links, lists, strong words and a pasted table need no sign of Markdown", async () => {
  await using page = await forms.browser.newPage(options);
  await page.goto(formAddress(forms.editor.origin, "articles", "new"));
  await field(page, "Title").fill("Marks by keys");
  await page.getByRole("button", { name: "Strategy" }).click();
  const text = await addParagraph(page);
  await page.keyboard.type("Boats leave ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("early");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" from the pier");
  for (const _ of "pier") await page.keyboard.press("Shift+ArrowLeft");
  await nextFrame(page);
  await page.keyboard.press("Control+k");
  await page.getByLabel("Where the link leads").fill("/contact-us");
  await page.keyboard.press("Enter");
  await nextFrame(page);
  await page.keyboard.press("End");
  await nextFrame(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Row");
  await tool(page, "List").click();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Sail");
  const content = async () => {
    await save(page);
    const { articles } = await readContentFiles(forms.editor.root);
    const written = articles.find(({ title }) => title === "Marks by keys");
    const [block] = written?.content as { paragraphText?: string }[];
    return block?.paragraphText;
  };
  assert.equal(await content(), withoutMarkdown.typed);
  // Neither the address of the link nor a bar is in the running text.
  assert.equal(await text.innerText(), withoutMarkdown.shown);
  assert.equal(await tool(page, "List").getAttribute("aria-pressed"), "true");

  // Twice: out of the list.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await text.evaluate(paste, withoutMarkdown.pasted);
  await previewOf(page).getByRole("columnheader", { name: "Minutes" })
    .waitFor();
  assert.equal(await text.locator("th").first().innerText(), "Line");
  const { typed, table } = withoutMarkdown;
  assert.equal(await content(), `${typed}\n\n${table}`);
  await page.reload();
  await page.getByText(/^Paragraph 1/).click();
  await text.locator("td").first().click();
  await page.keyboard.press("Control+End");
  await nextFrame(page);
  await page.keyboard.type("!");
  await waitUntil(async () => (await text.innerText()).includes("!"));
  await page.keyboard.press("Control+z");
  await waitUntil(() =>
    page.getByRole("button", { name: "Save", exact: true }).isDisabled()
  );
});

Deno.test("lists and forms have no axe violation, and fit in 360 px", async () => {
  await using page = await forms.browser.newPage(options);
  const addresses = [
    formAddress(forms.editor.origin, "articles"),
    formAddress(forms.editor.origin, "articles", "entries/soft-opening"),
    formAddress(forms.editor.origin, "projects", "new"),
    formAddress(forms.editor.origin, "data", "entries/site"),
    `${forms.editor.origin}/deleted`,
  ];
  for (const address of addresses) {
    await page.goto(address);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const folded of await page.locator("summary").all()) {
      await folded.evaluate(({ parentElement }) =>
        parentElement!.setAttribute("open", "")
      );
    }
    // Those of the site have their own test.
    await page.evaluate(() => document.querySelector("iframe")?.remove());
    assert.deepEqual(await violationsInAllLooks(page), [], address);
    await page.setViewportSize({ width: 360, height: 700 });
    const width = await page.evaluate(() =>
      document.documentElement.scrollWidth
    );
    assert.equal(width, 360, address);
    await page.setViewportSize(options.viewport);
  }
  await page.goto(formAddress(forms.editor.origin, "articles"));
  await page.getByRole("button", { name: "Publish…" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish" });
  // Axe does not judge colours in a dialog.
  for (const part of [dialog.getByRole("heading"), dialog.getByText("Close")]) {
    const [own, text] = await part.evaluate((it) =>
      [it, document.body].map((it) => getComputedStyle(it).color)
    );
    assert.equal(own, text);
  }
});

Deno.test("the bar covers no field that gets the focus in a narrow window", async () => {
  await using page = await forms.browser.newPage({
    ...options,
    viewport: { width: 360, height: 700 },
  });
  await page.goto(
    formAddress(forms.editor.origin, "articles", "entries/soft-opening"),
  );
  await field(page, "Title").waitFor();
  await page.locator("form :is(input, select)").last().focus();
  const covered: string[] = [];
  for (let isInBar = false; !isInBar;) {
    await page.keyboard.press("Shift+Tab");
    const focused = await page.evaluate(() => {
      const bar = document.querySelector(".bar")!;
      const { top } = document.activeElement!.getBoundingClientRect();
      return {
        isInBar: bar.contains(document.activeElement),
        isCovered: top < bar.getBoundingClientRect().bottom,
        id: document.activeElement!.id,
      };
    });
    isInBar = focused.isInBar;
    if (!isInBar && focused.isCovered) covered.push(focused.id);
  }
  assert.deepEqual(covered, []);
});
