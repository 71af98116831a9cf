import { makeCurrent } from "./make-current.ts";

/**
 * Moves a carousel to another slide, up to the last that can be at the start.
 * @param step How many slides to move; 0 to name the one that is in view.
 */
export function moveSlides(carousel: Element, step: number): void {
  const [track, controls] = carousel.children;
  // A single slide has none.
  if (!track || !controls) return;
  const slides = [...track.children] as HTMLElement[];
  // All are equally wide.
  const width = slides[1]!.offsetLeft - slides[0]!.offsetLeft;
  const indexAt = (left: number) => Math.round(left / width);
  const last = indexAt(track.scrollWidth - track.clientWidth);
  const current = step
    // It may still be on its way.
    ? slides.findIndex((slide) => slide.matches("[aria-current=true]"))
    : indexAt(track.scrollLeft);
  const next = Math.max(0, Math.min(current + step, last));
  makeCurrent(slides[next]!, slides);
  for (const [index, end] of [0, last].entries()) {
    controls.children[index]!.setAttribute("aria-disabled", `${next === end}`);
  }
  controls.lastElementChild!.textContent = slides[next]!.getAttribute(
    "aria-label",
  );
  if (step) track.scrollTo({ left: next * width });
}

export type MoveSlides = typeof moveSlides;
