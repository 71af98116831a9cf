import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  heldScripts,
  pageHydrated,
  stylesLoaded,
} from "../../support/browser/open-page.ts";
import { carousel, phone, slides, test } from "./carousel.ts";

/** Waits until the slides overflow their track by its final length. */
async function trackScrolls(page: Page): Promise<void> {
  await stylesLoaded(page);
  await page.waitForFunction(() => {
    const track = document.querySelector(".track");
    return track && track.scrollWidth > track.clientWidth;
  });
}

test("on a phone the slides reach both edges of the window", async () => {
  await using it = await carousel();
  const box = await it.track.boundingBox();
  assert.deepEqual([box?.x, box?.width], [0, phone.width]);
});

for (const width of [1440, 768, 390]) {
  test(`each step of the counter moves the slides at ${width} px, up to the last slide`, async () => {
    await using it = await carousel({ viewport: { width, height: 900 } });
    const scrolled = () => it.track.evaluate((track) => track.scrollLeft);
    const count = it.page.locator(".carousel-controls p");
    while (await it.next.isEnabled()) {
      const [before, place] = [await count.innerText(), await scrolled()];
      await it.next.click();
      assert.notEqual(await count.innerText(), before);
      assert.ok(await scrolled() > place);
    }
    const last = await it.slides.last().boundingBox();
    assert.ok(last && last.x + last.width <= width);
    const [before, place] = [await count.innerText(), await scrolled()];
    await it.track.press("ArrowRight");
    assert.equal(await count.innerText(), before);
    await it.previous.click();
    assert.notEqual(await count.innerText(), before);
    assert.ok(await scrolled() < place);
  });
}

test("at both ends the focus stays on the button", async () => {
  await using it = await carousel();
  for (const button of [it.next, it.previous]) {
    while (await button.isEnabled()) await button.press("Enter");
    await button.press("Enter");
    await button.and(it.page.locator(":focus")).waitFor();
  }
});

test("after the window is widened Previous still moves the slides", async () => {
  await using it = await carousel();
  while (await it.next.isEnabled()) await it.next.click();
  await it.page.getByText(`${slides.length} of ${slides.length}`).waitFor();
  await it.page.setViewportSize({ width: 1440, height: 900 });
  await it.page.getByText(`${slides.length} of ${slides.length}`).waitFor({
    state: "hidden",
  });
  const text = await it.page.locator(".carousel-controls p").innerText();
  await it.previous.click();
  await it.shows(parseInt(text) - 1);
});

test("a track swiped before hydration goes on from the slide it shows", async () => {
  const scripts = heldScripts();
  await using it = await carousel({ until: "commit", prepare: scripts.hold });
  await trackScrolls(it.page);
  await it.slides.nth(2).evaluate((slide) =>
    slide.scrollIntoView({ inline: "start", block: "nearest" })
  );
  scripts.release();
  await pageHydrated(it.page);
  await it.shows(3);
  await it.next.click();
  await it.shows(4);
});

for (const width of [1440, 390]) {
  test(`until hydration at ${width} px buttons move the slides and keep the focus, without an entry in the history`, async () => {
    const scripts = heldScripts();
    await using it = await carousel({
      viewport: { width, height: 900 },
      until: "commit",
      prepare: scripts.hold,
    });
    const { page } = it;
    await trackScrolls(page);
    const { href, length, y } = await page.evaluate(async () => {
      document.querySelector(".track")?.scrollIntoView({ block: "center" });
      await new Promise(requestAnimationFrame);
      return { href: location.href, length: history.length, y: scrollY };
    });
    await it.next.press("Enter");
    await it.shows(2);
    await it.next.and(page.locator(":focus")).press("Enter");
    await it.shows(3);
    await it.previous.press("Enter");
    await it.shows(2);
    assert.equal(await page.evaluate(() => scrollY), y);
    scripts.release();
    await pageHydrated(page);
    await it.previous.and(page.locator(":focus")).waitFor();
    await it.shows(2);
    assert.equal(page.url(), href);
    assert.equal(await page.evaluate(() => history.length), length);
    assert.equal(await page.evaluate(() => scrollY), y);
  });
}
