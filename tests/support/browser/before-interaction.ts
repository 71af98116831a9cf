import type { Page } from "playwright-core";
import { earlyScriptStarted } from "./open-page.ts";

/** Waits until a page would have begun to load React by itself. */
export async function beforeInteraction(page: Page): Promise<void> {
  await earlyScriptStarted(page);
  await page.evaluate(() =>
    new Promise<void>((resolve) =>
      // With the site's own timeout, as some pages are never idle.
      requestIdleCallback(() => resolve(), { timeout: 2000 })
    )
  );
}
