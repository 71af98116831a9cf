import assert from "node:assert/strict";
import type { BrowserContextOptions } from "playwright-core";
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
    next: page.getByRole("button", { name: "Next" }),
    previous: page.getByRole("button", { name: "Previous" }),
    /** Number of the slide at the track's left edge. */
    shown: () =>
      track.evaluate((element) =>
        Math.round(
          element.scrollLeft /
            ((element.scrollWidth + 1) / element.children.length),
        ) + 1
      ),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

Deno.test("Next and Previous scroll one slide each on a phone", async () => {
  await using it = await carousel();
  assert.equal(await it.shown(), 1);
  await it.next.click();
  await it.page.getByText("2 of 6", { exact: true }).waitFor();
  assert.equal(await it.shown(), 2);
  await it.next.click();
  assert.equal(await it.shown(), 3);
  await it.previous.click();
  assert.equal(await it.shown(), 2);
});

Deno.test("a swipe changes the position", async () => {
  await using it = await carousel();
  await it.track.evaluate((element) => {
    element.scrollTo({ left: element.scrollWidth });
  });
  await it.page.getByText("6 of 6", { exact: true }).waitFor();
  assert.equal(await it.next.isDisabled(), true);
});

Deno.test("arrow keys on the track move it", async () => {
  await using it = await carousel();
  await it.track.focus();
  await it.page.keyboard.press("ArrowRight");
  await it.page.getByText("2 of 6", { exact: true }).waitFor();
  assert.equal(await it.shown(), 2);
});

Deno.test("on a wide window the last slide can be reached one by one", async () => {
  await using it = await carousel({ viewport: { width: 1440, height: 900 } });
  for (let position = 2; position <= 6; position++) {
    await it.next.click();
    await it.page.getByText(`${position} of 6`, { exact: true }).waitFor();
  }
  assert.equal(await it.next.isDisabled(), true);
  const last = await it.slides.last().boundingBox();
  assert.ok(last && last.x + last.width <= 1440);
});

Deno.test("without script all six slides can be scrolled to, and no dead buttons show", async () => {
  await using it = await carousel({ javaScriptEnabled: false });
  assert.equal(await it.slides.count(), 6);
  await it.slides.last().scrollIntoViewIfNeeded();
  const last = await it.slides.last().boundingBox();
  assert.ok(last && last.x >= 0 && last.x < phone.width);
  assert.equal(await it.next.isVisible(), false);
});
