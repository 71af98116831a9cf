import { useLayoutEffect } from "react";

/** The rows of a page that scroll sideways. */
const rowSelector = ".works-strip, .track, .swipe";
const storageKey = "row-positions";

/** How far each row of an entry of the history is scrolled, by its place. */
type Positions = Record<string, Record<number, number>>;

let positions: Positions | undefined;

/** Keeps how far the rows of each entry of the history are scrolled. */
export function useRowPositions(key: string): void {
  useLayoutEffect(() => {
    positions ??= storedPositions();
    const kept = positions[key] ??= {};
    for (const [index, row] of rowsOfPage().entries()) {
      const left = kept[index];
      if (left !== undefined) row.scrollTo({ left, behavior: "instant" });
    }
    function note({ target }: Event): void {
      const index = rowsOfPage().findIndex((row) => row === target);
      if (index >= 0) kept[index] = (target as Element).scrollLeft;
    }
    // Scrolling does not bubble.
    document.addEventListener("scroll", note, true);
    addEventListener("pagehide", storePositions);
    return () => {
      document.removeEventListener("scroll", note, true);
      removeEventListener("pagehide", storePositions);
    };
  }, [key]);
}

function rowsOfPage(): Element[] {
  return [...document.querySelectorAll(rowSelector)];
}

function storedPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    // Without storage the rows of a document begin at their start.
    return {};
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be full or forbidden.
  }
}
