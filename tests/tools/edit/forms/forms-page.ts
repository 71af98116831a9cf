import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { startBrowser } from "../../../support/browser/chromium.ts";
import { waitUntil } from "../../../support/promises.ts";
import { openServedEditor } from "../served-editor.ts";

/** What the tests of a file share. */
interface ServedForms {
  browser: Browser;
  editor: Awaited<ReturnType<typeof openServedEditor>>;
}

/** Serves an editor for the tests of this file; it is there while they run. */
export function serveForms(): ServedForms {
  const served = {} as ServedForms;
  Deno.test.beforeAll(async () => {
    served.browser = await startBrowser();
    served.editor = await openServedEditor();
  });
  Deno.test.afterAll(async () => {
    await served.editor[Symbol.asyncDispose]();
    await served.browser.close();
  });
  return served;
}

export const options = {
  viewport: { width: 1440, height: 1000 },
  // The preview would draw without end.
  reducedMotion: "reduce",
} as const;

/** The address of a list, or of what is in it. */
export function formAddress(origin: string, list: string, inside = ""): string {
  return `${origin}/#/collections/${list}${inside && `/${inside}`}`;
}

/** The page inside the preview. */
export function previewOf(page: Page) {
  return page.frameLocator("iframe").locator("main");
}

export function field(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true }).first();
}

/** Adds a block of a kind at the end of an article. */
export async function addBlock(page: Page, kind: string): Promise<void> {
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("group", { name: "Kind of block" })
    .getByRole("button", { name: kind }).click();
}

/** Adds a paragraph at the end of an article, and goes into its text. */
export async function addParagraph(page: Page) {
  await addBlock(page, "Paragraph");
  const text = page.locator("[contenteditable=true]").last();
  await text.click();
  return text;
}

/** The toolbar of the last text with Markdown. */
export function tool(page: Page, name: string) {
  return page.getByRole("group", { name: /^Formatting of / }).last()
    .getByRole("button", { name, exact: true });
}

export async function save(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Save", exact: true });
  const [saved] = await Promise.all([
    page.waitForResponse((it) => it.request().method() === "PUT"),
    button.click(),
  ]);
  assert.ok(saved.ok(), await saved.text());
  await page.getByRole("status").filter({ hasText: /^Saved/ }).waitFor();
  await waitUntil(() => button.isDisabled());
}

/** Opens the menu of a form and presses a button there. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** What an author writes by buttons and keys, and a table to paste. */
export const withoutMarkdown = {
  /** What the field shows of what was typed. */
  shown: "Boats leave early from the pier\n\nRow\nSail",
  typed: "Boats leave **early** from the [pier](/contact-us)\n\n- Row\n- Sail",
  pasted:
    "<table><tr><td><p>Line</p></td><td><p>Minutes</p></td></tr><tr><td><p>Yaba</p><p>Oyingbo</p></td><td><p>40</p></td></tr></table>",
  table: "| Line | Minutes |\n| --- | --- |\n| Yaba\\nOyingbo | 40 |",
};

/** Pastes HTML into a field; runs in the page. */
export function paste(field: Element, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  clipboardData.setData("text/plain", "Without its markup");
  field.dispatchEvent(
    new ClipboardEvent("paste", {
      clipboardData,
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );
}
