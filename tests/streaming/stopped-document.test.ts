import assert from "node:assert/strict";
import { paths } from "../../src/addresses/paths.ts";
import { breakableLine } from "../support/browser/breakable-line.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { openPage } from "../support/browser/open-page.ts";
import { contentPages } from "../support/content-pages.ts";
import { fixtureContent, held, silent } from "../support/content/answers.ts";
import { shellIn } from "../support/html.ts";
import { useSite } from "../support/site.ts";
import { noCache } from "../support/settings.ts";

// Long enough for a busy machine to see a page before its content is late.
const site = useSite({ settings: { ...noCache, CONTENT_TIMEOUT_MS: "8000" } });
const good = await fixtureContent();
/** The deadline of content, two seconds, and a slow machine. */
const timeout = 60_000;

/** A page whose shell has come, and the line over which the rest would come. */
async function halfway(path: string) {
  const late = held(good);
  site.content.answer = late.answer;
  const line = breakableLine(site);
  const visit = await openPage(line, path);
  return Object.assign(visit, { line, release: late.release });
}

for (const how of ["cut", "silence"] as const) {
  Deno.test(`every page gets its content by another way after a ${how} in the middle`, async () => {
    await using stack = new AsyncDisposableStack();
    const late = held(good);
    site.content.answer = late.answer;
    const visits = await Promise.all(contentPages.map(async (it) => {
      const line = stack.use(breakableLine(site));
      const { page } = stack.use(await openPage(line, it.path));
      await page.evaluate(() => Object.assign(globalThis, { same: true }));
      await page.getByText(it.loading, { exact: true }).waitFor();
      return { ...it, line, page };
    }));
    site.content.answer = good;
    for (const { line } of visits) line[how]();
    let sameDocuments = 0;
    for (const { page, heading, loading, failed } of visits) {
      const title = page.getByRole("heading", { name: heading }).first();
      const error = page.getByText(failed).first();
      await title.or(error).waitFor({ timeout });
      // Two seconds may be too short for four pages on a busy machine.
      if (await error.isVisible()) {
        await page.locator(".state-error").getByRole("link").click();
      }
      await title.waitFor({ timeout });
      await page.getByText(loading, { exact: true }).waitFor({
        state: "detached",
      });
      if (await page.evaluate(() => "same" in globalThis)) sameDocuments++;
    }
    assert.ok(sameDocuments > 0);
    late.release();
  });
}

Deno.test("a page that can be reached by no other way says so, and how to try again", async () => {
  await using visit = await halfway(paths.careers);
  await using line = visit.line;
  const { page } = visit;
  site.content.answer = silent;
  line.cut();
  await page.getByText(/^Error loading jobs: /).waitFor({ timeout });
  assert.equal(await page.getByText("Loading job listings...").count(), 0);
  site.content.answer = good;
  await page.locator(".state-error").getByRole("link").click();
  await page.getByRole("heading", { level: 3 }).first().waitFor();
  visit.release();
});

/** A site of whose first document only the beginning comes. */
function halfShell(end: RegExp) {
  let isFirst = true;
  return changedSite(site, async (_path, response) => {
    if (!isFirst) return response;
    isFirst = false;
    const shell = await shellIn(response.clone());
    const part = shell.slice(0, shell.search(end));
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(part)),
    });
    return new Response(body, response);
  });
}

Deno.test("a page that stops before the script that would bring it to life is loaded again", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  using half = halfShell(/<footer/);
  await using visit = await openPage(half, paths.blog, { until: "commit" });
  const { page } = visit;
  await page.getByText("Loading blogs...").waitFor();
  late.release();
  await page.locator("main article").first().waitFor();
  assert.equal(await page.getByText("Loading blogs...").count(), 0);
});
