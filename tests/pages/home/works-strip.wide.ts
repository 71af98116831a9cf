import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import words from "../../../data/words/home.json" with { type: "json" };
import {
  shownFields,
  shownSigns,
} from "../../../src/pages/home/named-projects.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { enough } from "../../support/amounts.ts";
import { changedSite } from "../../support/browser/changed-site.ts";
import {
  observeShifts,
  shiftsOf,
} from "../../support/browser/layout-shifts.ts";
import { phone } from "../../support/engines/engines.ts";
import { openTab, typefacesLoaded } from "../../support/browser/open-page.ts";
import { site as brand } from "../../../data/site.ts";
import { site } from "../../support/fixture-site.ts";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of matching elements, relative to the window. */
function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page.$$eval(selector, (all) =>
    all.map((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return { left, right, top, bottom };
    }));
}

async function busOf(page: Page): Promise<Box> {
  const [bus] = await boxesOf(page, ".crossing");
  assert.ok(bus);
  return bus;
}

/** Waits for the end of the jump that the signs make when the bus comes in. */
async function signsAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((it) =>
      it.playState !== "running" || it.timeline !== document.timeline
    )
  );
}

function areApart(a: Box, b: Box): boolean {
  return a.right <= b.left || b.right <= a.left ||
    a.bottom <= b.top || b.bottom <= a.top;
}

/** Scrolls the strip to a share of its length. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.locator(".works-strip").evaluate((strip, share) => {
    // Otherwise the strip would snap to the nearest sign.
    strip.setAttribute("style", "scroll-snap-type: none");
    strip.scrollLeft = (strip.scrollWidth - strip.clientWidth) * share;
  }, share);
}

Deno.test("nothing moves while the document is painted in parts", async () => {
  const rest = Promise.withResolvers<void>();
  using slow = changedSite(site, async (path, response) => {
    if (path !== paths.home) return response;
    const html = await response.text();
    const cut = html.indexOf("<ul>", html.indexOf('class="works-strip"'));
    assert.ok(cut > 0);
    const parts = async function* () {
      yield html.slice(0, cut);
      await rest.promise;
      yield html.slice(cut);
    };
    const headers = new Headers(response.headers);
    headers.delete("Content-Length");
    const body = ReadableStream.from(parts());
    return new Response(body.pipeThrough(new TextEncoderStream()), { headers });
  });
  await using tab = await openTab(slow, {
    until: "commit",
    viewport: phone,
    prepare: (page) => page.addInitScript(observeShifts),
  });
  const { page } = tab;
  await tab.goTo(paths.home);
  await page.locator(".works-strip .works-sign").first().waitFor();
  await shiftsOf(page);
  rest.resolve();
  await page.waitForLoadState();
  const { sum, shifts } = await shiftsOf(page);
  assert.ok(sum < 0.01, shifts.join("\n"));
});

Deno.test("the bus and its road are on the first screen of usual windows", async () => {
  await using tab = await openTab(site);
  const { page } = tab;
  await tab.goTo(paths.home);
  await typefacesLoaded(page);
  // A longer headline of an owner may move the bus down.
  await page.locator("main h1").evaluate((headline) =>
    headline.textContent = "From idea to product, span by span."
  );
  for (
    const [width, height] of [
      [1280, 720],
      [1366, 657],
      [1440, 789],
      [1536, 730],
      [1920, 945],
      [768, 1024],
      [390, 844],
    ] as const
  ) {
    await page.setViewportSize({ width, height });
    const { bottom } = await busOf(page);
    // The thick line of the road is 9 px.
    assert.ok(bottom + 9 <= height, `${width} x ${height}: bus to ${bottom}`);
  }
  // Low phones show the bus without its road.
  for (const [width, height] of [[390, 664], [360, 640], [320, 640]] as const) {
    await page.setViewportSize({ width, height });
    const { bottom } = await busOf(page);
    assert.ok(bottom <= height, `${width} x ${height}: bus to ${bottom}`);
  }
});

Deno.test({
  name:
    "on touch screens the bus crosses below the signs and meets none of them",
  ignore: !enough.signs,
}, async () => {
  await using tab = await openTab(site, {
    reducedMotion: "no-preference",
    bypassCSP: true,
    hasTouch: true,
    isMobile: true,
  });
  const { page } = tab;
  await tab.goTo(paths.home);
  await signsAtRest(page);
  let bus = await busOf(page);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const { left } = bus;
    await scrollTo(page, share);
    if (share > 0) {
      await page.waitForFunction(
        (left) =>
          document.querySelector(".crossing")!.getBoundingClientRect().left >
            left,
        left,
      );
    }
    bus = await busOf(page);
    for (const sign of await boxesOf(page, ".works-sign")) {
      assert.ok(areApart(bus, sign), `at ${share}`);
    }
  }
  const width = await page.evaluate(() => innerWidth);
  assert.ok(bus.right <= width, "the bus ends inside the window");
});

/** Scrolls the page until a share of the time that the strip is pinned. */
async function passTo(page: Page, share: number): Promise<void> {
  await page.evaluate(async (share) => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)!.getBoundingClientRect();
    const road = boxOf(".works-road");
    const header = parseFloat(
      getComputedStyle(document.querySelector(".works-road")!)
        .viewTimelineInset,
    );
    const start = scrollY + road.top - header;
    const length = road.height - (innerHeight - header);
    globalThis.scrollTo({ top: start + length * share, behavior: "instant" });
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, share);
}

