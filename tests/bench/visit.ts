import type { Browser } from "playwright-core";

/** What a visitor with a cheap phone on a bad line sees, in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
}

/** 1.6 Mbit/s, 150 ms round trip. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * Visits a page, nothing cached, on a processor four times slower.
 * @param content A selector of what comes last.
 */
export async function visit(
  browser: Browser,
  url: string,
  content: string,
): Promise<Visit> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load" });
    await page.locator(content).first().waitFor({ state: "attached" });
    // The paint of the content is reported after it.
    await page.waitForTimeout(600);
    return await page.evaluate(() =>
      (globalThis as unknown as { $visit: Visit }).$visit
    );
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else does. */
function observe(): void {
  const visit = { firstPaint: 0, largestPaint: 0 };
  Object.assign(globalThis, { $visit: visit });
  function each(type: string, note: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note))
      .observe({ type, buffered: true });
  }
  each("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") visit.firstPaint = startTime;
  });
  each("largest-contentful-paint", ({ startTime }) => {
    visit.largestPaint = startTime;
  });
}
