import { startTransition } from "react";
import { flushSync } from "react-dom";
import { type Change, shareElement } from "./shared-element.ts";

/**
 * Shows another page, or the same one changed.
 * @param update Changes what React shows.
 */
export type ShowChange = (between: Change, update: () => void) => void;

let last: ViewTransition | undefined;
const lessMotion = "(prefers-reduced-motion: reduce)";

/**
 * Shows a change of the page: another page as the browser's own transition
 * between the two, where there is one and motion is welcome. The picture of a
 * card grows into the page that the card leads to.
 */
export const showWithTransition: ShowChange = (between, update) => {
  const canMove = between.from !== between.to &&
    "startViewTransition" in document && !matchMedia(lessMotion).matches;
  if (!canMove) return startTransition(update);
  const picture = shareElement(between);
  last = document.startViewTransition(() => {
    flushSync(update);
    picture.arrive();
  });
  // The same listener is added only once. It stays, because a press may begin
  // on a transition's pictures and end after them.
  addEventListener("click", passOn);
  // A newer page ends the transition: that is no failure.
  last.ready.catch(() => {});
  last.finished.finally(picture.end).catch(() => {});
};

/**
 * While a transition runs, clicks hit its pictures, which is to say the root:
 * they end it and are passed on to what is below.
 */
function passOn(click: MouseEvent): void {
  if (!click.isTrusted || click.target !== document.documentElement) return;
  last?.skipTransition();
  const again = () =>
    document.elementFromPoint(click.clientX, click.clientY)
      ?.dispatchEvent(new MouseEvent("click", click));
  last?.finished.then(again, again);
}
