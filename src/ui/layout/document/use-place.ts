import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import {
  currentPlace,
  heldHeight,
  type Place,
  type Places,
  rowsOfPage,
  storedPlaces,
  storePlaces,
} from "./place.ts";
import { isLoading, watchPage } from "./watch-page.ts";

/** Places by the keys of history entries. */
let places: Places | undefined;

/**
 * Saves the place of each history entry, and returns to it after Back. The
 * page keeps its height while its content loads, so that the footer does not
 * jump.
 */
export function usePlace(): void {
  const shown = useLocation();
  useLayoutEffect(() => {
    const isFirst = !places;
    places ??= storedPlaces();
    const place = places[shown.key] ??= { rows: {} };
    returnToRows(place);
    const stop = returnToPage(place, isFirst);
    place.y ??= scrollY;

    function note({ type, target }: Event): void {
      // A fragment's entry: Firefox and WebKit scroll before the router knows.
      if (
        history.state?.key !== shown.key &&
        location.pathname === shown.pathname
      ) return;
      const element = target instanceof Element ? target : null;
      const row = element ? rowsOfPage().indexOf(element) : -1;
      if (row >= 0) place.rows[row] = element?.scrollLeft ?? 0;
      if (type === "click") {
        place.link = element?.closest("main a")?.getAttribute("href");
      } else if (element) return;
      Object.assign(place, currentPlace());
    }
    function storeNoted(): void {
      if (places) storePlaces(places);
    }
    function store(): void {
      // The event of the last scroll may be still to come.
      Object.assign(place, currentPlace());
      if (places) storePlaces(places);
    }
    const types = ["scroll", "click"];
    // Scroll events do not bubble.
    for (const type of types) document.addEventListener(type, note, true);
    addEventListener("pagehide", store);
    // Firefox loses what is written then, when the document is "no-store".
    document.addEventListener("scrollend", storeNoted, true);
    return () => {
      stop();
      for (const type of types) document.removeEventListener(type, note, true);
      removeEventListener("pagehide", store);
      document.removeEventListener("scrollend", storeNoted, true);
    };
  }, [shown]);
}

/** The target of the link by which an entry was left; undefined from then on. */
export function takeFollowedLink(key: string): string | null | undefined {
  const { link } = places?.[key] ?? {};
  delete places?.[key]?.link;
  return link;
}

function returnToRows({ rows }: Place): void {
  for (const [index, row] of rowsOfPage().entries()) {
    const left = rows[index];
    if (left !== undefined) row.scrollTo({ left, behavior: "instant" });
    // The visitor may have scrolled it before hydration.
    else rows[index] = row.scrollLeft;
  }
}

/** @returns A function that stops waiting for the content. */
function returnToPage(
  { y, width, height }: Place,
  isFirst: boolean,
): () => void {
  const { style } = document.documentElement;
  // In a document's first page the browser or the visitor may have scrolled.
  const target = isFirst && scrollY > 0 ? undefined : y;
  style.setProperty(
    heldHeight,
    isLoading() && width === innerWidth ? `${height}px` : "",
  );
  if (target !== undefined) scrollTo(0, target);
  const reached = scrollY;
  return watchPage(() => {
    if (isLoading()) return false;
    style.removeProperty(heldHeight);
    style.removeProperty("overflow-anchor");
    if (target !== undefined && scrollY === reached) scrollTo(0, target);
    return true;
  });
}
