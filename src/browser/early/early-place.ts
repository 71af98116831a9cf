import {
  currentPlace,
  heldHeight,
  type Place,
  rowsOfPage,
  storedPlaces,
  storePlaces,
} from "../../ui/layout/document/place.ts";
import { giveEntriesKeys } from "../navigation/entry-keys.ts";

/**
 * Stores the place of a page that is left without React, and returns to the
 * place of one that is loaded again. After hydration `use-place.ts` does so.
 * @returns A function to call once the page is loaded.
 */
export function keepPlace(): () => void {
  giveEntriesKeys();
  // Read once: what is stored while the page loads may be incomplete.
  const { y, rows = {}, focus }: Partial<Place> =
    storedPlaces()[history.state.key] ?? {};
  for (const row of rowsOfPage()) {
    if (row.scrollLeft > 0) noteRow(row, rows);
  }
  // When the page is left, Chromium says that rows are at their start.
  document.addEventListener("scroll", ({ target }) => {
    if (target instanceof Element) noteRow(target, rows);
  }, true);
  onEarly("pagehide", () => {
    storePlace(rows);
    // Where the browser does restore, the first paint is in place.
    history.scrollRestoration = "auto";
  });
  // Firefox loses what is written then, when the document is "no-store".
  onEarly("scrollend", () => storePlace(rows));
  // The entry of a form that was submitted in place has the same document.
  const { search } = location;
  onEarly("popstate", () => {
    if (location.search !== search) location.reload();
  });
  // What React finds later on would be out of date.
  onEarly("pageshow", forgetPlace);
  if (!isHydrated()) returnTo(y, rows);
  return () => {
    if (isHydrated()) return;
    // Styles may have come only now.
    returnTo(y, rows);
    if (focus) returnFocus(...focus);
    forgetPlace();
    const { style } = document.documentElement;
    style.removeProperty(heldHeight);
    style.removeProperty("overflow-anchor");
  };
}

/** Where the page was scrolled to last; undefined once a visitor scrolled. */
let reached: number | undefined = 0;

function isHydrated(): boolean {
  return document.querySelector("[data-hydrated]") !== null;
}

/** Listens to an event as long as the page is not hydrated. */
function onEarly(type: string, work: () => void): void {
  addEventListener(type, () => isHydrated() || work(), true);
}

/** Notes how far an element is scrolled, if it is a row. */
function noteRow(element: Element, rows: Place["rows"]): void {
  const index = rowsOfPage().indexOf(element);
  if (index >= 0) rows[index] = element.scrollLeft;
}

/** The controls of the page that may have the focus. */
function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("main :is(a,button)")];
}

/** Focuses a control, or what is in its place now. */
function returnFocus(index: number, text: string | null | undefined): void {
  if (document.activeElement !== document.body) return;
  const now = controls();
  const isSame = (it: HTMLElement | undefined) => it?.textContent === text;
  const control = isSame(now[index]) ? now[index] : now.find(isSame);
  (control ?? now[index])?.focus({ preventScroll: true });
}

function storePlace(rows: Place["rows"]): void {
  const focused = document.activeElement as HTMLElement;
  const focus: Place["focus"] = [
    controls().indexOf(focused),
    focused?.textContent,
  ];
  const place = { ...currentPlace(), rows, focus };
  storePlaces({ ...storedPlaces(), [history.state.key]: place });
}

function forgetPlace(): void {
  const { [history.state.key]: _, ...others } = storedPlaces();
  storePlaces(others);
}

function returnTo(y: Place["y"], rows: Place["rows"]): void {
  if (y === undefined) return;
  // What the browser has may be older, or nothing: React Router turns its
  // restoration off. The visitor may have scrolled.
  history.scrollRestoration = "manual";
  if (scrollY !== reached) reached = undefined;
  else {
    scrollTo(0, y);
    reached = scrollY;
  }
  for (const [index, row] of rowsOfPage().entries()) {
    const left = rows[index];
    // The visitor may have scrolled it.
    if (!left || row.scrollLeft > 0) continue;
    row.scrollTo({ left, behavior: "instant" });
    // Tells the inline script that the visitor has not swiped.
    Object.assign(row, { restored: row.scrollLeft });
  }
}
