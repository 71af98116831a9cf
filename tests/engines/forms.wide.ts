/** Writing without a sign of Markdown, in Firefox and WebKit. */
import assert from "node:assert/strict";
import { readContentFiles } from "../../src/pages/records.server.ts";
import { click, pressKey, type } from "../support/engines/actions.ts";
import {
  type EnginePage,
  sharedPage,
  until,
} from "../support/engines/engine.ts";
import { desktop, engines } from "../support/engines/engines.ts";
import {
  formAddress,
  withoutMarkdown,
} from "../tools/edit/forms/forms-page.ts";
import { openServedEditor } from "../tools/edit/served-editor.ts";

let editor: Awaited<ReturnType<typeof openServedEditor>>;
Deno.test.beforeAll(async () => {
  editor = await openServedEditor();
});
Deno.test.afterAll(() => editor[Symbol.asyncDispose]());

const area = "[contenteditable=true]";
const has = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)}) !== null`;
const hasFocus = (selector: string) =>
  `document.activeElement?.matches(${JSON.stringify(selector)})`;
/** Without line breaks, which engines read in their own ways. */
const textIs = (text: string) =>
  `document.querySelector("${area}").textContent === ${
    JSON.stringify(text.replaceAll("\n", ""))
  }`;

/** Clicks the button with a text, once there is one. */
async function clickButton(page: EnginePage, name: string): Promise<void> {
  const found = `[...document.querySelectorAll("button")]
    .findLast((it) => it.textContent === ${JSON.stringify(name)})`;
  await until(page, `${found} !== undefined`);
  await page.evaluate(`${found}.dataset.wanted = ${JSON.stringify(name)}`);
  await click(page, `[data-wanted="${name}"]`);
}

/** Pastes HTML by the clipboard of the engine. */
async function pasteHtml(page: EnginePage, html: string): Promise<void> {
  await page.evaluate(`void addEventListener("copy", (event) => {
    event.clipboardData.setData("text/html", ${JSON.stringify(html)});
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true, once: true })`);
  await pressKey(page, "c", "Control");
  await pressKey(page, "v", "Control");
}

for (const { name: engine, open } of engines) {
  const opened = sharedPage(open);
  Deno.test(`links, lists, strong words and a pasted table need no sign of Markdown in ${engine}`, async () => {
    const title = `Marks by keys in ${engine}`;
    const page = opened();
    await page.resize(desktop);
    await page.goTo(formAddress(editor.origin, "articles", "new"));
    await until(page, has("#title"));
    await click(page, "#title");
    await type(page, title);
    await clickButton(page, "Strategy");
    await clickButton(page, "Add block");
    await clickButton(page, "Paragraph");
    await until(page, has(area));
    await click(page, area);
    await until(page, hasFocus(area));

    await type(page, "Boats leave ");
    await pressKey(page, "b", "Control");
    await type(page, "early");
    await pressKey(page, "b", "Control");
    await type(page, " from the pier");
    for (const _ of "pier") await pressKey(page, "ArrowLeft", "Shift");
    await until(page, `getSelection().toString() === "pier"`);
    await pressKey(page, "k", "Control");
    await until(page, hasFocus("input:not([id])"));
    await type(page, "/contact-us");
    await pressKey(page, "Enter");
    await until(page, `${has(`${area} a`)} && ${hasFocus(area)}`);
    await pressKey(page, "ArrowRight");
    await until(page, "getSelection().isCollapsed");
    await pressKey(page, "Enter");
    await type(page, "Row");
    await clickButton(page, "List");
    await until(page, has(`${area} li`));
    await pressKey(page, "Enter");
    await type(page, "Sail");
    await until(page, textIs(withoutMarkdown.shown));
    // Twice: out of the list.
    await pressKey(page, "Enter");
    await pressKey(page, "Enter");
    await until(page, has(`${area} > p:last-child:not(:first-child)`));
    await pasteHtml(page, withoutMarkdown.pasted);
    await until(page, has(`${area} th`));

    await pressKey(page, "s", "Control");
    await until(
      page,
      `document.querySelector(".note").textContent.startsWith("Saved")`,
    );
    const { articles } = await readContentFiles(editor.root);
    const written = articles.find((it) => it.title === title);
    const [block] = written?.content as { paragraphText?: string }[];
    assert.equal(
      block?.paragraphText,
      `${withoutMarkdown.typed}\n\n${withoutMarkdown.table}`,
    );
  });
}