/** Where the bus stands at the last sign. */
const stop = { from: 0.83, to: 0.91 };

for (const height of [900, 640]) {
  Deno.test({
    name:
      `scrolling the page drives the bus below the signs, up to the last one, in a window ${height} px high`,
    ignore: !enough.signs,
  }, async () => {
    await using tab = await openTab(site, {
      reducedMotion: "no-preference",
      viewport: { width: 1440, height },
    });
    const { page } = tab;
    await tab.goTo(paths.home);
    await signsAtRest(page);
    let last = (await busOf(page)).left;
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await passTo(page, share * stop.from);
      const bus = await busOf(page);
      assert.ok(bus.left > last, `at ${share}`);
      last = bus.left;
      for (const sign of await boxesOf(page, ".works-sign")) {
        assert.ok(areApart(bus, sign), `at ${share}`);
      }
      const labels = await boxesOf(page, ".stats-hanging .soft");
      assert.equal(labels.length, words.stats.length);
      for (const { bottom } of labels) {
        assert.ok(bottom <= height, `a label ends at ${bottom}`);
      }
    }
    const sign = (await boxesOf(page, ".works-sign")).at(-1);
    const width = await page.evaluate(() => innerWidth);
    assert.ok(sign && sign.left > 0 && sign.right < width);
    // It stops below the sign, closes its door and leaves.
    const door = page.locator(".crossing-door");
    const bus = await busOf(page);
    assert.ok(bus.left > sign.left && bus.right < sign.right);
    assert.ok(await door.isHidden());
    await passTo(page, stop.to);
    assert.equal((await busOf(page)).left, bus.left);
    assert.ok(await door.isVisible());
    await passTo(page, 1);
    assert.ok((await busOf(page)).left >= width);
    // The keyboard still shows every sign whole.
    await passTo(page, 0.5);
    await page.focus(".works-strip");
    await assertTabShowsSigns(page);
  });
}

Deno.test("signs that fit into the window stay where they are", async () => {
  await using tab = await openTab(site, { reducedMotion: "no-preference" });
  const { page } = tab;
  await tab.goTo(paths.home);
  await signsAtRest(page);
  await page.$$eval(".works-strip li + li", (all) => {
    for (const sign of all) sign.remove();
  });
  const [first] = await boxesOf(page, ".works-sign");
  await passTo(page, 0.5);
  const [later] = await boxesOf(page, ".works-sign");
  assert.equal(later?.left, first?.left);
});

Deno.test("the header keeps the colour of the surface while the strip is pinned below it", async () => {
  await using tab = await openTab(site, { reducedMotion: "no-preference" });
  const { page } = tab;
  await tab.goTo(paths.home);
  const colourOf = (selector: string) =>
    page.locator(selector).evaluate((it) =>
      getComputedStyle(it).backgroundColor
    );
  /** The header's colour changes slowly. */
  const headerTurns = (colour: string) =>
    page.waitForFunction((colour) => {
      const header = document.querySelector(".header[data-scrolled]");
      return header && getComputedStyle(header).backgroundColor === colour;
    }, colour);
  const [surface, paper] = [await colourOf(".works"), await colourOf("body")];
  assert.notEqual(surface, paper);
  for (const share of [0, 0.5, 1]) {
    await passTo(page, share);
    await headerTurns(surface);
  }
  // The open menu has the colour of the page.
  const services = page.locator("button[aria-controls=services-menu]");
  await services.press("Enter");
  await headerTurns(await colourOf("#services-menu"));
  await services.press("Escape");
  await headerTurns(surface);
  await page.locator("#questions").scrollIntoViewIfNeeded();
  await headerTurns(paper);
});

async function assertTabShowsSigns(page: Page): Promise<void> {
  const field = ".sign-field input";
  const stops = [
    ...shownSigns().map(({ project }) => linkTo(projectPath(project.slug))),
    // Low windows have no room for it.
    ...await page.locator(field).isVisible() ? [field] : [],
    linkTo(brand.book.href),
  ];
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await page.waitForFunction((stop) => {
      const focused = document.activeElement;
      const { left = -1, right = -1 } = focused?.getBoundingClientRect() ?? {};
      return focused?.matches(stop) && left >= 0 && right <= innerWidth;
    }, stop);
  }
}

function linkTo(address: string): string {
  return `[href="${address}"]`;
}

Deno.test("a hovered or focused row of the fields shows its picture", async () => {
  await using tab = await openTab(site);
  await tab.goTo(paths.home);
  const rows = tab.page.locator(".fields .board-row");
  // The other pictures are added by hydration.
  await tab.page.locator(".field-pictures img").nth(shownFields().length - 1)
    .waitFor({ state: "attached" });
  // The topmost picture.
  const shown = () =>
    tab.page.locator(".field-pictures").evaluate((all) => {
      const { left, top, height } = all.getBoundingClientRect();
      const on = document.elementFromPoint(left + 40, top + height / 2);
      return on?.getAttribute("src") ?? "";
    });
  await rows.last().scrollIntoViewIfNeeded();
  for (const [index, { projects }] of shownFields().entries()) {
    const wanted = `/${projects[0]?.slug}/tall-`;
    await rows.nth(index).hover();
    assert.ok((await shown()).includes(wanted), wanted);
    await tab.page.mouse.move(0, 0);
    await rows.nth(index).getByRole("link").first().focus();
    assert.ok((await shown()).includes(wanted), wanted);
    await tab.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) {
        document.activeElement.blur();
      }
    });
  }
});
