import type { Browser } from "playwright-core";

/** What a visitor with a cheap phone on a bad line sees, in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  contentShown: number;
  /** When a press on the menu's button opens the menu. */
  clickWorks: number;
  /** Sum of the long tasks' time. */
  longTasks: number;
  /** Sum of all layout shifts, without a unit. */
  shift: number;
}

/** 1.6 Mbit/s, 150 ms round trip, a processor four times slower. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * Visits a page twice, nothing cached: once to look, and once to press the
 * menu's button as soon as something is painted.
 * @param content Text that belongs to the page's content.
 */
export async function visit(
  browser: Browser,
  url: string,
  content: string,
): Promise<Visit> {
  const looked = await visitOnce(browser, url, { content, presses: false });
  const pressed = await visitOnce(browser, url, { content, presses: true });
  return { ...looked, clickWorks: pressed.clickWorks };
}

interface Purpose {
  content: string;
  presses: boolean;
}

async function visitOnce(
  browser: Browser,
  url: string,
  purpose: Purpose,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(observe, purpose);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(600);
    return await page.evaluate(() =>
      (globalThis as unknown as { $visit: Visit }).$visit
    );
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else does. */
function observe({ content, presses }: Purpose): void {
  const visit = {
    firstPaint: 0,
    largestPaint: 0,
    contentShown: 0,
    clickWorks: 0,
    longTasks: 0,
    shift: 0,
  };
  Object.assign(globalThis, { $visit: visit });
  function each(type: string, note: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note))
      .observe({ type, buffered: true });
  }
  each("paint", (entry) => {
    if (entry.name === "first-contentful-paint") {
      visit.firstPaint = entry.startTime;
    }
  });
  each("largest-contentful-paint", (entry) => {
    visit.largestPaint = entry.startTime;
  });
  each("longtask", (entry) => {
    visit.longTasks += entry.duration;
  });
  each("layout-shift", (entry) => {
    visit.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  function look(): void {
    const isShown = document.querySelector("main")?.innerText.includes(content);
    if (isShown) visit.contentShown = performance.now();
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  function press(): void {
    if (visit.firstPaint > 0) {
      document.querySelector<HTMLElement>("header .hamburger")?.click();
      if (document.querySelector(".drawer:popover-open")) {
        visit.clickWorks = performance.now();
        return;
      }
    }
    requestAnimationFrame(press);
  }
  if (presses) requestAnimationFrame(press);
}
