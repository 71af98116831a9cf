import assert from "node:assert/strict";
import { clientVoices } from "../../../src/ui/testimonials/testimonials.ts";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

const { slides } = clientVoices.branding;
/** On wide windows three slides fit, and do not move. */
const test = slides.length > 3 ? Deno.test : Deno.test.ignore;

async function carousel() {
  const { page, context } = await openPage(site, paths.branding, {
    viewport: { width: 390, height: 844 },
  });
  const track = page.locator(".track");
  await track.scrollIntoViewIfNeeded();
  return {
    page,
    track,
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

test("buttons, arrow keys and scrolling move the slides on a phone", async () => {
  await using it = await carousel();
  await it.shows(1);
  await it.next.click();
  await it.shows(2);
  await it.previous.click();
  await it.shows(1);
  await it.track.focus();
  await it.page.keyboard.press("ArrowRight");
  await it.shows(2);
  await it.page.keyboard.press("ArrowLeft");
  await it.shows(1);
  await it.track.evaluate((element) => {
    element.scrollTo({ left: element.scrollWidth });
  });
  await it.page.getByText(`${slides.length} of ${slides.length}`).waitFor();
  assert.equal(await it.next.isDisabled(), true);
});
