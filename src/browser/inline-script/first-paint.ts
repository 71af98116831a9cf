import { dataSaverAttribute } from "../../ui/pictures/is-data-saver-on.ts";
import {
  type OpenStates,
  reservedHeight,
  restoreOpen,
  scrollStatesKey,
} from "../scroll-state.ts";
import type { SelectorOf } from "../../lib/data-attributes.ts";
import type { requestParts } from "../../pages/contact/request-parts.ts";
import { updateEarlyButtons } from "../../ui/controls/early-buttons.ts";

/**
 * Applies the visitor's theme and the data saver, which is on by
 * itself where the browser saves data; also when another tab changes them or
 * has done so while this page was in the bfcache.
 */
export function applyChoices(): void {
  applyStored();
  addEventListener("storage", applyStored);
  addEventListener("pageshow", ({ persisted }) => persisted && applyStored());
}

function applyStored(): void {
  const root = document.documentElement;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  let stored: Partial<Storage> = {};
  try {
    stored = localStorage;
  } catch {
    // Storage may be blocked.
  }
  const { theme, light } = stored;
  // What is neither light nor dark is the device's.
  root.dataset.theme = theme ?? "system";
  root.toggleAttribute(
    dataSaverAttribute,
    light ? light === "true" : !!connection?.saveData,
  );
  updateEarlyButtons();
}

/** Which questions were open when the page was left. */
let leftOpen: OpenStates | undefined;

/** The questions that are open or closed as they were left. */
const reopened = new Set<HTMLElement>();

/**
 * After Back, keeps the height that the page had (see `keep-scroll-state.ts`).
 * Without scroll anchoring, which would move the page when later styles arrive,
 * the position that the browser restores is that of the complete page.
 */
export function reserveHeight(): void {
  const { style } = document.documentElement;
  try {
    // First, as it is faster to ask than storage: new visits have none.
    const { key } = history.state;
    const { height, open } = JSON.parse(sessionStorage[scrollStatesKey])[key];
    leftOpen = open;
    style.setProperty(reservedHeight, `${height}px`);
    style.overflowAnchor = "none";
  } catch {
    // Storage may be blocked, and most pages were never left.
  }
}

/** After Back, opens the questions that were open, as soon as they are there. */
export function reopenQuestions(): void {
  if (leftOpen) restoreOpen(leftOpen, reopened);
}

/**
 * Shows the note of the request that the fragment names as soon as it is there:
 * browsers find a target only once all styles have come.
 */
export function showRequestNote(): void {
  // Names of requests are plain.
  const note = document.getElementById(location.hash.slice(1));
  if (
    note?.matches(
      "[data-request]" satisfies SelectorOf<typeof requestParts.choice>,
    )
  ) note.dataset.shown = "";
}
