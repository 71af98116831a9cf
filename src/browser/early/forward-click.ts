/**
 * Passes a click during a view transition, whose snapshots take all clicks, on
 * to the element below. The transition is skipped if the browser tells it.
 */
export function forwardClick(click: MouseEvent): void {
  const root = document.documentElement;
  if (click.target !== root) return;
  document.activeViewTransition?.skipTransition();
  function forward(): void {
    const below = document.elementFromPoint(click.clientX, click.clientY);
    if (below !== root) below?.dispatchEvent(new MouseEvent("click", click));
    // No transition lasts a second.
    else if (performance.now() - click.timeStamp < 1000) {
      requestAnimationFrame(forward);
    }
  }
  forward();
}
