/** Where session storage has the places; the inline script reads it too. */
export const placesKey = "places";

/** Custom property: the height of the main part until its content is there. */
export const heldHeight = "--held";

/** Horizontal scroll containers of a page. */
export const rowSelector = ".works-strip,.track,.swipe";

/** The rows in document order. */
export function rowsOfPage(): Element[] {
  return [...document.querySelectorAll(rowSelector)];
}
