let last: ViewTransition | undefined;

/** Whether the browser has view transitions and its user wants motion. */
export function canShowTransitions(): boolean {
  return "startViewTransition" in document &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Starts a view transition. A click while it runs ends it and reaches what is
 * below; a newer transition ends it too.
 */
export function startViewTransition(
  options: ViewTransitionUpdateCallback | StartViewTransitionOptions,
): ViewTransition {
  last = document.startViewTransition(options);
  // The same listener is added only once. It stays, because a press may begin
  // on a transition's pictures and end after them.
  addEventListener("click", passOn);
  // Ended by a newer one: that is no failure.
  last.ready.catch(() => {});
  return last;
}

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
