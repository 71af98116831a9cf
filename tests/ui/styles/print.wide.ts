import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { clientTestimonials } from "../../../src/agency/testimonials/testimonials.ts";
import { toolCategories } from "../../../src/pages/services/tool-categories.ts";
import { contrastOf } from "../../../src/lib/contrast.ts";
import { articlePath, paths } from "../../../src/paths.ts";
import { enough } from "../../support/amounts.ts";
import { addresses, samples } from "../../support/addresses.ts";
import { openPage, openTab } from "../../support/browser/open-page.ts";
import { fixtureContent } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { site } from "../../support/fixture-site.ts";
import { startSite } from "../../support/site.ts";

/** A page in print media. */
async function printed(path: string) {
  const visit = await openPage(site, path);
  await visit.page.emulateMedia({ media: "print", colorScheme: "dark" });
  return visit;
}

/** The selectors whose first element is visible. */
async function visible(page: Page, selectors: string[]): Promise<string[]> {
  const seen = await Promise.all(
    selectors.map((it) => page.locator(it).first().isVisible()),
  );
  return selectors.filter((_, index) => seen[index]);
}

Deno.test("prints an article without related posts or its call to action", async () => {
  // Related posts need the list of articles.
  await using content = fakeContent(await fixtureContent());
  await using site = await startSite({ content });
  await site.get(paths.blog);
  await using visit = await openPage(site, articlePath(samples.article.id));
  const { page } = visit;
  const parts = [".further", ".neighbours", ".article-call"];
  for (const part of parts) await page.locator(part).first().waitFor();
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await visible(page, parts), []);
});

for (const path of [paths.home, paths.noCode]) {
  Deno.test({
    name: `${path}: closed answers are printed`,
    ignore: path === paths.home && !enough.questions,
  }, async () => {
    await using visit = await printed(path);
    const { page } = visit;
    const heights = () =>
      page.locator("main details:not([open])").evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().height)
      );
    const onPaper = await heights();
    await page.emulateMedia({ media: "screen" });
    const onScreen = await heights();
    assert.ok(onScreen.length > 0);
    onScreen.forEach((height, index) => {
      assert.ok(onPaper[index]! > height, `${index}: ${onPaper[index]}`);
    });
  });
}

/** Elements cut off by a scroll container. */
function keptBack(): string[] {
  const scrolls = (box: Element | null): Element | null =>
    !box || /auto|scroll/.test(getComputedStyle(box).overflowX)
      ? box
      : scrolls(box.parentElement);
  return [...document.querySelectorAll("main *")]
    .filter((it) => it.checkVisibility())
    .filter((it) => {
      const box = scrolls(it.parentElement)?.getBoundingClientRect();
      return box && it.getBoundingClientRect().right > box.right + 1;
    })
    .map((it) => `${it.localName}.${it.className}`);
}

/** The texts of the main part, each with its colour. */
function printedTexts(): { text: string; rgb: number[] }[] {
  const texts = document.createTreeWalker(
    document.querySelector("main")!,
    NodeFilter.SHOW_TEXT,
  );
  const found: { text: string; rgb: number[] }[] = [];
  while (texts.nextNode()) {
    const { nodeValue: text, parentElement: owner } = texts.currentNode;
    if (!text?.trim() || !owner?.checkVisibility()) continue;
    if (owner.closest("svg, .visually-hidden")) continue;
    const rgb = getComputedStyle(owner).color.match(/\d+/g)!.slice(0, 3);
    found.push({ text, rgb: rgb.map(Number) });
  }
  return found;
}

/** The texts of a page that are hard to read on white paper. */
async function tooLight(page: Page): Promise<string[]> {
  const texts = await page.evaluate(printedTexts);
  return texts.filter(({ rgb }) => {
    const hex = rgb.map((it) => it.toString(16).padStart(2, "0")).join("");
    return contrastOf("#ffffff", `#${hex}`) < 4.5;
  }).map(({ text }) => text);
}

Deno.test("printed pages have dark text, and show the contents of scroll containers", async () => {
  await using tab = await openTab(site, {
    // An A4 sheet without its margins.
    viewport: { width: 718, height: 1000 },
    until: "load",
  });
  for (const path of addresses) {
    await tab.page.emulateMedia({ media: "screen" });
    await tab.goTo(path);
    await tab.page.emulateMedia({ media: "print" });
    assert.deepEqual(await tab.page.evaluate(keptBack), [], path);
    assert.deepEqual(await tooLight(tab.page), [], path);
  }
});

Deno.test("prints each testimonial of the carousel within the sheet", async () => {
  await using visit = await printed(paths.webDesign);
  const { page } = visit;
  await page.setViewportSize({ width: 718, height: 1000 });
  const slides = await page.locator(".track > *").all();
  assert.equal(slides.length, clientTestimonials("webDesign").slides.length);
  for (const slide of slides) {
    const box = await slide.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 718);
  }
});

Deno.test("prints the tools of every category, with headings", async () => {
  await using visit = await printed(paths.webDevelopment);
  const lists = visit.page.locator(".tool-list");
  const seen = await visible(visit.page, [".tools .pills"]);
  assert.deepEqual(seen, []);
  assert.equal(
    await lists.filter({ visible: true }).count(),
    toolCategories().length,
  );
  assert.equal(
    await lists.locator("h3").filter({ visible: true }).count(),
    toolCategories().length,
  );
});
