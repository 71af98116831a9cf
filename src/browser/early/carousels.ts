import { hasModifier } from "../has-modifier.ts";
import type { MoveSlides } from "../inline-script/move-slides.ts";

/** How long scrolling must pause before a swipe counts as finished. */
const restMs = 120;

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

let timer: ReturnType<typeof setTimeout>;

/** Moves carousels with the arrow keys, and follows swipes. */
export function watchCarousels(moveSlides: MoveSlides): void {
  document.addEventListener("keydown", (event) => {
    const step = stepOfKey[event.key];
    const carousel = (event.target as Element).closest?.(".carousel");
    if (!step || !carousel || hasModifier(event)) return;
    event.preventDefault();
    moveSlides(carousel, step);
  });
  // Scroll events do not bubble.
  document.addEventListener("scroll", ({ target }) => {
    const carousel = (target as Element).closest?.(".carousel");
    if (!carousel) return;
    clearTimeout(timer);
    timer = setTimeout(moveSlides, restMs, carousel, 0);
  }, true);
  // One that was swiped before.
  for (const track of document.querySelectorAll(".track")) {
    if (track.scrollLeft > 0) track.dispatchEvent(new Event("scroll"));
  }
}
