/**
 * Keeps a horizontal scroll container in the tab order, for scrolling with the
 * arrow keys, only while its content overflows. It is for the `ref` of an
 * element with `tabIndex={0}`, which has it until React is there: whatever
 * changes that sooner differs from what React hydrates.
 * @returns A function that ends it.
 */
export function scrollStop(part: HTMLElement | null): () => void {
  if (!part) return () => {};
  const observer = new ResizeObserver(() => {
    part.tabIndex = part.scrollWidth > part.clientWidth ? 0 : -1;
  });
  observer.observe(part);
  return () => observer.disconnect();
}
