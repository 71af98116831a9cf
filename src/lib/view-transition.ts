let last: ViewTransition | undefined;

/** Whether the browser supports view transitions and motion is not reduced. */
export function canShowTransitions(): boolean {
  return "startViewTransition" in document &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Starts a view transition. A click during it skips it and reaches the element
 * below; a newer transition also skips it.
 */
export function startViewTransition(
  options: ViewTransitionUpdateCallback | StartViewTransitionOptions,
): ViewTransition {
  last = document.startViewTransition(options);
  // The same listener is added only once. It is never removed, because a press
  // may start during a transition and end after it.
  addEventListener("click", forwardClick);
  // Rejects when a newer transition skips it, which is no error.
  last.ready.catch(() => {});
  return last;
}

/**
 * During a transition clicks hit its snapshots, with the root as target. Skips
 * the transition and forwards the click to the element below.
 */
function forwardClick(click: MouseEvent): void {
  if (!click.isTrusted || click.target !== document.documentElement) return;
  last?.skipTransition();
  const again = () =>
    document.elementFromPoint(click.clientX, click.clientY)
      ?.dispatchEvent(new MouseEvent("click", click));
  last?.finished.then(again, again);
}
