import { median } from "./median.ts";
import { quick } from "./settings.ts";
import { head, row, whole } from "./table.ts";
import { startBrowser } from "../support/browser/chromium.ts";
import { startDevelopment } from "../support/development.ts";

const edited = [
  ["component", "src/ui/layout/header/services-menu.tsx", "All services"],
  ["text", "data/service-menu.ts", "Design"],
  ["style", "src/ui/styles/services-menu.css", "{"],
] as const;

/** From saving a file in development until the open page shows it. */
export async function edits(): Promise<void> {
  head("an edit shows after, ms", "median", "most");
  await using development = await startDevelopment();
  const browser = await startBrowser();
  const page = await browser.newPage();
  await page.goto(`${development.origin}/blog`);
  await page.locator(".services[data-hydrated]").waitFor({ state: "attached" });
  for (const [name, file, text] of edited) {
    const times: number[] = [];
    let present: string = text;
    for (let round = 1; round <= (quick ? 3 : 9); round++) {
      const next = name === "style"
        ? `{ outline: ${round}px solid; `
        : `${text} ${round}`;
      const started = performance.now();
      await development.edit(file, present, next);
      await page.waitForFunction(
        ({ next, round, name }) =>
          name === "style"
            ? getComputedStyle(
              document.querySelector(".services-menu") ?? document.body,
            ).outlineWidth === `${round}px`
            : document.querySelector(".services")?.textContent?.includes(next),
        { next, round, name },
      );
      times.push(performance.now() - started);
      present = next;
    }
    row(name, whole(median(times)), whole(Math.max(...times)));
  }
  await browser.close();
}
