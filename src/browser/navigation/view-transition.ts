import type { RouterProviderProps } from "react-router-dom";
import {
  canShowTransitions,
  startViewTransition,
} from "../../lib/view-transition.ts";
import { keepInView } from "./keep-in-view.ts";
import { type Change, shareElement } from "./shared-element.ts";

type Router = RouterProviderProps["router"];

/**
 * Renders a page change.
 * @param update Applies the change: synchronously, or when React schedules it.
 */
export type ShowChange = (
  between: Change,
  update: (atOnce: boolean) => void,
) => void;

/**
 * Wraps a router so that `show` renders its page changes. React Router's own
 * transitions cannot share an element, and report superseded ones as errors.
 * Revalidation of the current page moves nothing in view.
 */
export function withShownChanges(router: Router, show: ShowChange): Router {
  const subscribe: Router["subscribe"] = (onChange) => {
    let shown = router.state.location.pathname;
    let isRevalidating = false;
    return router.subscribe((state, options) => {
      const between = { from: shown, to: state.location.pathname };
      const hasRevalidated = isRevalidating && state.revalidation === "idle";
      isRevalidating = state.revalidation === "loading";
      if (between.from === between.to) {
        if (!hasRevalidated) return onChange(state, options);
        return keepInView(() =>
          onChange(state, { ...options, flushSync: true })
        );
      }
      shown = between.to;
      show(between, (flushSync) =>
        // A newer navigation may have started.
        onChange(router.state, { ...options, flushSync }));
    });
  };
  return Object.assign(Object.create(router), { subscribe });
}

/**
 * Renders a page change with a view transition, if the browser supports it and
 * the visitor has not reduced motion. A card's picture grows into its page.
 */
export const showWithTransition: ShowChange = (between, update) => {
  if (!canShowTransitions()) return update(false);
  const picture = shareElement(between);
  startViewTransition(() => {
    update(true);
    picture.arrive();
  }).finished.finally(picture.end).catch(() => {});
};
