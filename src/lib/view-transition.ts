import { prefersReducedMotion } from "./reduced-motion.ts";

/** Whether the browser supports view transitions and motion is not reduced. */
export function canShowTransitions(): boolean {
  return "startViewTransition" in document && !prefersReducedMotion();
}

/** Starts a view transition; a newer one skips it. */
export function startViewTransition(
  options: ViewTransitionUpdateCallback | StartViewTransitionOptions,
): ViewTransition {
  const transition = document.startViewTransition(options);
  // Rejects when a newer transition skips it, which is no error.
  transition.ready.catch(() => {});
  return transition;
}
