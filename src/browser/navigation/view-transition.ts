import { startTransition } from "react";
import { flushSync } from "react-dom";
import {
  canShowTransitions,
  startViewTransition,
} from "../../lib/view-transition.ts";
import { type Change, shareElement } from "./shared-element.ts";

/**
 * Shows another page, or the same one changed.
 * @param update Changes what React shows.
 */
export type ShowChange = (between: Change, update: () => void) => void;

/**
 * Shows a change of the page: another page as the browser's own transition
 * between the two, where there is one and motion is welcome. The picture of a
 * card grows into the page that the card leads to.
 */
export const showWithTransition: ShowChange = (between, update) => {
  if (between.from === between.to || !canShowTransitions()) {
    return startTransition(update);
  }
  const picture = shareElement(between);
  startViewTransition(() => {
    flushSync(update);
    picture.arrive();
  }).finished.finally(picture.end).catch(() => {});
};
