import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { colours } from "../../../data/site.ts";
import { useSite } from "../../support/site.ts";
import { browser } from "../../support/browser/open-page.ts";

const site = useSite();

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const day = computed(colours.paper.light);
const night = computed(colours.paper.dark);

/** A colour "#rrggbb" as browsers report it. */
function computed(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    parseInt(colour.slice(at, at + 2), 16)
  );
  return `rgb(${red}, ${green}, ${blue})`;
}

/** A view transition takes a snapshot first. */
const becomes = (page: Page, expected: string) =>
  page.waitForFunction(
    (expected) => getComputedStyle(document.body).backgroundColor === expected,
    expected,
  );

Deno.test("without a choice the page follows the system", async () => {
  for (const [colorScheme, expected] of [["light", day], ["dark", night]]) {
    await using context = await browser().newContext({
      colorScheme: colorScheme as "light" | "dark",
    });
    const page = await context.newPage();
    await page.goto(site.origin);
    assert.equal(await ground(page), expected);
  }
});

Deno.test("the chosen theme overrides the system and survives a reload", async () => {
  await using context = await browser().newContext({ colorScheme: "light" });
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.locator("[data-hydrated]").waitFor();
  const dark = page.getByRole("button", { name: "Theme: dark" });
  await dark.click();
  await becomes(page, night);
  await page.reload();
  assert.equal(await ground(page), night);
  await dark.and(page.locator("[aria-pressed=true]")).waitFor();
  await page.getByRole("button", { name: "Theme: light" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await becomes(page, day);
  await page.getByRole("button", { name: "Theme: system" }).click();
  await becomes(page, night);
});

Deno.test("dark mode starts with a transition that blocks no clicks, or at once without motion", async () => {
  await using context = await browser().newContext({
    colorScheme: "light",
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(site.origin);
  // Long enough not to be missed on a busy machine.
  const slow = await page.addStyleTag({
    content: `::view-transition-group(*), ::view-transition-old(*),
      ::view-transition-new(*) { animation-duration: 600s !important }`,
  });
  await page.locator("[data-hydrated]").waitFor();
  const duskRuns = () =>
    document.getAnimations().some((it) =>
      it instanceof CSSAnimation && it.animationName === "dusk"
    );
  const light = page.getByRole("button", { name: "Theme: light" });
  await light.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = await light.boundingBox() ?? {};
  await page.getByRole("button", { name: "Theme: dark" }).click();
  await page.waitForFunction(duskRuns);
  assert.equal(await ground(page), night);
  // The header's own transitions would fade inside the picture.
  const fades = await page.locator(".header").evaluate((header) =>
    header.getAnimations({ subtree: true })
      .filter((it) => it instanceof CSSTransition).length
  );
  assert.equal(fades, 0);
  // Not by the locator, which would wait until the transition is over.
  await page.mouse.click(x + 20, y + 20);
  await becomes(page, day);
  await light.and(page.locator("[aria-pressed=true]")).waitFor();

  await slow.evaluate((style: Element) => style.remove());
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Theme: dark" }).click();
  assert.equal(await ground(page), night);
  assert.equal(await page.evaluate(duskRuns), false);
});

Deno.test("the lamp in the header switches the theme, here and in other tabs", async () => {
  await using context = await browser().newContext({
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const [page, other] = [await context.newPage(), await context.newPage()];
  const lampOf = (page: Page) =>
    page.getByRole("button", { name: "Dark theme" });
  for (const it of [page, other]) {
    await it.goto(site.origin);
    await lampOf(it).and(it.locator("[aria-pressed=false]")).waitFor();
  }
  await lampOf(page).click();
  assert.equal(await ground(page), night);
  await becomes(other, night);
  for (const it of [page, other]) {
    await lampOf(it).and(it.locator("[aria-pressed=true]")).waitFor();
    await it.getByRole("button", { name: "Theme: dark", pressed: true })
      .waitFor();
  }
  await page.getByRole("button", { name: "Theme: system" }).click();
  await lampOf(page).and(page.locator("[aria-pressed=false]")).waitFor();
});

Deno.test("the lamp is in a phone's menu", async () => {
  await using context = await browser().newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  const lamp = page.getByRole("button", { name: "Dark theme" });
  assert.equal(await lamp.count(), 0);
  await page.locator(".hamburger").click();
  await lamp.click();
  assert.equal(await ground(page), night);
  assert.ok(await lamp.isVisible(), "the menu stays open");
});

Deno.test("without script there is no switch", async () => {
  await using context = await browser().newContext({
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(site.origin);
  for (const it of await page.locator(".theme-switch, .lamp-switch").all()) {
    assert.equal(await it.isVisible(), false);
  }
});

Deno.test("the header changes its background after scrolling", async () => {
  await using context = await browser().newContext({ colorScheme: "light" });
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.locator("[data-hydrated]").waitFor();
  const header = () =>
    page.locator(".header").evaluate((element) =>
      getComputedStyle(element).backgroundColor
    );
  assert.equal(await header(), computed(colours.danfo.light));
  await page.mouse.wheel(0, 300);
  await page.locator(".header[data-scrolled]").waitFor();
  await page.waitForFunction((expected) => {
    const element = document.querySelector(".header");
    return element && getComputedStyle(element).backgroundColor === expected;
  }, day);
});
