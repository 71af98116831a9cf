/**
 * Keeps a horizontal scroll container in the tab order, for scrolling with the
 * arrow keys, only while its content overflows. For the `ref` of an element
 * with `tabIndex={0}`: changing that before hydration would be a mismatch.
 * @returns A function that ends it.
 */
export function tabStopWhileScrollable(part: HTMLElement | null): () => void {
  if (!part) return () => {};
  const observer = new ResizeObserver(() => {
    part.tabIndex = part.scrollWidth > part.clientWidth ? 0 : -1;
  });
  observer.observe(part);
  return () => observer.disconnect();
}
