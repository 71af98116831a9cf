import type { RouterProviderProps } from "react-router-dom";
import {
  canShowTransitions,
  startViewTransition,
} from "../../lib/view-transition.ts";
import { type Change, shareElement } from "./shared-element.ts";

type Router = RouterProviderProps["router"];

/**
 * Shows a change of the page.
 * @param update Changes what React shows: at once, or when React sees fit.
 */
export type ShowChange = (
  between: Change,
  update: (atOnce: boolean) => void,
) => void;

/**
 * Wraps a router so that `show` runs its changes of the page. React Router's own
 * transitions cannot share an element, and report superseded ones as errors.
 */
export function withShownChanges(router: Router, show: ShowChange): Router {
  const subscribe: Router["subscribe"] = (onChange) => {
    let shown = router.state.location.pathname;
    return router.subscribe((state, options) => {
      const between = { from: shown, to: state.location.pathname };
      if (between.from === between.to) return onChange(state, options);
      shown = between.to;
      show(between, (flushSync) =>
        // A newer navigation may have begun meanwhile.
        onChange(router.state, { ...options, flushSync }));
    });
  };
  return Object.assign(Object.create(router), { subscribe });
}

/**
 * Shows another page as the browser's own transition between the two, where
 * there is one and motion is welcome. The picture of a card grows into the page
 * that the card leads to.
 */
export const showWithTransition: ShowChange = (between, update) => {
  if (!canShowTransitions()) return update(false);
  const picture = shareElement(between);
  startViewTransition(() => {
    update(true);
    picture.arrive();
  }).finished.finally(picture.end).catch(() => {});
};
