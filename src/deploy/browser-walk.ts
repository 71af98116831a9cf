/** Walks through a running site as a visitor does, in a browser. */
import type { Browser, Page } from "playwright-core";
import { articlePath, jobPath, paths } from "../addresses/paths.ts";

/** How long the first page may take on a busy machine. */
const firstPageMs = 60_000;

/** A step of the walk; it fails by a wait that ends in vain. */
type Step = (page: Page) => Promise<unknown>;

const heading = (page: Page) =>
  page.getByRole("heading", { level: 1 }).first().waitFor();

// Pages and links are found by their addresses: labels may change, and there
// may be no job or no post.
const job = `main a[href^="${jobPath("")}"]`;
const post = `main article a[href^="${articlePath("")}"]`;

const steps: Record<string, Step> = {
  "home comes to life": (page) =>
    page.locator(".services[data-hydrated]").waitFor({ state: "attached" }),
  async "the menu opens and leads to a service"(page) {
    await page.locator('[aria-controls="services-menu"]').click();
    await page.locator(`#services-menu a[href="${paths.services}"]`).click();
    await page.waitForURL(`**${paths.services}`);
    await heading(page);
  },
  async "a job opens from the list of jobs, and the way back leads there"(
    page,
  ) {
    await open(page, paths.careers);
    if (!await isListed(page, job)) return;
    await page.locator(job).first().click();
    await page.waitForURL(`**${jobPath("*")}`);
    await heading(page);
    await page.goBack();
    await page.waitForURL(`**${paths.careers}`);
    await page.locator(job).first().waitFor();
  },
  async "a search of the blog finds a post, which opens"(page) {
    await open(page, paths.blog);
    if (!await isListed(page, post)) return;
    const title = await page.locator(post).first().textContent() ?? "";
    const search = page.getByRole("searchbox").first();
    await search.fill(title.slice(0, 20));
    await search.press("Enter");
    await page.waitForURL("**?q=*");
    await page.locator(post).first().click();
    await page.waitForURL(`**${articlePath("*")}`);
    await heading(page);
  },
};

/** Opens a page by the first link that leads there. */
async function open(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(`**${path}`);
  await heading(page);
}

/** Whether a list has come and holds such a link; it may be empty. */
async function isListed(page: Page, link: string): Promise<boolean> {
  await page.locator(`${link}, .state-empty`).first().waitFor();
  return await page.locator(link).count() > 0;
}

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
