import { hasModifier } from "../../lib/has-modifier.ts";
import type { parts } from "../../ui/controls/parts.ts";
import type { SelectorOf } from "../../lib/data-attributes.ts";
import type { carouselParts } from "./carousel-parts.ts";
import type { MoveSlides } from "./move-slides.ts";

const whole: SelectorOf<typeof carouselParts.carousel> = "[data-carousel]";

/** How long scrolling must pause before a swipe counts as finished. */
const restMs = 120;

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

let timer: ReturnType<typeof setTimeout>;

/** Moves carousels with the arrow keys, and follows swipes. */
export function watchCarousels(moveSlides: MoveSlides): void {
  document.addEventListener("keydown", (event) => {
    const step = stepOfKey[event.key];
    const carousel = (event.target as Element).closest?.(whole);
    if (!step || !carousel || hasModifier(event)) return;
    event.preventDefault();
    moveSlides(carousel, step);
  });
  // Scroll events do not bubble.
  document.addEventListener("scroll", ({ target }) => {
    const carousel = (target as Element).closest?.(whole);
    if (!carousel) return;
    clearTimeout(timer);
    timer = setTimeout(moveSlides, restMs, carousel, 0);
  }, true);
  // One that was swiped before.
  const row = "[data-row]" satisfies SelectorOf<typeof parts.row>;
  for (const track of document.querySelectorAll(`${whole} ${row}`)) {
    if (track.scrollLeft > 0) track.dispatchEvent(new Event("scroll"));
  }
}
