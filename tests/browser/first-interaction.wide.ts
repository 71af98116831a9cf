/**
 * When React comes on each page, with each kind of interaction and without any.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { fieldNames } from "../../src/pages/contact/contact-fields.tsx";
import { draftKey } from "../../src/pages/contact/use-contact-mail.ts";
import { articlePath, canonicalPaths, paths } from "../../src/paths.ts";
import { readBuild } from "../../src/server/build/build-manifest.ts";
import { addresses, samples } from "../support/addresses.ts";
import {
  hydratedByItself,
  type OpenOptions,
  openPage,
  openTab,
} from "../support/browser/open-page.ts";
import { slowLine } from "../support/browser/slow-line.ts";
import { beforeInteraction } from "../support/browser/before-interaction.ts";
import { site } from "../support/fixture-site.ts";

const { earlyScript, entry } = readBuild();

/**
 * Opens a page on a slow line and waits for all that comes without an
 * interaction.
 */
async function openSlow(
  line: { origin: string },
  path: string,
  options: OpenOptions = {},
) {
  const visit = await openPage(line, path, { until: "load", ...options });
  await beforeInteraction(visit.page);
  return visit;
}

Deno.test("on a slow line no page loads React without an interaction", async (t) => {
  using line = slowLine(site);
  await using tab = await openTab(line, { until: "load" });
  for (const path of addresses.filter((it) => !(it in canonicalPaths))) {
    await t.step(path, async () => {
      // The first document would be streamed.
      await site.get(path);
      await tab.goTo(path);
      await beforeInteraction(tab.page);
      const own = tab.scripts.filter((it) => !it.includes("/follow-request-"));
      assert.deepEqual(own, [earlyScript]);
    });
  }
});

const phone = { width: 390, height: 844 };

/** How visitors begin to use what needs React. */
const interactions: {
  name: string;
  path: string;
  viewport?: typeof phone;
  interact(page: Page): Promise<unknown>;
}[] = [
  {
    name: "a press on the menu",
    path: paths.about,
    viewport: phone,
    interact: (page) => page.locator(".hamburger").click(),
  },
  {
    name: "a bare click on the menu",
    path: paths.about,
    viewport: phone,
    interact: (page) =>
      page.locator(".hamburger").evaluate((it: HTMLElement) => it.click()),
  },
  {
    name: "focus on the services menu",
    path: paths.about,
    interact: (page) => page.locator(".services > button").focus(),
  },
  {
    name: "text that a program writes into a field",
    path: paths.contact,
    interact: (page) =>
      page.getByLabel(fieldNames().timeline).evaluate((it) =>
        it.dispatchEvent(new InputEvent("input", { bubbles: true }))
      ),
  },
  {
    name: "a swipe on the strip of works",
    path: paths.home,
    interact: (page) =>
      page.locator(".works-strip").evaluate((it) => it.scrollBy(200, 0)),
  },
  {
    name: "an opened answer",
    path: paths.home,
    interact: (page) => page.locator("summary").last().click(),
  },
  {
    name: "a choice",
    path: paths.webDevelopment,
    interact: (page) =>
      page.locator("main button[aria-pressed=false]").first().click(),
  },
];

for (const { name, path, viewport, interact } of interactions) {
  Deno.test(`on a slow line ${name} hydrates the page`, async () => {
    using line = slowLine(site);
    await using visit = await openSlow(line, path, viewport && { viewport });
    await interact(visit.page);
    await hydratedByItself(visit.page);
    assert.deepEqual(visit.complaints, []);
  });
}

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
        ([key, name]) => sessionStorage.setItem(key, `[["${name}","Ada"]]`),
        [draftKey, fieldNames().person] as const,
      ),
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
    name: "a picture that cannot be loaded",
    path: articlePath(samples.article.id),
    prepare: (page) =>
      page.route(
        "**",
        (route) =>
          route.request().resourceType() === "image"
            ? route.abort()
            : route.continue(),
      ),
  },
];

for (const { name, path, prepare } of needs) {
  Deno.test(`on a slow line ${name} hydrates the page without an interaction`, async () => {
    using line = slowLine(site);
    await using visit = await openPage(line, path, {
      until: "commit",
      ...(prepare && { prepare }),
    });
    await hydratedByItself(visit.page);
  });
}

Deno.test("on a fast line pages hydrate without an interaction, on a slow processor too", async () => {
  await using tab = await openTab(site, { until: "load" });
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const path of [paths.home, paths.blog, paths.privacy]) {
    await tab.goTo(path);
    await hydratedByItself(tab.page);
  }
});

Deno.test("where data is saved React waits for an interaction on a fast line, too", async () => {
  await using visit = await openSlow(site, paths.home, {
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", {
          value: Object.assign(new EventTarget(), { saveData: true }),
        })
      ),
  });
  const { page } = visit;
  assert.deepEqual(visit.scripts.filter((it) => it.includes("chunk")), []);
  await page.locator(".services > button").focus();
  await hydratedByItself(page);
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
  assert.deepEqual(visit.scripts, []);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await hydratedByItself(page);
});
