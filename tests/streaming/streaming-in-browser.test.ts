import assert from "node:assert/strict";
import { jobPath } from "../../src/pages/careers/job-path.ts";
import { articlePath, paths } from "../../src/paths.ts";
import { readBuild } from "../../src/server/build/build-manifest.ts";
import { breakableLine } from "../support/browser/breakable-line.ts";
import {
  attached,
  earlyScriptImported,
  heldFiles,
  openPage,
} from "../support/browser/open-page.ts";
import { states } from "../support/content-pages.ts";
import { fixtureContent, held } from "../support/content/answers.ts";
import { section as careers } from "../pages/careers/section.ts";
import { useSite } from "../support/site.ts";
import { noCache } from "../support/settings.ts";

/** Longer than any test takes: the browser's clock is moved forward instead. */
const contentTimeoutMs = 60_000;
const site = useSite({
  settings: { ...noCache, CONTENT_TIMEOUT_MS: String(contentTimeoutMs) },
});
const { entry } = readBuild();
const good = await fixtureContent();

Deno.test("a list that loads is hydrated, and gets its posts in the same response, filtered by what was typed", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using visit = await openPage(site, paths.blog);
  const { page } = visit;
  const search = page.getByRole("searchbox");
  await search.pressSequentially("java");
  await page.waitForURL(/[?&]q=java/, { waitUntil: "commit" });
  const words = page.getByText(states.blog.loading, { exact: true });
  assert.equal(await words.isVisible(), true);
  late.release();
  await words.waitFor({ state: "detached" });
  const titles = page.locator("main article h3");
  await titles.first().waitFor();
  assert.deepEqual(
    new Set(await titles.allTextContents()),
    new Set(["What a designer learns from Java"]),
  );
  assert.equal(await search.inputValue(), "java");
  assert.deepEqual(visit.calls, []);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("late content does not wait for the styles of the footer", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  const styles = heldFiles("**/*.css");
  await using visit = await openPage(site, paths.blog, {
    until: "commit",
    prepare: styles.hold,
  });
  const { page } = visit;
  await page.getByText(states.blog.loading, { exact: true }).waitFor();
  late.release();
  await page.locator("main article h3").first().waitFor();
  const footer = page.locator(".footer");
  assert.equal(await footer.isVisible(), false);
  styles.release();
  await footer.waitFor();
  // For those who allow neither scripts nor a refresh.
  const others = await page.locator("head noscript").textContent();
  assert.match(others ?? "", /<link rel="stylesheet"/);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("while a job streams, its back arrow goes back", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, `${paths.blog}?q=java`, {
    until: "load",
    prepare: (page) => page.route(`**${entry}`, (route) => route.abort()),
  });
  const { page } = visit;
  const late = held(good);
  site.content.answer = late.answer;
  await page.goto(site.origin + jobPath(careers.sample.id), {
    waitUntil: "commit",
  });
  await attached(page, "main .loading");
  await earlyScriptImported(page);
  await page.locator("a.back").click();
  await page.waitForURL(/\/blog\?q=java$/, { waitUntil: "commit" });
  late.release();
});

Deno.test("an unknown article shows the 404 page in place when the answer is late", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using visit = await openPage(site, articlePath("nobody-wrote-this"));
  const { page } = visit;
  await page.getByText(states.article.loading).waitFor();
  late.release();
  await page.locator("main .not-found-scene").waitFor({ state: "attached" });
  // The head follows the answer, and replaces the tag of the document.
  await page.waitForFunction(() =>
    document.title.startsWith("Article not found") &&
    document.querySelectorAll("meta[name=robots][content=noindex]").length === 1
  );
  assert.deepEqual(visit.complaints, []);
});

Deno.test("a page fetches its content at once after Stop", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using visit = await openPage(site, paths.blog);
  site.content.answer = good;
  const browser = await visit.context.newCDPSession(visit.page);
  await browser.send("Page.stopLoading");
  late.release();
  await visit.page.getByRole("heading", { level: 3 }).first().waitFor();
  assert.equal(visit.calls.length, 1);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("a page that loses the line before React says that it failed, with a retry link", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using line = breakableLine(site);
  await using visit = await openPage(line, paths.blog, {
    until: "commit",
    async prepare(page) {
      await page.clock.install();
      await page.route("**/*.js", (route) => route.abort());
    },
  });
  const { page } = visit;
  await page.getByText(states.blog.loading, { exact: true }).waitFor();
  line.drop();
  await page.clock.fastForward(contentTimeoutMs + 2000);
  await page.getByText(states.blog.failed).waitFor();
  assert.equal(await page.getByText(states.blog.loading).count(), 0);
  line.restore();
  site.content.answer = good;
  late.release();
  await page.getByRole("main").getByRole("link", { name: "Try again" })
    .click();
  await page.getByRole("heading", { level: 3 }).first().waitFor();
});
