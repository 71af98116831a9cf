import assert from "node:assert/strict";
import { links as brandLinks, site as brand } from "../../../../data/site.ts";
import {
  contactLink,
  mainLinks,
} from "../../../../src/ui/layout/header/main-links.ts";
import { paths } from "../../../../src/paths.ts";
import { useSite } from "../../../support/site.ts";
import {
  type OpenOptions,
  openPage,
} from "../../../support/browser/open-page.ts";

const phone = { width: 390, height: 844 };
const site = useSite();
const { whatsApp } = brandLinks;

async function drawer(options: OpenOptions = {}) {
  const { page, context } = await openPage(site, paths.home, {
    viewport: phone,
    until: options.javaScriptEnabled === false ? "load" : "hydrated",
    ...options,
  });
  return {
    page,
    opener: page.locator(".hamburger[aria-expanded=false]"),
    closer: page.locator(".hamburger[aria-expanded=true]"),
    panel: page.locator("#menu"),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

Deno.test("the hamburger opens the drawer with the bar's links, mail and WhatsApp", async () => {
  await using it = await drawer();
  await it.opener.click();
  await it.closer.waitFor();
  const links = await it.panel.getByRole("link").evaluateAll((elements) =>
    elements.map((link) => [link.textContent, link.getAttribute("href")])
  );
  assert.deepEqual(links, [
    ...[...mainLinks, contactLink].map(({ label, to }) => [label, to]),
    [brand.email, `mailto:${brand.email}`],
    [whatsApp.label, whatsApp.href],
  ]);
});

Deno.test("Enter and Space on the hamburger toggle the drawer", async () => {
  await using it = await drawer();
  await it.opener.focus();
  await it.page.keyboard.press("Enter");
  await it.closer.waitFor();
  await it.page.keyboard.press("Space");
  await it.opener.waitFor();
});

Deno.test("Escape closes the drawer and returns the focus", async () => {
  await using it = await drawer();
  await it.opener.focus();
  await it.page.keyboard.press("Enter");
  await it.closer.waitFor();
  await it.page.keyboard.press("Tab");
  await it.page.keyboard.press("Escape");
  await it.opener.waitFor();
  assert.equal(
    await it.opener.evaluate((button) => button === document.activeElement),
    true,
  );
});

Deno.test("the focus stays within the drawer and its button", async () => {
  await using it = await drawer();
  await it.opener.click();
  await it.closer.waitFor();
  const inside = () =>
    it.page.evaluate(() =>
      !!document.activeElement?.closest("#menu, .hamburger")
    );
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < mainLinks.length + 5; press++) {
      await it.page.keyboard.press(key);
      assert.equal(await inside(), true, `${key}, press ${press + 1}`);
    }
  }
});

Deno.test("while the drawer is open the page is inert and does not scroll", async () => {
  await using it = await drawer();
  const state = () =>
    it.page.evaluate(() => ({
      isInert: document.querySelector("main")?.matches("[inert]"),
      overflow: getComputedStyle(document.documentElement).overflowY,
    }));
  assert.deepEqual(await state(), { isInert: false, overflow: "visible" });
  await it.opener.click();
  await it.closer.waitFor();
  assert.deepEqual(await state(), { isInert: true, overflow: "hidden" });
  await it.closer.click();
  await it.opener.waitFor();
  assert.deepEqual(await state(), { isInert: false, overflow: "visible" });
});

Deno.test("choosing a link closes the drawer", async () => {
  await using it = await drawer();
  await it.opener.click();
  const { to } = mainLinks.find(({ to }) => to !== paths.home) ?? contactLink;
  await it.panel.locator(`a[href="${to}"]`).click();
  await it.page.waitForURL(site.origin + to);
  await it.panel.waitFor({ state: "hidden" });
  await it.opener.waitFor();
});

Deno.test("the drawer marks the current page", async () => {
  await using it = await drawer();
  await it.opener.click();
  const home = it.panel.locator(`a[href="${paths.home}"]`);
  assert.equal(await home.getAttribute("aria-current"), "page");
  assert.equal(await home.locator(".danfo").count(), 1);
  assert.equal(await it.panel.locator(".danfo").count(), 1);
});

Deno.test("opening rotates the icon and crosses its bars, animated", async () => {
  await using it = await drawer({ reducedMotion: "no-preference" });
  const icon = it.page.locator(".hamburger svg");
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
  await it.opener.click();
  await it.closer.waitFor();
  await it.page.waitForFunction(() => {
    const icon = document.querySelector(".hamburger svg");
    return icon && icon.getAnimations({ subtree: true }).length === 0 &&
      getComputedStyle(icon).rotate === "90deg";
  });
  const open = await looks();
  // The first and last bar cross, and the middle one is hidden.
  assert.equal(new Set(open.bars).size, 3);
  assert.ok(!open.bars.includes("none"));
});

Deno.test("widening the window while the drawer is open makes the page usable", async () => {
  await using it = await drawer();
  await it.opener.click();
  await it.closer.waitFor();
  await it.page.setViewportSize({ width: 1200, height: 800 });
  await it.page.waitForFunction(() =>
    !document.querySelector("main")?.matches("[inert]")
  );
});

Deno.test("the drawer opens and closes without script", async () => {
  await using it = await drawer({ javaScriptEnabled: false });
  assert.equal(await it.panel.isVisible(), false);
  await it.page.locator(".hamburger").click();
  await it.panel.waitFor({ state: "visible" });
  await it.panel.locator(`a[href="${contactLink.to}"]`).click();
  await it.page.waitForURL(site.origin + contactLink.to);
  assert.equal(await it.panel.isVisible(), false);
});
