/**
 * Changes the page at once, and scrolls so that what is in the middle of the
 * window stays in its place: not every browser has scroll anchoring.
 */
export function keepInView(change: () => void): void {
  const before: [Element, number][] = [];
  // At the top nothing above can move the view.
  let seen = scrollY > 0
    ? document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    : null;
  for (; seen; seen = seen.parentElement) before.push([seen, topOf(seen)]);
  change();
  // The innermost one that is left.
  const [kept, top = 0] = before.find(([it]) => it.isConnected) ?? [];
  const shift = kept ? topOf(kept) - top : 0;
  if (shift) scrollBy({ top: shift, behavior: "instant" });
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
