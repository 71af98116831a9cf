/**
 * Passes a click during a view transition, whose snapshots take all clicks, on
 * to the element below. The transition is skipped if the browser exposes it.
 */
export function forwardClick(click: MouseEvent): void {
  const root = document.documentElement;
  if (click.target !== root) return;
  document.activeViewTransition?.skipTransition();
  function forward(): void {
    const below = document.elementFromPoint(click.clientX, click.clientY);
    if (below !== root) press(below, click);
    // No transition lasts a second.
    else if (performance.now() - click.timeStamp < 1000) {
      requestAnimationFrame(forward);
    }
  }
  forward();
}

/** Clicks an element and focuses it, if it is a field or the label of one. */
function press(element: Element | null, click: MouseEvent): void {
  const field = element?.closest("label")?.control ?? element;
  if (field?.matches("input,textarea")) (field as HTMLElement).focus();
  element?.dispatchEvent(new MouseEvent("click", click));
}
