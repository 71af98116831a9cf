import { useLayoutEffect } from "react";

/** Horizontal scroll containers of a page. */
const rowSelector = ".works-strip, .track, .swipe";
const storageKey = "row-positions";

/** Scroll offsets of rows by their index, per history entry. */
type Positions = Record<string, Record<number, number>>;

let positions: Positions | undefined;

/** Saves and restores the scroll offsets of rows for each history entry. */
export function useRowPositions(key: string): void {
  useLayoutEffect(() => {
    positions ??= storedPositions();
    const kept = positions[key] ??= {};
    for (const [index, row] of rowsOfPage().entries()) {
      const left = kept[index];
      if (left !== undefined) row.scrollTo({ left, behavior: "instant" });
      // The visitor may have scrolled it before hydration.
      else kept[index] = row.scrollLeft;
    }
    function note({ target }: Event): void {
      const index = rowsOfPage().findIndex((row) => row === target);
      if (index >= 0) kept[index] = (target as Element).scrollLeft;
    }
    // Scroll events do not bubble.
    document.addEventListener("scroll", note, true);
    addEventListener("pagehide", storePositions);
    return () => {
      document.removeEventListener("scroll", note, true);
      removeEventListener("pagehide", storePositions);
    };
  }, [key]);
}

/** The rows in document order. */
export function rowsOfPage(): Element[] {
  return [...document.querySelectorAll(rowSelector)];
}

function storedPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    // Without storage all rows start at zero.
    return {};
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be full or blocked.
  }
}
