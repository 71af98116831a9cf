import {
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from "react";
import { useTimer } from "../../ui/controls/use-timer.ts";

/** How long scrolling must pause before a swipe counts as finished. */
const restDelayMs = 120;

/** Scroll positions that differ by less, in pixels, count as equal. */
const tolerance = 4;

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The current slide of a track of `count` slides: the first in view.
 * @returns The indexes of the current slide and of the last that can be
 * current; `move`, which moves by slides; `onScroll` for the track; `onKeyDown`
 * for the arrow keys.
 */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  count: number,
) {
  const [current, setCurrent] = useState(0);
  const [last, setLast] = useState(count - 1);
  const timer = useTimer();

  function move(step: number) {
    if (!track.current) return;
    const stops = stopsOf(track.current);
    const next = Math.min(Math.max(current + step, 0), stops.length - 1);
    setCurrent(next);
    setLast(stops.length - 1);
    track.current.scrollTo({ left: stops[next] });
  }

  function settle() {
    if (!track.current) return;
    const { scrollLeft } = track.current;
    const stops = stopsOf(track.current);
    setCurrent(stops.findIndex((left) => left >= scrollLeft - tolerance));
    setLast(stops.length - 1);
  }

  // The visitor may have moved it before hydration. The buttons come with the
  // next render, and only an enabled one takes the focus of its link.
  useLayoutEffect(settle, []);

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  }

  const onScroll = () => timer.start(restDelayMs, settle);
  return { current, last, move, onScroll, onKeyDown };
}

/**
 * The snap positions in pixels: the left edge of each slide, up to the end of
 * scrolling, where the last slide is in view.
 */
function stopsOf(track: HTMLElement): number[] {
  const end = track.scrollWidth - track.clientWidth - tolerance;
  const slides = [...track.children].filter((child) =>
    child instanceof HTMLElement
  );
  const lefts = slides.map(({ offsetLeft }) =>
    offsetLeft - slides[0]!.offsetLeft
  );
  return lefts.filter((_, index) => index === 0 || lefts[index - 1]! < end);
}
