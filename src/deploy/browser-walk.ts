/** Walks through a running site as a visitor does, in a browser. */
import type { Browser, Page } from "playwright-core";
import { paths } from "../addresses/paths.ts";

/** How long the first page may take on a busy machine. */
const firstPageMs = 60_000;

/** A step of the walk; it fails by a wait that ends in vain. */
type Step = (page: Page) => Promise<unknown>;

const heading = (page: Page) =>
  page.getByRole("heading", { level: 1 }).first().waitFor();

const steps: Record<string, Step> = {
  "home comes to life": (page) =>
    page.locator(".services[data-hydrated]").waitFor({ state: "attached" }),
  async "the menu opens and leads to a service"(page) {
    await page.getByRole("button", { name: "Services" }).click();
    await page.getByRole("link", { name: "All services" }).click();
    await page.waitForURL(`**${paths.services}`);
    await heading(page);
  },
  async "a job opens from the list of jobs"(page) {
    await page.getByRole("link", { name: "Careers", exact: true }).first()
      .click();
    await page.getByRole("link", { name: /^View / }).first().click();
    await page.waitForURL(`**${paths.careers}/*`);
    await heading(page);
  },
  async "the way back leads to the list"(page) {
    await page.goBack();
    await page.waitForURL(`**${paths.careers}`);
    await page.getByRole("link", { name: /^View / }).first().waitFor();
  },
  async "a search of the blog finds a post, which opens"(page) {
    await page.getByRole("link", { name: "Blog", exact: true }).first()
      .click();
    await page.getByRole("searchbox").fill("design");
    await page.getByRole("searchbox").press("Enter");
    await page.waitForURL("**?q=design");
    await page.locator("main article a").first().click();
    await page.waitForURL(`**${paths.blog}/*`);
    await heading(page);
  },
};

/**
 * Takes every step in one tab.
 * @param origin The site's origin.
 * @param stepMs The longest wait within a step, in milliseconds.
 * @returns What went wrong: steps that failed, errors that the browser reported,
 *   documents that were loaded in place of a change of the page. Nothing when
 *   the site works.
 */
export async function walkThrough(
  origin: string,
  browser: Browser,
  stepMs = 20_000,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.goto(origin, { timeout: firstPageMs });
  page.setDefaultTimeout(stepMs);
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    problems.push(`The document ${request.url()} was loaded again`);
  });
  for (const [what, step] of Object.entries(steps)) {
    try {
      await step(page);
    } catch (error) {
      problems.push(`Not so: ${what} (${String(error).split("\n")[0]})`);
      break;
    }
  }
  await context.close();
  return problems;
}
