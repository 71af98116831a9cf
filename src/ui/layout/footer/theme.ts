import {
  canShowTransitions,
  startViewTransition,
} from "../../../lib/view-transition.ts";

/** The visitor's choice; "system" follows the device. */
export type Theme = "light" | "dark" | "system";

const storageKey = "theme";

/** The choice stored by an earlier visit, or "system". */
export function storedTheme(): Theme {
  try {
    const theme = localStorage.getItem(storageKey);
    return theme === "light" || theme === "dark" ? theme : "system";
  } catch {
    // Storage can be blocked: the device's theme applies.
    return "system";
  }
}

/** Applies the stored choice, which may be from another tab, to the document. */
export function applyStoredTheme(): void {
  showTheme(storedTheme());
}

/**
 * Applies `theme` and stores it for the next visit. Where motion is welcome it
 * arrives as a view transition of the type "dusk".
 */
export function chooseTheme(theme: Theme): void {
  const update = () => showTheme(theme);
  // Without types it would be the transition between two pages.
  const hasTypes = "ViewTransitionTypeSet" in globalThis;
  if (hasTypes && canShowTransitions()) {
    startViewTransition({ update, types: ["dusk"] });
  } else update();
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice lasts until the document is unloaded.
  }
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}
