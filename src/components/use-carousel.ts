import { type RefObject, useRef, useState } from "react";

/** How long the track must rest before a swipe counts as finished. */
const restDelay = 120;

/**
 * The current slide of a scrolling track of `count` slides. Moving steps one
 * slide; a swipe makes the first slide in view the current one.
 */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  count: number,
) {
  const [current, setCurrent] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function move(step: number) {
    const next = Math.min(Math.max(current + step, 0), count - 1);
    if (next === current) return;
    setCurrent(next);
    const slide = track.current?.children[next] as HTMLElement | undefined;
    track.current?.scrollTo({ left: startOf(slide) });
  }

  function startOf(slide: HTMLElement | undefined): number {
    const first = track.current?.firstElementChild as HTMLElement | null;
    return (slide?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  }

  function settle() {
    const { scrollLeft = 0, clientWidth = 0, children = [] } = track.current ??
      {};
    const slides = [...children] as HTMLElement[];
    const inView = slides.map((slide) =>
      startOf(slide) >= scrollLeft - 4 &&
      startOf(slide) + slide.offsetWidth <= scrollLeft + clientWidth + 4
    );
    if (!inView[current] && inView.includes(true)) {
      setCurrent(inView.indexOf(true));
    }
  }

  return {
    current,
    move,
    /** To be called whenever the track scrolls. */
    onScroll() {
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, restDelay);
    },
  };
}
