/**
 * Notes at the root element that React has hydrated all parts of the page:
 * scripts, styles and tests ask for it.
 */
export function noteHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

/** Whether all parts of the page are hydrated. */
export function isHydrated(): boolean {
  return document.querySelector("[data-hydrated]") !== null;
}
