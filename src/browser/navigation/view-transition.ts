import { startTransition } from "react";
import { flushSync } from "react-dom";
import { type Change, shareElement } from "./shared-element.ts";

const lessMotion = "(prefers-reduced-motion: reduce)";

/**
 * Shows a change of the page: another page as the browser's own transition
 * between the two, where there is one and motion is welcome. The picture of a
 * card grows into the page that the card leads to.
 */
export function showWithTransition(between: Change, show: () => void): void {
  const canMove = between.from !== between.to &&
    "startViewTransition" in document &&
    document.visibilityState === "visible" && !matchMedia(lessMotion).matches;
  if (!canMove) return startTransition(show);
  const picture = shareElement(between);
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(show);
    picture.arrive();
  });
  // A newer page ends the transition: that is no failure.
  ready.catch(() => {});
  finished.then(picture.end, picture.end);
}
