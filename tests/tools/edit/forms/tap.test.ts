import assert from "node:assert/strict";
import footer from "../../../../data/words/footer.json" with { type: "json" };
import home from "../../../../data/words/home.json" with { type: "json" };
import { homeQuestions } from "../../../../src/pages/home/section.server.ts";
import { waitUntil } from "../../../support/promises.ts";
import {
  formAddress,
  options,
  previewOf,
  save,
  serveForms,
} from "./forms-page.ts";

const forms = serveForms();

/** The value of the field that has the focus; runs in the page. */
function focused(): string {
  return (document.activeElement as HTMLInputElement | null)?.value ?? "";
}

Deno.test("a tap on a text of the preview opens its field, also that of another form", async () => {
  const { path, origin } = forms.editor;
  const article = {
    _id: "boats",
    title: "Boats",
    tags: "Design, Water",
    createdAt: "2026-01-05T09:00:00Z",
    updatedAt: "2026-01-05T09:00:00Z",
    status: "draft",
    content: [{
      type: "paragraph",
      format: "markdown",
      paragraphText:
        "Row **slowly**.\n\n## Oars\n\nDry them.\n\n- Ash\n- [Spruce](/portfolio)",
    }],
  };
  await Deno.writeTextFile(
    `${path}/data/content/articles/boats.json`,
    JSON.stringify(article),
  );
  await using page = await forms.browser.newPage(options);
  await page.goto(formAddress(origin, "words", "entries/home-words"));
  const site = page.frameLocator("iframe");
  await site.getByRole("heading", { name: home.hero.title }).click();
  await waitUntil(async () => await page.evaluate(focused) === home.hero.title);

  await page.keyboard.press("End");
  await page.keyboard.type(" Yes!");
  await site.getByText(`${home.hero.title} Yes!`).first().waitFor();

  const heading = site.getByRole("heading", { name: footer.quick.title });
  await heading.click();
  await site.getByText("Save first").waitFor();
  await save(page);
  await heading.click();
  await waitUntil(async () =>
    await page.evaluate(focused) === footer.quick.title
  );
  assert.match(page.url(), /footer-words$/);

  // In a window without room for both, the preview is one press away.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(formAddress(origin, "articles", "entries/boats"));
  const preview = previewOf(page).locator("section");
  const open = page.getByRole("button", { name: "Preview" });
  for (const text of ["Spruce", "Dry them.", "Oars", "Row slowly."]) {
    await open.click();
    await preview.getByText(text).last().click();
    await page.waitForFunction(
      (text) =>
        document.activeElement?.matches("[contenteditable=true]") &&
        getSelection()?.anchorNode?.textContent === text,
      text,
    );
  }
  await page.keyboard.type("Always r");
  await open.click();
  await preview.getByText("Always rRow slowly.").waitFor();
  await previewOf(page).getByText("Water", { exact: true }).click();
  await waitUntil(async () => await page.evaluate(focused) === article.tags);
});

Deno.test("items of a list open, are added, moved by keys and mouse, removed and restored", async () => {
  const { path, origin } = forms.editor;
  const { file, name, fields } = homeQuestions;
  const questions = ["Who?", "When?"]
    .map((question) => ({ question, answer: `${question} So.` }));
  await Deno.writeTextFile(`${path}/${file}`, JSON.stringify({ questions }));
  await using page = await forms.browser.newPage(options);
  await page.goto(formAddress(origin, "data", `entries/${name}`));
  const saved = async () => {
    await save(page);
    const text = await Deno.readTextFile(`${path}/${file}`);
    const { questions }: { questions: { question: string }[] } = JSON.parse(
      text,
    );
    return questions.map(({ question }) => question);
  };
  const { answer } = fields.questions.fields;
  const all = (label: string) =>
    page.getByRole("textbox", { name: label, exact: true });
  const press = (name: RegExp) => page.getByRole("button", { name }).click();

  await page.getByText("Who?", { exact: true }).click();
  await all(answer.form.label).first().waitFor();
  await press(/^Add before .* 1$/);
  // The new item has the focus.
  await page.keyboard.type("Why?");
  await all(answer.form.label).first().fill("Because.");
  await press(/^Add (?!before)/);
  await page.keyboard.type("Where?");
  await all(answer.form.label).last().fill("There.");
  assert.deepEqual(await saved(), ["Why?", "Who?", "When?", "Where?"]);

  const down = /^Move .* 1 down$/;
  await page.getByRole("button", { name: down }).focus();
  await page.keyboard.press("Enter");
  // The focus goes with the item.
  await page.keyboard.press("Enter");
  assert.deepEqual(await saved(), ["Who?", "When?", "Why?", "Where?"]);
  await page.locator("details.item").evaluateAll((items) => {
    for (const item of items) item.removeAttribute("open");
  });
  const handles = page.locator(".handle");
  await handles.first().dragTo(handles.nth(3), { steps: 10 });
  assert.deepEqual(await saved(), ["When?", "Why?", "Where?", "Who?"]);

  await page.getByText("When?", { exact: true }).click();
  await press(/^Remove .* 1$/);
  await page.keyboard.press("Enter");
  assert.ok(await page.getByRole("button", { name: "Save" }).isDisabled());
  await press(/^Remove .* 1$/);
  assert.deepEqual(await saved(), ["Why?", "Where?", "Who?"]);
});
