import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site as brand, whatsApp } from "../../../../data/site.ts";
import {
  contactLink,
  mainLinks,
  pricesLink,
} from "../../../../src/ui/layout/header/main-links.ts";
import { paths } from "../../../../src/paths.ts";
import { readBuild } from "../../../../src/server/build/build-manifest.ts";
import {
  earlyScriptStarted,
  heldFiles,
  hydrationDone,
  type OpenOptions,
  openPage,
  pageShown,
} from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

const phone = { width: 390, height: 844 };

/** The bar's links; the prices are beside the services. */
const withPrices = mainLinks().flatMap((link) =>
  link.to === paths.services ? [link, pricesLink()] : [link]
);

async function drawer(options: OpenOptions = {}) {
  const { page, context } = await openPage(site, paths.home, {
    viewport: phone,
    ...options,
  });
  const opener = page.locator(".hamburger[aria-expanded=false]");
  const closer = page.locator(".hamburger[aria-expanded=true]");
  return {
    page,
    opener,
    closer,
    panel: page.locator("#menu"),
    // By a key: a press by pointer may come too soon after another one.
    /** The drawer may be open already. */
    async open() {
      if (await closer.count() === 0) await opener.press("Enter");
      await closer.waitFor();
    },
    async close() {
      if (await opener.count() === 0) await closer.press("Enter");
      await opener.waitFor();
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

Deno.test("the drawer opens, keeps the focus, and closes", async (t) => {
  await using it = await drawer();
  const { page, opener, closer, panel } = it;

  await t.step("has the bar's links, mail and WhatsApp", async () => {
    await opener.click();
    await closer.waitFor();
    const links = await panel.getByRole("link").evaluateAll((elements) =>
      elements.map((link) => [link.textContent, link.getAttribute("href")])
    );
    const chat = whatsApp();
    assert.deepEqual(links, [
      ...[...withPrices, contactLink()].map(({ label, to }) => [label, to]),
      [brand.email, `mailto:${brand.email}`],
      ...chat ? [[chat.label, chat.href]] : [],
    ]);
  });

  await t.step("marks the current page", async () => {
    const home = panel.locator(`a[href="${paths.home}"]`);
    assert.equal(await home.getAttribute("aria-current"), "page");
    assert.equal(await home.locator(".danfo").count(), 1);
    assert.equal(await panel.locator(".danfo").count(), 1);
  });

  await t.step("makes the page inert and unscrollable while open", async () => {
    const state = () =>
      page.evaluate(() => ({
        isInert: ["main", ".logo", ".bar-book"].every((part) =>
          document.querySelector(part)?.matches("[inert]")
        ),
        overflow: getComputedStyle(document.documentElement).overflowY,
      }));
    await it.open();
    assert.deepEqual(await state(), { isInert: true, overflow: "hidden" });
    await it.close();
    assert.deepEqual(await state(), { isInert: false, overflow: "visible" });
  });

  await t.step("opens by Enter and closes by Space", async () => {
    await opener.focus();
    await page.keyboard.press("Enter");
    await closer.waitFor();
    await page.keyboard.press("Space");
    await opener.waitFor();
  });

  await t.step("keeps the focus within itself and its button", async () => {
    await it.open();
    const inside = () =>
      page.evaluate(() =>
        !!document.activeElement?.closest("#menu, .hamburger")
      );
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < mainLinks().length + 5; press++) {
        await page.keyboard.press(key);
        assert.equal(await inside(), true, `${key}, press ${press + 1}`);
      }
    }
  });

  await t.step("closes by Escape, which returns the focus", async () => {
    await it.open();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await opener.and(page.locator(":focus")).waitFor();
  });

  await t.step("leaves the page usable when the window widens", async () => {
    await it.open();
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.waitForFunction(() =>
      !document.querySelector("main")?.matches("[inert]")
    );
    await page.setViewportSize(phone);
  });

  await t.step("closes when a link is chosen", async () => {
    await it.open();
    const { to } = mainLinks().find(({ to }) => to !== paths.home) ??
      contactLink();
    await panel.locator(`a[href="${to}"]`).click();
    await pageShown(page, to);
    await panel.waitFor({ state: "hidden" });
    await opener.waitFor();
  });

  await t.step("closes when the page under it changes", async () => {
    await it.open();
    await page.goBack();
    await pageShown(page, paths.home);
    await panel.waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.closest("main"));
  });

  await t.step("has a button of 48 px at every icon size", async () => {
    for (const asked of [12, 32]) {
      const sizes = await page.locator(".hamburger").evaluate((item, asked) => {
        const icon = item.querySelector("svg");
        icon?.setAttribute("width", String(asked));
        icon?.setAttribute("height", String(asked));
        const { width, height } = item.getBoundingClientRect();
        return { width, height, icon: icon?.getBoundingClientRect().width };
      }, asked);
      assert.deepEqual(sizes, { width: 48, height: 48, icon: asked });
    }
  });

  await t.step("rotates its icon and crosses the bars, animated", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const icon = page.locator(".hamburger svg");
    const looks = () =>
      icon.evaluate((icon) => {
        const bars = [...icon.querySelectorAll("line")].map((bar) =>
          getComputedStyle(bar)
        );
        return {
          turn: getComputedStyle(icon).rotate,
          bars: bars.map(({ transform }) => transform),
          moves: [getComputedStyle(icon), ...bars].map((style) =>
            `${style.transitionProperty} ${style.transitionDuration}`
          ),
        };
      });
    const closed = await looks();
    assert.equal(closed.turn, "none");
    assert.deepEqual(new Set(closed.bars), new Set(["none"]));
    for (const [index, move] of closed.moves.entries()) {
      assert.match(move, index ? /^transform 0?\.\d+s$/ : /^rotate 0?\.\d+s$/);
    }
    await it.open();
    await page.waitForFunction(() => {
      const icon = document.querySelector(".hamburger svg");
      return icon && icon.getAnimations({ subtree: true }).length === 0 &&
        getComputedStyle(icon).rotate === "90deg";
    });
    const open = await looks();
    // The first and last bar cross, and the middle one is hidden.
    assert.equal(new Set(open.bars).size, 3);
    assert.ok(!open.bars.includes("none"));
  });
});

