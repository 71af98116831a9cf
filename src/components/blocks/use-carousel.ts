import { type KeyboardEvent, type RefObject, useState } from "react";
import { useTimer } from "../controls/use-timer.ts";

/** How long the track must rest before a swipe counts as finished. */
const restDelayMs = 120;

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The current slide of a scrolling track of `count` slides.
 * @returns The index of the current slide; `move`, which steps by slides;
 * `onScroll` for the track, where after a swipe the first slide in view becomes
 * current; `onKeyDown`, which steps with the arrow keys.
 */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  count: number,
) {
  const [current, setCurrent] = useState(0);
  const timer = useTimer();

  function move(step: number) {
    const next = Math.min(Math.max(current + step, 0), count - 1);
    if (next === current) return;
    setCurrent(next);
    track.current?.scrollTo({ left: slidesOf(track.current)[next]?.left });
  }

  function settle() {
    if (!track.current) return;
    const { scrollLeft, clientWidth } = track.current;
    const inView = slidesOf(track.current).map(({ left, right }) =>
      left >= scrollLeft - 4 && right <= scrollLeft + clientWidth + 4
    );
    if (!inView[current] && inView.includes(true)) {
      setCurrent(inView.indexOf(true));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  }

  const onScroll = () => timer.start(restDelayMs, settle);
  return { current, move, onScroll, onKeyDown };
}

/** The edges of a track's slides, in pixels from the first slide's left edge. */
function slidesOf(track: HTMLElement): { left: number; right: number }[] {
  const slides = [...track.children].filter((child) =>
    child instanceof HTMLElement
  );
  const start = slides[0]?.offsetLeft ?? 0;
  return slides.map(({ offsetLeft, offsetWidth }) => ({
    left: offsetLeft - start,
    right: offsetLeft - start + offsetWidth,
  }));
}
