/** Where session storage has the places; the inline script reads it too. */
export const placesKey = "places";

/** Custom property: the height of the main part until its content is there. */
export const heldHeight = "--held";

/** Horizontal scroll containers of a page. */
export const rowSelector = ".works-strip,.track,.swipe";

/** How the page of a history entry was left. */
export interface Place {
  /** Vertical scroll position. */
  y?: number;
  /** Height of the main part, and the width of the window. */
  height?: number;
  width?: number;
  /** Horizontal scroll positions of rows, by their index. */
  rows: Record<number, number>;
  /** Target of the link by which it was left. */
  link?: string | null;
  /** The control that had the focus: its index and its text. */
  focus?: [number, string | null | undefined];
}

/** Places by the keys of history entries. */
export type Places = Record<string, Place>;

/** The rows in document order. */
export function rowsOfPage(): Element[] {
  return [...document.querySelectorAll(rowSelector)];
}

/** How the page is scrolled, and how high it is. */
export function currentPlace(): Omit<Place, "rows"> {
  const main = document.querySelector("main");
  return {
    y: scrollY,
    width: innerWidth,
    height: main?.getBoundingClientRect().height,
  };
}

/** The places that earlier documents of the visit have stored. */
export function storedPlaces(): Places {
  try {
    return JSON.parse(sessionStorage[placesKey] ?? "{}");
  } catch {
    // Without storage each document starts at the top.
    return {};
  }
}

/** Stores the places for later documents of the visit. */
export function storePlaces(places: Places): void {
  try {
    sessionStorage[placesKey] = JSON.stringify(places);
  } catch {
    // Storage may be full or blocked.
  }
}
