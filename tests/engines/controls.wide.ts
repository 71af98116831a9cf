/**
 * Each kind of control without script, before React and after it, by touch, by
 * key and by a bare click; and every control of every page before its scripts.
 */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { jobPath } from "../../src/pages/careers/job-path.ts";
import {
  articlePath,
  canonicalPaths,
  fullPortfolioPath,
  paths,
} from "../../src/paths.ts";
import { readBuild } from "../../src/server/build/build-manifest.ts";
import { addresses, samples, unknownAddress } from "../support/addresses.ts";
import { enough } from "../support/amounts.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { keepMails } from "../support/browser/mails.ts";
import {
  earlyScriptStarted,
  hydrationDone,
  openTab,
  pageHydrated,
  stylesLoaded,
} from "../support/browser/open-page.ts";
import { click, moveMouse, pressAt } from "../support/engines/actions.ts";
import { uselessControls } from "../support/engines/controls.ts";
import { type Size, until } from "../support/engines/engine.ts";
import { desktop, inEachEngine, phone } from "../support/engines/engines.ts";
import { site } from "../support/fixture-site.ts";
import { waitUntil } from "../support/promises.ts";
import { section as careers } from "../pages/careers/section.ts";

/** Aliases show the same controls as their pages. */
const shownPaths = [...addresses, unknownAddress]
  .filter((path) => !(path in canonicalPaths));
/** Where no menu opens by hover. */
const cornerOf = ({ height }: Size) => ({ x: 1, y: height - 1 });

const { entry } = readBuild();

/**
 * The site with scripts that never end, or with React that never comes. Held
 * responses would take up the browser's connections.
 */
const withHeldScripts = (site: { origin: string }, held = /\.js$/) =>
  changedSite(
    site,
    (path, response) =>
      held.test(path)
        ? new Response("await new Promise(() => {})", {
          headers: { "Content-Type": "text/javascript" },
        })
        : response,
  );

interface Control {
  path: string;
  /** The page before it. */
  from?: string;
  /** By default a phone. */
  size?: Size;
  selector: string;
  /** What its use makes true in the page. */
  done: string;
  /** The same without script; null if it cannot be used then. */
  plain?: string | null;
  isShown?: boolean;
}

const at = (path: string) =>
  `location.pathname + location.search === ${JSON.stringify(path)}`;
