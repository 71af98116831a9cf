import type { Page } from "playwright-core";

/**
 * Makes a page record mails instead of opening a mail program, which Chromium
 * lacks here. Call it before the first navigation.
 */
export async function keepMails(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(globalThis, { kept });
    (globalThis as unknown as { navigation: EventTarget }).navigation
      .addEventListener("navigate", (event) => {
        const { destination } = event as unknown as {
          destination: { url: string };
        };
        if (!destination.url.startsWith("mailto:")) return;
        kept.push(destination.url);
        event.preventDefault();
      });
  });
}

/** The addresses of the mails that a page recorded, in order. */
export async function keptMails(page: Page): Promise<URL[]> {
  const kept = await page.evaluate(() =>
    (globalThis as unknown as { kept: string[] }).kept
  );
  return kept.map((address) => new URL(address));
}