Deno.test("the drawer opens and closes without script", async () => {
  await using it = await drawer({ javaScriptEnabled: false, until: "load" });
  assert.equal(await it.panel.isVisible(), false);
  await it.page.locator(".hamburger").click();
  await it.panel.waitFor({ state: "visible" });
  await it.panel.locator(`a[href="${contactLink().to}"]`).click();
  await it.page.waitForURL(site.origin + contactLink().to);
  assert.equal(await it.panel.isVisible(), false);
});

/** Opens a page with its drawer open; React does not come before release. */
async function openedBeforeReact(
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const react = heldFiles(`**${readBuild().entry}`);
  const visit = await openPage(site, path, {
    viewport: phone,
    until: "load",
    prepare: async (page) => {
      await react.hold(page);
      await prepare?.(page);
    },
  });
  const { page } = visit;
  if (!prepare) await earlyScriptStarted(page);
  const panel = page.locator("#menu");
  async function open() {
    await page.locator(".hamburger").click();
    await panel.waitFor();
  }
  await open();
  const closed = () =>
    page.waitForFunction(() =>
      !document.querySelector("#menu:popover-open") &&
      getComputedStyle(document.documentElement).overflowY === "visible"
    );
  return { ...visit, panel, open, closed, react };
}

Deno.test("before React the drawer closes when the page under it changes", async (t) => {
  await using it = await openedBeforeReact(paths.services);
  const { page, panel } = it;

  await t.step("by a link to a part of the same page", async () => {
    // Chosen again, it changes no address.
    for (const _ of ["first", "again"]) {
      await panel.locator(`a[href="${pricesLink().to}"]`).click();
      await it.closed();
      assert.equal(page.url(), site.origin + pricesLink().to);
      await it.open();
    }
  });

  await t.step("by Back", async () => {
    await page.goBack();
    await it.closed();
  });

  await t.step("when it goes into the cache of Back", async () => {
    await it.open();
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await it.closed();
  });

  await t.step("when the window grows", async () => {
    await it.open();
    await page.setViewportSize({ width: 1200, height: 800 });
    await it.closed();
    await page.setViewportSize(phone);
    assert.equal(await panel.isVisible(), false);
  });
});

Deno.test("React closes a drawer whose window has grown before", async () => {
  await using it = await openedBeforeReact(
    paths.about,
    (page) => page.route("**/early-script-*", (route) => route.abort()),
  );
  await it.page.setViewportSize({ width: 1200, height: 800 });
  it.react.release();
  await hydrationDone(it.page);
  await it.closed();
  assert.equal(await it.page.locator("main[inert]").count(), 0);
});

Deno.test("without script a page scrolls in a window that has grown under its drawer", async () => {
  await using it = await drawer({ javaScriptEnabled: false, until: "load" });
  const { page } = it;
  await page.locator(".hamburger").click();
  await it.panel.waitFor();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
});
