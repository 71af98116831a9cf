import { startTransition } from "react";
import { flushSync } from "react-dom";

const lessMotion = "(prefers-reduced-motion: reduce)";

/**
 * Shows a change of the page: another page as the browser's own transition
 * between the two, where there is one and motion is welcome.
 */
export function showChange(isOtherPage: boolean, change: () => void): void {
  const canMove = isOtherPage && "startViewTransition" in document &&
    document.visibilityState === "visible" && !matchMedia(lessMotion).matches;
  if (!canMove) return startTransition(change);
  const { ready } = document.startViewTransition(() => flushSync(change));
  // A newer page ends the transition: that is no failure.
  ready.catch(() => {});
}
