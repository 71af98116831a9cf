import assert from "node:assert/strict";
import { addresses, unknownAddress } from "../support/addresses.ts";
import { stage } from "../support/stage.ts";

const site = stage({});
const widths = [320, 390, 700, 1000, 1440, 1920];

Deno.test("no page scrolls sideways from 320 to 1920 px", async (t) => {
  for (const path of [...addresses, unknownAddress]) {
    await t.step(path, async () => {
      await using visit = await site.visit(path, { until: "load" });
      const found: string[] = [];
      for (const width of widths) {
        await visit.page.setViewportSize({ width, height: 900 });
        const tooWide = await visit.page.evaluate(() => {
          scrollTo({ left: 1000, behavior: "instant" });
          const { clientWidth, scrollWidth } = document.documentElement;
          return scrollX > 0 || scrollWidth > clientWidth
            ? `${scrollWidth} of ${clientWidth}`
            : "";
        });
        if (tooWide) found.push(`${width} px: ${tooWide}`);
      }
      assert.deepEqual(found, []);
    });
  }
});

Deno.test("what can be pressed is at least 44 px high and wide", async (t) => {
  for (const path of [...addresses, unknownAddress]) {
    await t.step(path, async () => {
      const found: string[] = [];
      await using visit = await site.visit(path, { until: "load" });
      for (const width of [1440, 390]) {
        await visit.page.setViewportSize({ width, height: 900 });
        const small = await visit.page.evaluate(smallTargets);
        found.push(...small.map((line) => `${width} px: ${line}`));
      }
      assert.deepEqual(found, []);
    });
  }
});

/** Targets below 44 px; links inside a sentence are as high as its lines. */
function smallTargets(): string[] {
  const targets = document.querySelectorAll(
    "a[href], button, summary, input:not([type=hidden]), textarea, select",
  );
  return [...targets].flatMap((target) => {
    const isShown = target.checkVisibility({ visibilityProperty: true }) &&
      !target.closest("[inert], .skip-link");
    const isInText = target.matches("a") &&
      target.parentElement?.matches("p") &&
      target.parentElement.textContent?.trim() !== target.textContent?.trim();
    if (!isShown || isInText) return [];
    const { width, height } = reach(target);
    return width >= 43.5 && height >= 43.5 ? [] : [
      `${target.localName} "${target.textContent?.trim().slice(0, 30)}" ${
        Math.round(width)
      } x ${Math.round(height)}`,
    ];
  });

  /** The box that takes presses: the element's and that of what it draws. */
  function reach(element: Element): { width: number; height: number } {
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    scrollTo({ top: scrollY + y - innerHeight / 2, behavior: "instant" });
    const now = element.getBoundingClientRect();
    const middle = now.y + now.height / 2;
    const hits = (left: number, top: number) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (element.contains(hit) || hit.contains(element) &&
          hit.matches("label"));
    };
    const spread = (dx: number, dy: number) => {
      let steps = 0;
      while (
        steps < 44 && hits(x + dx * (steps + 1), middle + dy * (steps + 1))
      ) {
        steps++;
      }
      return steps;
    };
    return {
      width: Math.max(box.width, spread(1, 0) + spread(-1, 0) + 1),
      height: Math.max(box.height, spread(0, 1) + spread(0, -1) + 1),
    };
  }
}
