import type { ReturnedScrollState } from "../../ui/layout/document/document-parts.ts";
import { isLoading } from "../../streaming/document-state.ts";
import {
  disclosuresOnPage,
  elementLeft,
  type OpenStates,
  reservedHeight,
  restoreOpen,
  rowsOfPage,
  scrollStatesKey,
  textOf,
} from "../scroll-state.ts";
import { whenLoaded } from "../when-loaded.ts";

/** How the page of a history entry was left. */
interface ScrollState {
  /** Vertical scroll position. */
  y?: number;
  /** Height of the main part. */
  height?: number;
  /** Horizontal scroll positions of rows. */
  rows?: number[];
  /** Which questions were open. */
  open?: OpenStates;
  /** The control that was used last: its index, text and caret. */
  used?: [index: number, text: string, caret?: number | null] | null;
}

/** The key of the entry whose page is shown, and the state of that page. */
let shown: string | undefined;
let scrollState: ScrollState;

/** The states of this document's entries, as storage may be full or blocked. */
const scrollStates: Record<string, ScrollState> = {};

let hasRouter = false;

/** Returns to that state again: content or styles may have come only now. */
let returnAgain: () => void;

/**
 * Notes how the page of each history entry is left, before and after hydration,
 * and returns to that state when it is shown again.
 */
export function keepScrollState(): void {
  ensureEntryKey();
  enter(history.state.key);
  // Scroll and toggle events do not bubble.
  for (const type of ["scroll", "click", "toggle"]) {
    document.addEventListener(type, note, true);
  }
  // Firefox loses what is written later, when the document is "no-store".
  document.addEventListener("scrollend", store, true);
  addEventListener("pagehide", (event) => {
    // A form that was submitted in place has made another one.
    if (!hasRouter) shown = history.state.key;
    // The event of the last scroll may be still to come.
    note(event);
    store();
    // Where the browser does restore, the first paint is in place.
    history.scrollRestoration = "auto";
  }, true);
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
  const { search } = location;
  addEventListener("popstate", () => {
    ensureEntryKey();
    if (hasRouter) return;
    // The entry of a form that was submitted in place has the same document.
    if (location.search === search) enter(history.state.key)();
    else location.reload();
  });
  whenLoaded(() => returnAgain());
}

/**
 * Returns to the scroll state of a history entry that React shows now. The page
 * keeps its height while its content loads, so that the footer does not jump.
 */
export function returnToEntry(key: string): ReturnedScrollState {
  hasRouter = true;
  history.scrollRestoration = "manual";
  const returnAgain = enter(key);
  return { isKnown: scrollState.y !== undefined, returnAgain };
}

/** The control that was used last in this page, or what is in its place now. */
export function usedControl(): Control | undefined {
  if (!scrollState.used) return;
  const [index, text] = scrollState.used;
  return elementLeft(controls(), index, text);
}

/**
 * Gives the history entry a unique key, once. The router gives none to a
 * document's first entry, nor to those of fragments, which the browser adds: it
 * would restore the scroll position of another one.
 */
export function ensureEntryKey(): void {
  if (history.state?.key) return;
  history.replaceState({ key: `${Math.random()}` }, "");
}

function enter(key: string): () => void {
  if (shown === key) return returnAgain;
  const isFirst = !shown;
  if (shown) store();
  shown = key;
  scrollState = scrollStates[key] ?? storedScrollStates()[key] ?? {};
  const { y, height, rows = [] } = scrollState;
  const { style } = document.documentElement;
  // In a document's first page the inline script has done so.
  style.setProperty(reservedHeight, height ? `${height}px` : "");
  if (isFirst) noteOpen();
  // Before anything needs the layout, or they would open with a transition.
  else reopen();
  /** Where the page was scrolled to last; undefined once a visitor scrolled. */
  let reached: number | undefined = isFirst ? 0 : scrollY;
  function scroll(isAgain: boolean): void {
    for (const [index, row] of rowsOfPage().entries()) {
      const left = rows[index];
      // The visitor may have scrolled it.
      if (left === undefined || isAgain && row.scrollLeft > 0) continue;
      row.scrollTo({ left, behavior: "instant" });
      // Tells the inline script that the visitor has not swiped.
      Object.assign(row, { restored: row.scrollLeft });
    }
    if (y === undefined) return;
    // What the browser has may be older, or nothing: it is off with React.
    history.scrollRestoration = "manual";
    if (scrollY !== reached) reached = undefined;
    else {
      scrollTo(0, y);
      reached = scrollY;
    }
  }
  scroll(isFirst);
  return returnAgain = () => {
    reopen();
    scroll(true);
    style.removeProperty(reservedHeight);
    style.removeProperty("overflow-anchor");
    if (isFirst && document.activeElement === document.body) {
      const control = usedControl();
      control?.focus({ preventScroll: true });
      const caret = scrollState.used?.[2];
      if (caret != null) control?.setSelectionRange?.(caret, caret);
    }
  };
}

function note({ type, target }: Event): void {
  // Browsers scroll to a fragment's entry before the router knows.
  if (history.state?.key !== shown) return;
  if (type === "click") {
    const clicked = (target as Element).closest<Control>(controlSelector);
    // Enter in a field clicks the button of its form.
    const control = clicked?.form?.querySelector<Control>(":focus") ?? clicked;
    scrollState.used = control &&
      [controls().indexOf(control), textOf(control), control.selectionStart];
  }
  // When the page scrolls, they may still lack their styles; when it is left,
  // Chromium says that they are at their start.
  if (type !== "pagehide" && target !== document) {
    scrollState.rows = rowsOfPage().map(({ scrollLeft }) => scrollLeft);
  }
  noteOpen();
  scrollState.y = scrollY;
  scrollState.height = document.querySelector("main")?.getBoundingClientRect()
    .height;
}

function noteOpen(): void {
  // Those of late content are still to come.
  if (isLoading()) return;
  scrollState.open = disclosuresOnPage()
    .map((it) => [textOf(it), it.parentElement.open]);
}

function reopen(): void {
  restoreOpen(scrollState.open ?? []);
}

/** Links lack `form`, and buttons a caret. */
type Control = HTMLInputElement;

const controlSelector = "main :is(a,button,input:not([type=hidden]))";

function controls(): Control[] {
  return [...document.querySelectorAll<Control>(controlSelector)];
}

/**
 * States by the keys of history entries, as documents of the visit left them.
 */
function storedScrollStates(): Record<string, ScrollState> {
  try {
    return JSON.parse(sessionStorage[scrollStatesKey]);
  } catch {
    // Storage may be blocked, and at first there are none.
    return {};
  }
}

function store(): void {
  scrollStates[shown!] = scrollState;
  try {
    sessionStorage[scrollStatesKey] = JSON.stringify({
      ...storedScrollStates(),
      ...scrollStates,
    });
  } catch {
    // Storage may be full or blocked.
  }
}
