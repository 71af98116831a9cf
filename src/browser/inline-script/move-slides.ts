import { makeCurrent } from "./make-current.ts";

/** Scroll positions that differ by less, in pixels, count as equal. */
const tolerance = 4;

/**
 * Moves a carousel to another slide, up to the last that can be at the start.
 * @param step How many slides to move; 0 to name the one that is in view.
 */
export function moveSlides(carousel: Element, step: number): void {
  const [track, controls] = carousel.children;
  // A single slide has none.
  if (!track || !controls) return;
  const slides = [...track.children] as HTMLElement[];
  const lefts = slides.map(({ offsetLeft }) =>
    offsetLeft - slides[0]!.offsetLeft
  );
  const slideAt = (left: number) =>
    lefts.findIndex((it) => it >= left - tolerance);
  const last = slideAt(track.scrollWidth - track.clientWidth);
  const current = step
    // It may still be on its way.
    ? slides.findIndex((slide) => slide.matches("[aria-current=true]"))
    : slideAt(track.scrollLeft);
  const next = Math.max(0, Math.min(current + step, last));
  makeCurrent(slides[next]!, slides);
  for (const [index, end] of [0, last].entries()) {
    controls.children[index]!.setAttribute("aria-disabled", `${next === end}`);
  }
  controls.lastElementChild!.textContent = slides[next]!.getAttribute(
    "aria-label",
  );
  if (step) track.scrollTo({ left: lefts[next] });
}

export type MoveSlides = typeof moveSlides;
