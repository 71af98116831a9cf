/** When React comes: on a slow line, with the visitor's first touch. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { contactRequests } from "../../data/contact.ts";
import words from "../../data/words/contact.json" with { type: "json" };
import { fieldNames } from "../../src/pages/contact/contact-fields.tsx";
import { draftKey } from "../../src/pages/contact/use-contact-mail.ts";
import { articlePath, canonicalPaths, paths } from "../../src/paths.ts";
import { readBuild } from "../../src/server/assets/build-manifest.ts";
import { addresses, samples } from "../support/addresses.ts";
import { keepMails, keptMails } from "../support/browser/mails.ts";
import {
  earlyScriptImported,
  earlyScriptStarted,
  heldFiles,
  hydratedUntouched,
  type OpenOptions,
  openPage,
  openTab,
  typefacesLoaded,
} from "../support/browser/open-page.ts";
import { slowLine } from "../support/browser/slow-line.ts";
import { site } from "../support/fixture-site.ts";

const { earlyScript, entry, stylesheets } = readBuild();

/** Opens a page on a slow line and waits for all that comes without a touch. */
async function openSlow(
  line: { origin: string },
  path: string,
  options: OpenOptions = {},
) {
  const visit = await openPage(line, path, { until: "load", ...options });
  await untouched(visit.page);
  return visit;
}

/** Waits until a page would have begun to load React by itself. */
async function untouched(page: Page): Promise<void> {
  await earlyScriptStarted(page);
  await page.evaluate(() =>
    new Promise<void>((resolve) =>
      // With the site's own timeout, as some pages are never idle.
      requestIdleCallback(() => resolve(), { timeout: 2000 })
    )
  );
}

/** The scripts that a page has asked for. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...performance.getEntriesByType("resource").map(({ name }) => name),
      ...[...document.querySelectorAll<HTMLLinkElement>("[rel=modulepreload]")]
        .map(({ href }) => href),
    ].map((url) => new URL(url).pathname).filter((it) => it.endsWith(".js"))
  );

Deno.test("on a slow line no page loads React without a touch", async (t) => {
  using line = slowLine(site);
  await using tab = await openTab(line, { until: "load" });
  for (const path of addresses.filter((it) => !(it in canonicalPaths))) {
    await t.step(path, async () => {
      // The first document would be streamed.
      await site.get(path);
      await tab.goTo(path);
      await untouched(tab.page);
      assert.deepEqual(await scriptsOf(tab.page), [earlyScript]);
    });
  }
});

const phone = { width: 390, height: 844 };

/** How visitors begin to use what needs React. */
const touches: {
  name: string;
  path: string;
  viewport?: typeof phone;
  touch(page: Page): Promise<unknown>;
}[] = [
  {
    name: "a press on the menu",
    path: paths.about,
    viewport: phone,
    touch: (page) => page.locator(".hamburger").click(),
  },
  {
    name: "a bare click on the menu",
    path: paths.about,
    viewport: phone,
    touch: (page) =>
      page.locator(".hamburger").evaluate((it: HTMLElement) => it.click()),
  },
  {
    name: "focus on the services menu",
    path: paths.about,
    touch: (page) => page.locator(".services > button").focus(),
  },
  {
    name: "focus on a field",
    path: paths.blog,
    touch: (page) => page.getByRole("searchbox").focus(),
  },
  {
    name: "text that a program writes into a field",
    path: paths.contact,
    touch: (page) =>
      page.getByLabel(fieldNames.timeline).evaluate((it) =>
        it.dispatchEvent(new InputEvent("input", { bubbles: true }))
      ),
  },
  {
    name: "a swipe on the strip of works",
    path: paths.home,
    touch: (page) =>
      page.locator(".works-strip").evaluate((it) => it.scrollBy(200, 0)),
  },
  {
    name: "an opened answer",
    path: paths.home,
    touch: (page) => page.locator("summary").last().click(),
  },
  {
    name: "another theme",
    path: paths.about,
    touch: (page) => page.locator(".theme-switch [value=dark]").click(),
  },
  {
    name: "a choice",
    path: paths.webDevelopment,
    touch: (page) =>
      page.locator("main button[aria-pressed=false]").first().click(),
  },
];

