import type { Browser } from "playwright-core";
import { homeQuestions } from "../../../src/pages/home/section.server.ts";
import { serveEditor } from "../../../src/tools/edit/serve-editor.ts";
import { startBrowser } from "../../support/browser/chromium.ts";
import { waitUntil } from "../../support/promises.ts";
import { makeProject } from "../../support/temporary-project.ts";

const options = {
  viewport: { width: 1440, height: 900 },
  // The preview would draw without end.
  reducedMotion: "reduce",
} as const;

let browser: Browser;

Deno.test.beforeAll(async () => {
  browser = await startBrowser();
});
Deno.test.afterAll(() => browser.close());

Deno.test("the title of a folded item opens it, and a new item is in view", async () => {
  await using project = await makeProject();
  const { file, name } = homeQuestions;
  const questions = [{ question: "Who are you?", answer: "We." }];
  await Deno.writeTextFile(
    `${project.path}/${file}`,
    JSON.stringify({ questions }),
  );
  await using editor = await serveEditor(project.root, 0);
  await using page = await browser.newPage(options);
  await page.goto(`${editor.origin}/#/collections/data/entries/${name}`);
  await page.getByText("Who are you?", { exact: true }).first().click();
  const { label } = homeQuestions.fields.questions.fields.answer.form;
  const answers = page.getByRole("textbox", { name: label, exact: true });
  await answers.waitFor();
  await page.getByRole("button", { name: /^Add/ }).last().click();
  await waitUntil(async () =>
    await page.evaluate(() =>
      document.activeElement?.closest(".item")?.getBoundingClientRect().top ??
        Infinity
    ) < 900
  );
});

Deno.test("a tap inside an article's text goes to that place in its field", async () => {
  await using project = await makeProject();
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
    `${project.path}/data/content/articles/boats.json`,
    JSON.stringify(article),
  );
  await using editor = await serveEditor(project.root, 0);
  await using page = await browser.newPage(options);
  await page.goto(`${editor.origin}/#/collections/articles/entries/boats`);
  const preview = page.frameLocator("iframe").first().frameLocator("iframe")
    .first();
  for (const text of ["Spruce", "Dry them.", "Oars", "Row slowly."]) {
    await preview.locator("section").getByText(text).last().click();
    await waitUntil(() =>
      page.evaluate(
        (text) =>
          document.activeElement?.matches("[contenteditable=true]") &&
          getSelection()?.anchorNode?.textContent === text,
        text,
      )
    );
  }
  await page.keyboard.type("Always r");
  await preview.locator("section").getByText("Always rRow slowly.").waitFor();

  await preview.getByText("Water", { exact: true }).click();
  await page.waitForFunction(
    (tags) => (document.activeElement as HTMLInputElement).value === tags,
    article.tags,
  );
});
