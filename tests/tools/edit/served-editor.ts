import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { serveEditor } from "../../../src/tools/edit/serve-editor.ts";
import { waitUntil } from "../../support/promises.ts";
import { makeProject } from "../../support/temporary-project.ts";

export const options = {
  // High enough for every field of a new article: others appear when scrolled to.
  viewport: { width: 1440, height: 1200 },
  // The preview would draw without end.
  reducedMotion: "reduce",
} as const;

/** A running editor of a temporary project. */
export async function openServedEditor() {
  const project = await makeProject(["soft-opening"]);
  const { origin, [Symbol.asyncDispose]: stop } = await serveEditor(
    project.root,
    0,
  );
  return {
    ...project,
    content: new URL("data/content/", project.root),
    origin,
    async [Symbol.asyncDispose]() {
      await stop();
      await project[Symbol.asyncDispose]();
    },
  };
}

/** A photograph to choose, in a folder. */
export async function photograph(folder: string): Promise<string> {
  const file = `${folder}/lagoon at dusk.jpg`;
  const create = { width: 900, height: 700, channels: 3 } as const;
  await sharp({ create: { ...create, background: "#5e8aa0" } }).jpeg()
    .toFile(file);
  return file;
}

/** The page inside the preview. */
export function previewOf(page: Page) {
  return page.frameLocator("iframe").first().frameLocator("iframe").first()
    .locator("main");
}

export function field(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true }).first();
}

/** Opens the form of an article in the list; a saved one stays open. */
export async function openRecord(page: Page, title: string): Promise<void> {
  await openList(page);
  await page.getByRole("row").getByText(title).click();
}

export async function openList(page: Page): Promise<void> {
  await page.evaluate(() => location.hash = "#/collections/articles");
}

export async function save(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Save" });
  const [saved] = await Promise.all([
    page.waitForResponse((it) => it.request().method() === "PUT"),
    button.click(),
  ]);
  assert.ok(saved.ok());
  await waitUntil(() => button.isDisabled());
}