for (const { name, path, viewport, touch } of touches) {
  Deno.test(`on a slow line ${name} hydrates the page`, async () => {
    using line = slowLine(site);
    await using visit = await openSlow(line, path, viewport && { viewport });
    await touch(visit.page);
    await hydratedUntouched(visit.page);
    assert.deepEqual(visit.complaints, []);
  });
}

Deno.test("on a slow line scrolling, links and light load bring no React", async () => {
  using line = slowLine(site);
  await using visit = await openSlow(line, paths.home);
  const { page } = visit;
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => scrollY > 0);
  await page.locator("footer a").first().focus();
  await page.locator("footer [name=light]").press("Enter");
  await untouched(page);
  assert.ok(!(await scriptsOf(page)).includes(entry));
});

Deno.test("links are copied without React", async () => {
  using line = slowLine(site);
  const path = articlePath(samples.article.id);
  // The first document would be streamed.
  await site.get(path);
  await using visit = await openSlow(line, path, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { page } = visit;
  await page.route(`**${entry}`, (route) => route.abort());
  await page.locator(".share [name=copy]").click();
  await page.locator(".share [role=status]").filter({ hasText: /\S/ })
    .waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(new URL(copied).pathname, path);
});

Deno.test("Send that is pressed before React is alive opens the whole mail then", async () => {
  const gate = Promise.withResolvers<void>();
  await using visit = await openPage(site, paths.contact, {
    until: "load",
    async prepare(page) {
      await keepMails(page);
      await page.route(`**${entry}`, async (route) => {
        await gate.promise;
        await route.continue();
      });
    },
  });
  const { page } = visit;
  await page.getByLabel(fieldNames.project).fill("Fish farm");
  await page.getByLabel(fieldNames.person).fill("Ada");
  await page.locator(".contact-form [type=submit]").click();
  assert.equal((await keptMails(page)).length, 0);
  gate.resolve();
  await page.waitForFunction(() =>
    (globalThis as unknown as { kept: string[] }).kept.length > 0
  );
  const [mail, ...others] = await keptMails(page);
  assert.deepEqual(others, []);
  assert.equal(mail?.searchParams.get("subject"), "Fish farm");
  const body = mail?.searchParams.get("body") ?? "";
  assert.ok(body.startsWith(`${words.form.person.label}: Ada\r\n`), body);
});

Deno.test("a form is sent by the browser when React cannot be loaded", async () => {
  await using visit = await openPage(site, paths.contact, {
    until: "load",
    prepare: (page) => page.route(`**${entry}`, (route) => route.abort()),
  });
  const { page } = visit;
  await page.evaluate(() => {
    // Comes after the site's own listener.
    addEventListener("submit", (event) => {
      // The document may be reloaded then.
      if (!event.defaultPrevented) sessionStorage.isSent = "true";
      event.preventDefault();
    });
  });
  await page.locator(".contact-form [type=submit]").click();
  await page.waitForFunction(() => sessionStorage.isSent);
});

/** What makes a page wrong without React. */
const needs: {
  name: string;
  path: string;
  prepare?: OpenOptions["prepare"];
}[] = [
  {
    name: "a stored token on a page with content",
    path: paths.blog,
    prepare: (page) =>
      page.addInitScript(() => localStorage.setItem("auth-token", "abc")),
  },
  {
    name: "a draft",
    path: paths.contact,
    prepare: (page) =>
      page.addInitScript(
        (key) => sessionStorage.setItem(key, "{}"),
        draftKey,
      ),
  },
  {
    name: "a fragment that fills in the form",
    path: `${paths.contact}#${contactRequests[0]?.fragment}`,
  },
  {
    name: "text that the browser has put into a field",
    path: paths.blog,
    prepare: (page) =>
      page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          document.querySelector<HTMLInputElement>("[type=search]")!.value =
            "java";
        })
      ),
  },
  {
    name: "an error of a script",
    path: paths.about,
    prepare: (page) =>
      page.addInitScript(() =>
        addEventListener(
          "load",
          () =>
            setInterval(() => reportError(new Error("Broken on purpose")), 100),
        )
      ),
  },
];

