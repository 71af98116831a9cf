import { startTransition } from "react";
import { flushSync } from "react-dom";
import {
  canShowTransitions,
  startViewTransition,
} from "../../lib/view-transition.ts";
import { type Change, shareElement } from "./shared-element.ts";

/**
 * Shows a change of the page: another page as the browser's own transition
 * between the two, where there is one and motion is welcome. The picture of a
 * card grows into the page that the card leads to.
 */
export function showWithTransition(between: Change, show: () => void): void {
  if (between.from === between.to || !canShowTransitions()) {
    return startTransition(show);
  }
  const picture = shareElement(between);
  startViewTransition(() => {
    flushSync(show);
    picture.arrive();
  }).finished.finally(picture.end).catch(() => {});
}
