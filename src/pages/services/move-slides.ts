import { makeCurrent } from "../../ui/controls/make-current.ts";
import type { parts } from "../../ui/controls/parts.ts";
import type { SelectorOf } from "../../lib/data-attributes.ts";
import type { carouselParts } from "./carousel-parts.ts";

type Parts = typeof carouselParts;

/**
 * Moves a carousel to another slide, up to the last that can be at the start.
 * @param step How many slides to move; 0 to name the one that is in view.
 */
export function moveSlides(carousel: Element, step: number): void {
  const track = carousel.querySelector(
    "[data-row]" satisfies SelectorOf<typeof parts.row>,
  )!;
  const slides = [...carousel.querySelectorAll<HTMLElement>(
    "[data-slide]" satisfies SelectorOf<Parts["slide"]>,
  )];
  // A single slide has no buttons.
  if (!slides[1]) return;
  // All are equally wide.
  const width = slides[1].offsetLeft - slides[0]!.offsetLeft;
  const indexAt = (left: number) => Math.round(left / width);
  const last = indexAt(track.scrollWidth - track.clientWidth);
  const current = step
    // It may still be on its way.
    ? slides.findIndex((slide) => slide.matches("[aria-current=true]"))
    : indexAt(track.scrollLeft);
  const next = Math.max(0, Math.min(current + step, last));
  makeCurrent(slides[next]!, slides);
  for (
    const button of carousel.querySelectorAll<HTMLButtonElement>("[name=slide]")
  ) {
    const end = +button.value < 0 ? 0 : last;
    button.setAttribute("aria-disabled", `${next === end}`);
  }
  carousel.querySelector(
    "[data-position]" satisfies SelectorOf<Parts["position"]>,
  )!.textContent = slides[next]!.getAttribute("aria-label");
  if (step) track.scrollTo({ left: next * width });
}

export type MoveSlides = typeof moveSlides;
