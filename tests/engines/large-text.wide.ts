/** Pages with the browser's text size doubled. */
import assert from "node:assert/strict";
import { articlePath, paths } from "../../src/paths.ts";
import { fixedPaths } from "../../src/ui/layout/page-routes.ts";
import { routes } from "../../src/server/documents/query-page.ts";
import { samples } from "../support/addresses.ts";
import { until, visit } from "../support/engines/engine.ts";
import { desktop, inEachEngine, phone } from "../support/engines/engines.ts";

/** Links and buttons of the header that end outside the window. */
const outside = `[...document.querySelectorAll(".header a, .header button")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .filter((it) => it.getBoundingClientRect().right > innerWidth)
  .map((it) => it.textContent)`;

/** Text cut off by the sides of the window, except in scroll containers. */
const cutOff = `(() => {
  const scrolls = (box) => box !== null &&
    (/auto|scroll/.test(getComputedStyle(box).overflowX) ||
      scrolls(box.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const { parentElement: owner } = currentNode;
    const isSeen = owner.checkVisibility({ visibilityProperty: true });
    if (!isSeen || owner.matches(".visually-hidden") || scrolls(owner)) continue;
    // Firefox reports lengths of drawn texts before they are adjusted.
    if (owner.closest("svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const isCut = [...range.getClientRects()].some(({ left, right }) =>
      left < -1 || right > innerWidth + 1
    );
    if (isCut) found.push(currentNode.data);
  }
  return found;
})()`;

/** Ends what moves only once, such as a bus that arrives. */
const endArrivals = `document.getAnimations()
  .filter(({ effect, timeline }) => timeline === document.timeline &&
    effect.getComputedTiming().endTime < Infinity)
  .forEach((it) => it.finish())`;

/** By how many pixels a page scrolls sideways. */
const sideways = `(({ scrollWidth, clientWidth }) =>
  scrollWidth === clientWidth ? [] : [scrollWidth - clientWidth])(
  document.documentElement,
)`;

/** Icons that cover the text of a field beside them. */
const covering = `[...document.querySelectorAll("svg:has(+ input)")]
  .filter((icon) => icon.checkVisibility())
  .filter((icon) => {
    const input = icon.nextElementSibling;
    const start = input.getBoundingClientRect().left +
      parseFloat(getComputedStyle(input).paddingLeft);
    return icon.getBoundingClientRect().right > start;
  })
  .map((icon) => icon.outerHTML)`;

inEachEngine(({ name, site, openWithLargeText }) => {
  Deno.test(`the header fits the window with double text size in ${name}`, async () => {
    await using page = await openWithLargeText();
    for (const size of [desktop, phone]) {
      await page.resize(size);
      await visit(page, site.origin + paths.about);
      const fontSize = "getComputedStyle(document.documentElement).fontSize";
      assert.equal(await page.evaluate(fontSize), "32px");
      assert.deepEqual(await page.evaluate(outside), [], `at ${size.width}`);
    }
  });

  Deno.test(`no page cuts off text or scrolls sideways with double text size in ${name}`, async () => {
    await using page = await openWithLargeText();
    for (const size of [desktop, phone]) {
      await page.resize(size);
      for (
        const path of [...fixedPaths(routes), articlePath(samples.article.id)]
      ) {
        await visit(page, site.origin + path);
        // Those of the fallback are wider.
        await until(page, `document.fonts.status === "loaded"`);
        await page.evaluate(`void ${endArrivals}`);
        const where = `${path} at ${size.width}`;
        assert.deepEqual(await page.evaluate(cutOff), [], where);
        assert.deepEqual(await page.evaluate(covering), [], where);
        assert.deepEqual(await page.evaluate(sideways), [], where);
      }
    }
  });
});
