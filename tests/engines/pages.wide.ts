/** Common actions on the pages, in each engine. */
import assert from "node:assert/strict";
import { articlePath, paths } from "../../src/paths.ts";
import { mainLinks } from "../../src/ui/layout/header/main-links.ts";
import { fixedPaths } from "../../src/ui/layout/page-routes.ts";
import { routes } from "../../src/server/documents/query-page.ts";
import { enough } from "../support/amounts.ts";
import { samples } from "../support/addresses.ts";
import { click, pressKey } from "../support/engines/actions.ts";
import {
  type EnginePage,
  hydrated,
  until,
  visit,
} from "../support/engines/engine.ts";
import { desktop, inEachEngine, phone } from "../support/engines/engines.ts";

/** Stores a theme for the next document. */
async function storeTheme(page: EnginePage, theme: string): Promise<void> {
  await page.evaluate(`localStorage.setItem("theme", "${theme}")`);
}

inEachEngine(({ name, site, visitAt }) => {
  Deno.test(`no page scrolls sideways in ${name}, on desktop and phone, in both themes`, async () => {
    const page = await visitAt(desktop, paths.about);
    for (const theme of ["light", "dark"]) {
      await storeTheme(page, theme);
      for (const size of [desktop, phone]) {
        await page.resize(size);
        for (
          const path of [...fixedPaths(routes), articlePath(samples.article.id)]
        ) {
          await visit(page, site.origin + path);
          const { scrollWidth, width, shown } = await page.evaluate<
            Record<string, unknown>
          >(`({
              scrollWidth: document.documentElement.scrollWidth,
              width: document.documentElement.clientWidth,
              shown: document.documentElement.dataset.theme,
            })`);
          assert.equal(scrollWidth, width, `${path} at ${size.width}`);
          assert.equal(shown, theme, path);
        }
      }
    }
    await page.evaluate(`localStorage.removeItem("theme")`);
    assert.deepEqual(page.complaints, []);
  });

  Deno.test(`a link moves the focus to the new heading in ${name}, and Back restores the position`, async () => {
    const page = await visitAt(desktop, paths.about);
    const { title, place } = await page.evaluate<
      { title: string; place: number }
    >(`(() => {
      const { scrollHeight } = document.documentElement;
      const top = Math.round((scrollHeight - innerHeight) / 2);
      scrollTo({ top, behavior: "instant" });
      return { title: document.title, place: scrollY };
    })()`);
    assert.ok(place > 0);
    const target = mainLinks().find(({ to }) =>
      to !== paths.about && to !== paths.services
    )?.to;
    // A click would first scroll to the header's link.
    const link = `.desktop-links a[href="${target}"]`;
    await page.evaluate(
      `document.querySelector('${link}').focus({ preventScroll: true })`,
    );
    await pressKey(page, "Enter");
    await until(page, `location.pathname === "${target}"`);
    await until(page, `document.activeElement.matches("main h1")`);
    await until(page, `document.title !== ${JSON.stringify(title)}`);
    await until(page, "scrollY === 0");
    await page.evaluate("history.back()");
    await until(page, `location.pathname === "${paths.about}"`);
    await until(page, `scrollY === ${place}`);
  });

  for (
    const [what, size, path, row, scrolls] of [
      // Wide screens move it by scrolling the page, where the engine can.
      ["the strip of works", phone, paths.home, ".works-strip", enough.signs],
      ["the carousel", desktop, paths.webDesign, ".track", enough.slides],
    ] as const
  ) {
    Deno.test({
      name: `${what} stands where it was left after Back in ${name}`,
      ignore: !scrolls,
    }, async () => {
      const page = await visitAt(size, path);
      const left = `document.querySelector("${row}")?.scrollLeft`;
      // Typefaces change the lengths of rows.
      await until(page, `document.fonts.status === "loaded"`);
      const place = await page.evaluate<number>(`(() => {
        const row = document.querySelector("${row}");
        row.addEventListener("scroll", () => row.dataset.scrolled = "");
        row.scrollTo({ left: row.scrollWidth, behavior: "instant" });
        return row.scrollLeft;
      })()`);
      assert.ok(place > 0);
      await until(
        page,
        `document.querySelector("${row}[data-scrolled]") !== null`,
      );
      await page.evaluate(
        `document.querySelector('a[href="${paths.contact}"]').click()`,
      );
      await until(page, `${left} === undefined`);
      await page.evaluate("history.back()");
      // While signs turn, the strip is up to 3 px longer.
      await until(page, `Math.abs(${left} - ${place}) <= 3`);
    });
  }

  Deno.test({
    name: `one question is open at a time in ${name}`,
    ignore: !enough.questions,
  }, async () => {
    const page = await visitAt(phone, paths.branding);
    const second = ".accordion details:nth-child(2)";
    await click(page, `${second} summary`);
    await until(
      page,
      `document.querySelector("${second}").open &&
        document.querySelectorAll(".accordion details[open]").length === 1`,
    );
  });

  Deno.test({
    name: `buttons and keys move the carousel in ${name}`,
    ignore: !enough.slides,
  }, async () => {
    const page = await visitAt(desktop, paths.webDesign);
    const isCurrent = (place: number) =>
      `document.querySelector(".track > :nth-child(${place})[aria-current]") !== null`;
    const next = ".carousel-controls button:last-of-type";
    await hydrated(page, next);
    await click(page, next);
    await until(page, isCurrent(2));
    await page.evaluate(
      `document.querySelector(".track").focus({ preventScroll: true })`,
    );
    await pressKey(page, "ArrowRight");
    await until(page, isCurrent(3));
  });

  Deno.test({
    name: `the carousel does not cut off the first quotation mark in ${name}`,
    ignore: !enough.slides,
  }, async () => {
    const page = await visitAt(desktop, paths.webDesign);
    const overhang = await page.evaluate<number>(`(() => {
        const track = document.querySelector(".track");
        // A page that is opened again keeps its slide.
        track.scrollTo({ left: 0, behavior: "instant" });
        const text = document.createTreeWalker(
          track.querySelector("blockquote"),
          NodeFilter.SHOW_TEXT,
        ).nextNode();
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(text, 1);
        const { left } = track.getBoundingClientRect();
        return left - range.getBoundingClientRect().left;
      })()`);
    assert.ok(overhang <= 0.5, `${overhang} px are cut off`);
  });
});