const has = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)}) !== null`;

const job = jobPath(careers.sample.id);
const question = ".accordion details:nth-child(2)";
const pill = "main button.pill";

const controls: Record<string, Control> = {
  "a question": {
    path: paths.branding,
    selector: `${question} summary`,
    done: has(`${question}[open]`),
    isShown: enough.questions,
  },
  "the drawer": {
    path: paths.about,
    selector: ".hamburger",
    done: has("#menu:popover-open"),
  },
  "the services menu": {
    path: paths.about,
    size: desktop,
    selector: ".services > button",
    done: `document.querySelector("#services-menu").offsetHeight > 0`,
  },
  "the theme": {
    path: paths.about,
    selector: "footer [name=theme][value=dark]",
    done: has("[data-theme=dark] footer [value=dark][aria-pressed=true]"),
    plain: null,
  },
  "data saver": {
    path: paths.about,
    selector: "footer [name=light]",
    done: has("[data-light] footer [name=light][aria-pressed=true]"),
    plain: null,
  },
  "a copy": {
    path: articlePath(samples.article.id),
    selector: "main [name=copy]",
    done:
      `document.querySelector("main .copy [role=status]").textContent !== ""`,
    plain: null,
  },
  "the carousel": {
    path: paths.webDesign,
    selector: ".carousel [name=slide][value='1']",
    done: has(".track > :nth-child(2)[aria-current=true]"),
    plain: null,
    isShown: enough.slides,
  },
  "a choice": {
    path: paths.webDevelopment,
    selector: "[name=tools]:nth-child(2)",
    done: has("[name=tools]:nth-child(2)[aria-pressed=true]"),
    plain: null,
  },
  "the back arrow": {
    path: job,
    from: paths.about,
    selector: "a.back",
    done: at(paths.about),
    // A streamed document leads to the complete one.
    plain: `location.pathname === ${JSON.stringify(paths.careers)}`,
  },
  "more projects": {
    path: paths.portfolio,
    selector: "form.more button",
    done: at(fullPortfolioPath),
    isShown: enough.projects,
  },
  "a tag": {
    path: paths.blog,
    selector: `${pill}:not([aria-pressed=true])`,
    done: `location.search.startsWith("?tag=") && ${
      has(`${pill}[aria-pressed=true]`)
    }`,
    plain: `location.search.includes("tag=") && ${
      has(`${pill}[aria-pressed=true]`)
    }`,
  },
  "Send": {
    path: paths.contact,
    selector: ".contact-form [type=submit]",
    done: "globalThis.kept?.length === 1",
  },
};

const ways: Record<string, (control: Locator) => Promise<void>> = {
  touch: (control) => control.tap(),
  key: (control) => control.press("Enter"),
  "a bare click": (control) =>
    control.evaluate((it: HTMLElement) => it.click()),
};

const lives: Record<string, (page: Page) => Promise<unknown>> = {
  "without script": (page) => page.waitForLoadState(),
  async "before React"(page) {
    await earlyScriptStarted(page);
    await stylesLoaded(page);
  },
  async "after React"(page) {
    await earlyScriptStarted(page);
    await pageHydrated(page);
    await hydrationDone(page);
  },
};

for (const [name, control] of Object.entries(controls)) {
  const { path, selector, done, plain = done, isShown = true } = control;
  Deno.test({
    name: `${name} works in each life, in each way`,
    ignore: !isShown,
  }, async (t) => {
    // The first document would be streamed.
    await site.get(path);
    using stopped = withHeldScripts(site, new RegExp(entry));
    for (const [life, starts] of Object.entries(lives)) {
      for (const [way, use] of Object.entries(ways)) {
        await t.step(`${life}, by ${way}`, async () => {
          const hasScript = life !== "without script";
          await using tab = await openTab(
            life === "before React" ? stopped : site,
            {
              viewport: control.size ?? phone,
              hasTouch: true,
              javaScriptEnabled: hasScript,
              until: "load",
              prepare: keepMails,
            },
          );
          const { page } = tab;
          if (control.from) await tab.goTo(control.from);
          await tab.goTo(path);
          await starts(page);
          const element = page.locator(selector).first();
          const expected = hasScript ? done : plain;
          if (expected === null) {
            assert.ok(!await element.isVisible() || await element.isDisabled());
            return;
          }
          let mails = 0;
          page.on("request", (it) => {
            if (it.url().startsWith("mailto:")) mails++;
          });
          await use(element);
          await waitUntil(() =>
            // The document may be another one by then.
            page.evaluate<boolean>(expected).catch(() => false)
              .then((isDone) => isDone || mails > 0)
          );
        });
      }
    }
  });
}

for (const size of [desktop, phone]) {
  Deno.test(`each control works before hydration at ${size.width} px`, async (t) => {
    using held = withHeldScripts(site);
    await using tab = await openTab(held, {
      viewport: size,
      hasTouch: size === phone,
      until: "load",
    });
    const { mouse, touchscreen } = tab.page;
    for (const path of shownPaths) {
      await t.step(path, async () => {
        await tab.goTo(path);
        const useless = await uselessControls(
          (expression) => tab.page.evaluate(expression),
          async ({ x, y }) => {
            if (size === phone) return await touchscreen.tap(x, y);
            await mouse.click(x, y);
            const corner = cornerOf(size);
            await mouse.move(corner.x, corner.y);
          },
        );
        assert.deepEqual(useless, []);
      });
    }
  });
}

inEachEngine(({ name, site, opened }) => {
  for (const size of [desktop, phone]) {
    Deno.test(`each control works before hydration at ${size.width} px in ${name}`, async (t) => {
      using held = withHeldScripts(site);
      const page = opened();
      await page.resize(size);
      // WebKit's driver has no touch on desktops.
      const pointer = size === phone && name === "Firefox" ? "touch" : "mouse";
      for (const path of shownPaths) {
        await t.step(path, async () => {
          await page.goTo(held.origin + path);
          await until(
            page,
            `location.pathname === "${path}" && document.readyState === "complete"`,
          );
          const useless = await uselessControls(
            (expression) => page.evaluate(expression),
            async (place) => {
              await pressAt(page, place, pointer);
              if (pointer === "mouse") {
                await moveMouse(page, cornerOf(size));
              }
            },
          );
          assert.deepEqual(useless, []);
        });
      }
    });
  }

  for (const kind of ["the back arrow", "more projects", "a tag", "Send"]) {
    const { path, selector, done, isShown = true } = controls[kind]!;
    Deno.test({
      name: `${kind} works before React in ${name}`,
      ignore: !isShown,
    }, async () => {
      // The first document would be streamed.
      await site.get(path);
      using stopped = withHeldScripts(site, new RegExp(entry));
      const page = opened();
      await page.resize(phone);
      // The early script gives the entry its key when it starts.
      const isThere = (path: string) =>
        `location.href === "${stopped.origin}${path}" &&
          document.readyState === "complete" &&
          history.state?.key !== undefined`;
      await page.goTo(stopped.origin + paths.about);
      await until(page, isThere(paths.about));
      // As a link, it names the page before.
      await page.evaluate(`void location.assign("${path}")`);
      await until(page, isThere(path));
      // A document that comes after its server's end would fail the next test.
      await page.evaluate("void (globalThis.isLeft = true)");
      await click(page, selector);
      if (kind !== "Send") await until(page, `!globalThis.isLeft && ${done}`);
      else await waitUntil(async () => (await page.mails()).length > 0);
    });
  }
});
