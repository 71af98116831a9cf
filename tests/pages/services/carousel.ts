import { clientTestimonials } from "../../../src/agency/testimonials/testimonials.ts";
import { paths } from "../../../src/paths.ts";
import { type OpenOptions, openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

/** The slides of the branding page. */
export const { slides } = clientTestimonials("branding");
/** `Deno.test`, if slides move: on wide windows three of them fit. */
export const test = slides.length > 3 ? Deno.test : Deno.test.ignore;

export const phone = { width: 390, height: 844 };

/** Opens the branding page, scrolled to its carousel. */
export async function carousel(options: OpenOptions = {}) {
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
