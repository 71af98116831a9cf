/**
 * Keeps what scrolls sideways in the tab order, where the arrow keys need it,
 * only as long as there is something to scroll to.
 */
export function watchScrollContainers(): void {
  new ResizeObserver(() => {
    const parts = document.querySelectorAll<HTMLElement>(".swipe, pre");
    for (const part of parts) {
      part.tabIndex = part.scrollWidth > part.clientWidth ? 0 : -1;
    }
  }).observe(document.body);
}
