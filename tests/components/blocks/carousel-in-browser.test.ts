import assert from "node:assert/strict";
import type { BrowserContextOptions } from "playwright-core";
import { testimonials as slides } from "../../../data/testimonials.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { useSite } from "../../support/site.ts";
import { openPage } from "../../support/browser/open-page.ts";

const site = useSite();

const phone = { width: 390, height: 844 };

async function carousel(options: BrowserContextOptions = {}) {
  const { page, context } = await openPage(site, paths.branding, {
    viewport: phone,
    until: options.javaScriptEnabled === false ? "load" : "hydrated",
    ...options,
  });
  const track = page.locator(".track");
  await track.scrollIntoViewIfNeeded();
  return {
    page,
    track,
    slides: track.locator(":scope > *"),
    previous: page.locator(".carousel-controls button").first(),
    next: page.locator(".carousel-controls button").last(),
    /** Waits until a slide is at the track's left edge, and its number shows. */
    async shows(position: number) {
      await page.getByText(`${position} of ${slides.length}`, { exact: true })
        .waitFor();
      await page.waitForFunction((position) => {
        const track = document.querySelector(".track");
        const left = track?.children[position - 1]?.getBoundingClientRect()
          .left;
        return track && left !== undefined &&
          Math.abs(left - track.getBoundingClientRect().left) < 2;
      }, position);
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

Deno.test("Next and Previous scroll one slide each on a phone", async () => {
  await using it = await carousel();
  await it.shows(1);
  await it.next.click();
  await it.shows(2);
  await it.next.click();
  await it.shows(3);
  await it.previous.click();
  await it.shows(2);
});

Deno.test("a swipe changes the position", async () => {
  await using it = await carousel();
  await it.track.evaluate((element) => {
    element.scrollTo({ left: element.scrollWidth });
  });
  await it.page.getByText(`${slides.length} of ${slides.length}`).waitFor();
  assert.equal(await it.next.isDisabled(), true);
});

Deno.test("arrow keys on the track move it", async () => {
  await using it = await carousel();
  await it.track.focus();
  await it.page.keyboard.press("ArrowRight");
  await it.shows(2);
});

Deno.test("on a wide window the last slide can be reached one by one", async () => {
  await using it = await carousel({ viewport: { width: 1440, height: 900 } });
  for (let position = 2; position <= slides.length; position++) {
    await it.next.click();
    await it.page.getByText(`${position} of ${slides.length}`, { exact: true })
      .waitFor();
  }
  assert.equal(await it.next.isDisabled(), true);
  const last = await it.slides.last().boundingBox();
  assert.ok(last && last.x + last.width <= 1440);
});

Deno.test("without script all slides can be scrolled to, and no dead buttons show", async () => {
  await using it = await carousel({ javaScriptEnabled: false });
  assert.equal(await it.slides.count(), slides.length);
  await it.slides.last().scrollIntoViewIfNeeded();
  const last = await it.slides.last().boundingBox();
  assert.ok(last && last.x >= 0 && last.x < phone.width);
  assert.equal(await it.next.isVisible(), false);
});
