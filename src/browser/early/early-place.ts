import {
  currentPlace,
  heldHeight,
  rowsOfPage,
  storedPlaces,
  storePlaces,
} from "../../ui/layout/document/place.ts";
import { giveEntriesKeys } from "../navigation/entry-keys.ts";

/**
 * Stores the place of a page that is left without React, and puts the rows of
 * one that is returned to where they were; the browser does the rest. After
 * hydration `use-place.ts` does all of it.
 * @returns A function to call once the page is loaded.
 */
export function keepPlace(): () => void {
  giveEntriesKeys();
  // When the page is left, Chromium says that rows are at their start.
  const rows: number[] = [];
  function noteRows(): void {
    for (const [index, row] of rowsOfPage().entries()) {
      rows[index] = row.scrollLeft;
    }
  }
  noteRows();
  document.addEventListener("scroll", noteRows, true);
  addEventListener("pagehide", () => change(() => storePlace(rows)));
  // What React finds later on would be out of date.
  addEventListener("pageshow", () => change(forgetPlace));
  change(returnToRows);
  return () =>
    change(() => {
      // Styles may have come only now.
      returnToRows();
      forgetPlace();
      const { style } = document.documentElement;
      style.removeProperty(heldHeight);
      style.removeProperty("overflow-anchor");
    });
}

/** Does something unless the page is hydrated. */
function change(work: () => void): void {
  if (!document.querySelector("[data-hydrated]")) work();
}

function storePlace(rows: readonly number[]): void {
  const place = { ...currentPlace(), rows: { ...rows } };
  storePlaces({ ...storedPlaces(), [history.state.key]: place });
}

function forgetPlace(): void {
  const { [history.state.key]: _, ...others } = storedPlaces();
  storePlaces(others);
}

function returnToRows(): void {
  const { rows = {} } = storedPlaces()[history.state.key] ?? {};
  for (const [index, row] of rowsOfPage().entries()) {
    const left = rows[index];
    // The visitor may have scrolled it.
    if (!left || row.scrollLeft > 0) continue;
    row.scrollTo({ left, behavior: "instant" });
    // Tells the inline script that the visitor has not swiped.
    Object.assign(row, { restored: row.scrollLeft });
  }
}
