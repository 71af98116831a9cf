/**
 * When React comes, in Firefox and WebKit: see
 * tests/browser/first-interaction.wide.ts.
 */
import assert from "node:assert/strict";
import { whenIdle } from "../../src/browser/when-idle.ts";
import { paths } from "../../src/paths.ts";
import { slowLine } from "../support/browser/slow-line.ts";
import { click } from "../support/engines/actions.ts";
import {
  type EnginePage,
  pageIsHydrated,
  type Size,
  until,
} from "../support/engines/engine.ts";
import { desktop, inEachEngine, phone } from "../support/engines/engines.ts";

interface Interaction {
  name: string;
  path: string;
  size: Size;
  interact(page: EnginePage): Promise<unknown>;
}

/** Runs a statement with an element of the page. */
const onElement = (selector: string, call: string) => (page: EnginePage) =>
  page.evaluate(
    `void document.querySelector(${JSON.stringify(selector)}).${call}`,
  );

const interactions: Interaction[] = [
  {
    name: "a press on the menu",
    path: paths.about,
    size: phone,
    interact: (page) => click(page, ".hamburger"),
  },
  {
    name: "focus on the services menu",
    path: paths.about,
    size: desktop,
    interact: onElement(".services > button", "focus()"),
  },
  {
    name: "a swipe on the strip of works",
    path: paths.home,
    // In wide windows it moves with the page, in engines with scroll timelines.
    size: phone,
    interact: onElement(".works-strip", "scrollBy(200, 0)"),
  },
];

inEachEngine(({ name: engine, site, opened }) => {
  for (const { name, path, size, interact } of interactions) {
    Deno.test(`on a slow line ${name} hydrates the page in ${engine}, and nothing does before`, async () => {
      using line = slowLine(site);
      const page = opened();
      await page.resize(size);
      await page.goTo(line.origin + path);
      await until(
        page,
        `location.href.startsWith("${line.origin}") &&
          document.readyState === "complete" &&
          performance.getEntriesByType("resource")
            .some(({ name }) => name.includes("/early-script-"))`,
      );
      // Later than what the page does by itself: callbacks come in turn.
      await page.evaluate(
        `new Promise((resolve) => (${whenIdle})(() => resolve(null)))`,
      );
      // It is slower than scripts that have been asked for.
      await page.evaluate("fetch(location.href).then((it) => it.text())");
      const scripts = await page.evaluate(
        `performance.getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js")).length`,
      );
      assert.equal(scripts, 1);
      await interact(page);
      await until(page, pageIsHydrated);
    });
  }
});
