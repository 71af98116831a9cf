/**
 * Keeps horizontal scroll containers in the tab order, for scrolling with the
 * arrow keys, only while their content overflows.
 */
export function watchScrollContainers(): void {
  new ResizeObserver(() => {
    const parts = document.querySelectorAll<HTMLElement>(".swipe, pre");
    for (const part of parts) {
      part.tabIndex = part.scrollWidth > part.clientWidth ? 0 : -1;
    }
  }).observe(document.body);
}
