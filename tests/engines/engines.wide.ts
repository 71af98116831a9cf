/** First steps on the site, and printing, in Firefox and WebKit. */
import assert from "node:assert/strict";
import { articlePath, paths } from "../../src/paths.ts";
import { mainLinks } from "../../src/ui/layout/header/main-links.ts";
import { fixedPaths } from "../../src/ui/layout/page-routes.ts";
import { routes } from "../../src/server/documents/query-page.ts";
import { samples } from "../support/addresses.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { contentPages } from "../support/content-pages.ts";
import { fixtureContent, held } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { click, pressKey, type } from "../support/engines/actions.ts";
import {
  hydrated,
  pageIsHydrated,
  sharedPage,
  until,
  visit,
} from "../support/engines/engine.ts";
import { desktop, engines, phone } from "../support/engines/engines.ts";
import { site } from "../support/fixture-site.ts";
import { noCache } from "../support/settings.ts";
import { startSite } from "../support/site.ts";

for (const { name, open, canPrint } of engines) {
  const opened = sharedPage(open);

  Deno.test(`every page hydrates in ${name} without console errors`, async () => {
    const page = opened();
    // A small window is faster to draw.
    await page.resize(phone);
    for (
      const path of [...fixedPaths(routes), articlePath(samples.article.id)]
    ) {
      await visit(page, site.origin + path);
      const heading = `document.querySelector("h1").textContent`;
      assert.ok(await page.evaluate<string>(heading), path);
    }
    assert.deepEqual(page.complaints, []);
  });

  Deno.test(`a slow page in ${name} has the theme and hydrates before its content, on each visit`, async () => {
    const content = await fixtureContent();
    let answer = held(content);
    await using service = fakeContent((request) => answer.answer(request));
    await using slow = await startSite({ content: service, settings: noCache });
    const page = opened();
    await page.resize(desktop);
    await visit(page, slow.origin + paths.about);
    await page.evaluate(`localStorage.setItem("theme", "dark")`);
    for (const query of ["?q=1", "?q=2"]) {
      answer = held(content);
      await visit(page, slow.origin + paths.blog + query);
      const text = await page.evaluate<string>("document.body.innerText");
      assert.match(text, /Loading blogs\.\.\./);
      const theme = "document.documentElement.dataset.theme";
      assert.equal(await page.evaluate(theme), "dark");
      answer.release();
      const isLoading = `document.body.innerText.includes("Loading blogs")`;
      await until(page, `!${isLoading} && document.readyState === "complete"`);
    }
  });

  Deno.test(`typed text and its caret survive a password manager in ${name}`, async () => {
    const scripts = Promise.withResolvers<void>();
    using slow = changedSite(site, async (path, response) => {
      if (path.endsWith(".js")) await scripts.promise;
      return response;
    });
    const page = opened();
    await page.resize(desktop);
    await page.goTo(slow.origin + paths.contact);
    const field = `document.querySelector("main textarea")`;
    await until(page, `${field} !== null`);
    await page.evaluate(`${field}.focus()`);
    await type(page, "A bridge");
    await page.evaluate(`${field}.setSelectionRange(2, 5)`);
    await page.evaluate(`${field}.after(document.createElement("div"))`);
    scripts.resolve();
    await until(
      page,
      `${pageIsHydrated} &&
        Object.keys(${field}).some((key) => key.startsWith("__react"))`,
    );
    assert.deepEqual(
      await page.evaluate(`(({ value, selectionStart, selectionEnd }) =>
        [value, selectionStart, selectionEnd])(document.activeElement)`),
      ["A bridge", 2, 5],
    );
    // React reports what it has recovered from.
    page.complaints.length = 0;
  });

  Deno.test(`the drawer opened by mouse keeps the focus in ${name}`, async () => {
    const page = opened();
    await page.resize(phone);
    await visit(page, site.origin + paths.about);
    await click(page, ".hamburger svg");
    await until(
      page,
      `document.querySelector(".drawer:popover-open") !== null`,
    );
    await pressKey(page, "Tab");
    await until(page, `document.activeElement.closest(".drawer") !== null`);
  });

  Deno.test(`a click right after a navigation works in ${name}`, async () => {
    const page = opened();
    await page.resize(desktop);
    // The services menu is not a link.
    const [first, ...others] = mainLinks().map(({ to }) => to)
      .filter((to) => to !== paths.services);
    await visit(page, site.origin + first);
    for (const path of others) {
      await click(page, `.desktop-links a[href="${path}"]`);
      await until(page, `location.pathname === "${path}"`);
    }
  });

  Deno.test(`Back from an entry of CONTENT returns to where it was chosen in ${name}`, async () => {
    const page = opened();
    await page.resize(desktop);
    await visit(page, site.origin + articlePath(samples.article.id));
    const entry = ".contents li:last-child a";
    await hydrated(page, entry);
    await page.evaluate(
      `addEventListener("click", () => globalThis.chosenAt = scrollY, true)`,
    );
    // At the top, where the entries are in view.
    await page.evaluate(`void document.querySelector("${entry}").click()`);
    await until(page, `location.hash && Math.abs(scrollY - chosenAt) > 100`);
    await page.evaluate("history.back()");
    await until(page, `!location.hash && scrollY === chosenAt`);
    await page.evaluate("history.forward()");
    await until(page, `location.hash && Math.abs(scrollY - chosenAt) > 100`);
  });

  if (!canPrint) continue;
  // Browsers split some layouts in the middle of a line.
  Deno.test(`${name} prints content without splitting a line`, async (t) => {
    const page = opened();
    await page.resize(desktop);
    for (const { path } of contentPages) {
      await t.step(path, async () => {
        await visit(page, site.origin + path);
        const pages = await linesOfPages(await page.print());
        assert.ok(pages.length > 0);
        assert.deepEqual(cutLines(pages), []);
      });
    }
  });
}

/**
 * Lines that a page break cuts in half: their other half starts the next page.
 * @param pages The lines of each page.
 */
function cutLines(pages: readonly string[][]): string[] {
  return pages.flatMap((lines, index) => {
    const last = lines.at(-1) ?? "";
    const next = pages[index + 1]?.[0];
    return next && areHalves(last, next) ? [`${last} | ${next}`] : [];
  });
}

/**
 * Whether two lines may be halves of one. A half lacks most of its letters; a
 * tenth may match in any line by chance.
 */
function areHalves(a: string, b: string): boolean {
  const [fewer = "", more = ""] = [a, b]
    .map((line) => line.replace(/\s/g, ""))
    .sort((one, other) => one.length - other.length);
  let found = 0;
  for (const letter of more) if (letter === fewer[found]) found++;
  return found === fewer.length && found > more.length / 10;
}

/**
 * The lines of each page of a PDF; pages without text are left out.
 * @param pdf In Base64.
 */
async function linesOfPages(pdf: string): Promise<string[][]> {
  const file = await Deno.makeTempFile({ suffix: ".pdf" });
  await Deno.writeFile(file, Uint8Array.fromBase64(pdf));
  const { stdout } = await new Deno.Command("pdftotext", {
    args: ["-layout", file, "-"],
  }).output();
  await Deno.remove(file);
  return new TextDecoder().decode(stdout).split("\f")
    .map((page) =>
      page.split("\n").map((line) => line.trim()).filter((line) => line !== "")
    )
    .filter((lines) => lines.length > 0);
}
