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
  const transition = document.startViewTransition(() => {
    flushSync(show);
    picture.arrive();
  });
  const { ready, finished } = transition;
  const stop = passClicksOn(transition);
  // A newer page ends the transition: that is no failure.
  ready.catch(() => {});
  finished.finally(() => {
    stop();
    picture.end();
  }).catch(() => {});
}

/**
 * While a transition runs, clicks hit its pictures: they end it and are passed
 * on to what is below.
 * @returns A function that ends that.
 */
function passClicksOn(transition: ViewTransition): () => void {
  function pass(click: MouseEvent) {
    if (click.target !== document.documentElement) return;
    transition.skipTransition();
    const again = () =>
      document.elementFromPoint(click.clientX, click.clientY)
        ?.dispatchEvent(new MouseEvent("click", click));
    transition.finished.then(again, again);
  }
  addEventListener("click", pass);
  return () => removeEventListener("click", pass);
}