for (const { name, path, prepare } of needs) {
  Deno.test(`on a slow line ${name} hydrates the page without a touch`, async () => {
    using line = slowLine(site);
    await using visit = await openPage(line, path, {
      until: "commit",
      ...(prepare && { prepare }),
    });
    await hydratedUntouched(visit.page);
  });
}

Deno.test("on a fast line pages hydrate without a touch, on a slow processor too", async () => {
  await using tab = await openTab(site, { until: "load" });
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const path of [paths.home, paths.blog, paths.privacy]) {
    await tab.goTo(path);
    await hydratedUntouched(tab.page);
  }
});

Deno.test("where data is saved React waits for a touch on a fast line, too", async () => {
  await using visit = await openSlow(site, paths.home, {
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", {
          value: Object.assign(new EventTarget(), { saveData: true }),
        })
      ),
  });
  const { page } = visit;
  const scripts = await scriptsOf(page);
  assert.deepEqual(scripts.filter((it) => it.includes("chunk")), []);
  await page.locator(".services > button").focus();
  await hydratedUntouched(page);
});

Deno.test("a prerendered document loads no script before it is shown", async () => {
  await using visit = await openPage(site, paths.home, {
    until: "load",
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(document, "prerendering", {
          configurable: true,
          value: true,
        })
      ),
  });
  const { page } = visit;
  await page.evaluate(() => {
    document.querySelector<HTMLElement>(".services > button")?.click();
  });
  assert.deepEqual(await scriptsOf(page), []);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await hydratedUntouched(page);
});

/** The home page, scrolled with a row of it, and without React. */
async function openScrolled(row: string, options: OpenOptions = {}) {
  const visit = await openPage(site, paths.home, {
    until: "load",
    // Never answered.
    prepare: (page) => page.route(`**${entry}`, () => {}),
    ...options,
  });
  const { page } = visit;
  await untouched(page);
  // Typefaces change the lengths of rows.
  await typefacesLoaded(page);
  const left = await page.evaluate((row) => {
    const element = document.querySelector(row)!;
    scrollTo(0, 500);
    element.scrollTo({ left: 300, behavior: "instant" });
    return [scrollY, element.scrollLeft];
  }, row);
  assert.ok(left.every((it) => it > 0), left.join());
  await visit.goTo(paths.privacy);
  const [y = 0, x = 0] = left;
  return {
    ...visit,
    y,
    returned: () =>
      page.waitForFunction(
        ({ row, y, x }) =>
          scrollY === y && document.querySelector(row)?.scrollLeft === x,
        { row, y, x },
      ),
  };
}

Deno.test("without React, Back returns to where page and strip were left", async () => {
  await using visit = await openScrolled(".works-strip");
  await visit.page.goBack({ waitUntil: "load" });
  await visit.returned();
});

Deno.test("without React, Back returns to a row that is styled after the page scrolls", async () => {
  await using visit = await openScrolled(".reasons", { viewport: phone });
  const { page, y } = visit;
  const styles = heldFiles(`**${stylesheets[0]}`);
  await styles.hold(page);
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction((y) => scrollY === y, y);
  // Asks for the small script.
  await page.mouse.move(200, 400);
  await earlyScriptImported(page);
  await page.evaluate(() =>
    new Promise((resolve) => {
      document.addEventListener("scrollend", resolve, { once: true });
      scrollBy({ top: 1, behavior: "instant" });
    })
  );
  await page.evaluate((y) => scrollTo(0, y), y);
  styles.release();
  await visit.returned();
});
