import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { addresses, unknownAddress } from "../support/addresses.ts";
import { late } from "../support/fake-content.ts";
import { ownContent, stage } from "../support/stage.ts";

const site = stage();
const limit = 0.01;

/** Adds up what moved without the visitor's doing, from the first paint on. */
function observeShifts(): void {
  const shifts: string[] = [];
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      };
      if (hadRecentInput) continue;
      sum += value;
      const names = sources.map(({ node }) =>
        node instanceof Element
          ? `${node.localName}.${node.className}`
          : node?.nodeName
      );
      shifts.push(`${value.toFixed(4)} ${names.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(globalThis, { shiftsSoFar: () => ({ sum, shifts }) });
}

async function shiftsOf(
  page: Page,
): Promise<{ sum: number; shifts: string[] }> {
  await page.waitForFunction(() =>
    document.readyState === "complete" &&
    !document.querySelector("main .loading")
  );
  await page.evaluate(() => document.fonts.ready.then(() => null));
  // Two frames later what has changed is painted and reported.
  await page.evaluate(() =>
    new Promise((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => setTimeout(resolve, 50))
      )
    )
  );
  return await page.evaluate(() =>
    (globalThis as unknown as {
      shiftsSoFar(): { sum: number; shifts: string[] };
    }).shiftsSoFar()
  );
}

for (const width of [1440, 390]) {
  Deno.test(`nothing moves at ${width} px while content comes 500 ms late`, async (t) => {
    site.content.answer = late(500, await ownContent());
    for (const path of [...addresses, unknownAddress]) {
      await t.step(path, async () => {
        await using visit = await site.visit(path, {
          viewport: { width, height: 900 },
          prepare: (page) => page.addInitScript(observeShifts),
        });
        const { sum, shifts } = await shiftsOf(visit.page);
        assert.ok(sum < limit, `${sum}\n${shifts.join("\n")}`);
      });
    }
  });
}
