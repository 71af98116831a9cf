import assert from "node:assert/strict";
import { clientVoices } from "../../../src/ui/testimonials/testimonials.ts";
import { paths } from "../../../src/paths.ts";
import {
  heldScripts,
  type OpenOptions,
  openPage,
  pageHydrated,
  rowScrolls,
} from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

const { slides } = clientVoices.branding;
/** On wide windows three slides fit, and do not move. */
const test = slides.length > 3 ? Deno.test : Deno.test.ignore;

const phone = { width: 390, height: 844 };

async function carousel(options: OpenOptions = {}) {
  const { page, context } = await openPage(site, paths.branding, {
    viewport: phone,
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
    /** Waits until a slide is at the track's left edge and its number shows. */
    async shows(position: number) {
      await page.getByText(`${position} of ${slides.length}`, { exact: true })
        .filter({ visible: true }).waitFor();
      await page.waitForFunction((position) => {
        const track = document.querySelector(".track");
        const left = track?.children[position - 1]?.getBoundingClientRect()
          .left;
        if (!track || left === undefined) return false;
        const { scrollPaddingLeft } = getComputedStyle(track);
        const start = track.getBoundingClientRect().left +
          (parseFloat(scrollPaddingLeft) || 0);
        return Math.abs(left - start) < 2;
      }, position);
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
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
  await rowScrolls(it.page, ".track");
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
    await rowScrolls(page, ".track");
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
