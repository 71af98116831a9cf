import type { Page } from "playwright-core";

/** Adds up the unexpected layout shifts since the first paint: an init script. */
export function observeShifts(): void {
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

/** After two frames the changes are painted and reported. */
async function framesOf(page: Page): Promise<void> {
  await page.evaluate(() =>
    new Promise((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => setTimeout(resolve, 0))
      )
    )
  );
}

/** The shifts so far, once the last change is painted. */
export async function shiftsOf(
  page: Page,
): Promise<{ sum: number; shifts: string[] }> {
  await framesOf(page);
  return await page.evaluate(() =>
    (globalThis as unknown as {
      shiftsSoFar(): { sum: number; shifts: string[] };
    }).shiftsSoFar()
  );
}
