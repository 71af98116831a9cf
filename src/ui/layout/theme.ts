import { useSyncExternalStore } from "react";
import {
  canShowTransitions,
  startViewTransition,
} from "../../lib/view-transition.ts";

/** The visitor's choice; "system" follows the device. */
export type Theme = "light" | "dark" | "system";

const storageKey = "theme";

/** The stored choice, or "system". */
export function storedTheme(): Theme {
  try {
    const theme = localStorage.getItem(storageKey);
    return theme === "light" || theme === "dark" ? theme : "system";
  } catch {
    // Storage may be blocked; then the device's theme applies.
    return "system";
  }
}

/** The choice applied to the document. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "system");
}

/** Whether the dark theme is active, by choice or by device setting. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

/** Applies the stored choice to the document. */
export function applyStoredTheme(): void {
  showTheme(storedTheme());
}

/**
 * Applies `theme` and stores it for the next visit. Unless motion is reduced,
 * it runs as a view transition of type "dusk".
 */
export function chooseTheme(theme: Theme): void {
  const update = () => showTheme(theme);
  // Without types the styles of page transitions would apply.
  const hasTypes = "ViewTransitionTypeSet" in globalThis;
  if (hasTypes && canShowTransitions()) {
    startViewTransition({ update, types: ["dusk"] });
  } else update();
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice lasts until the document unloads.
  }
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  dispatchEvent(new Event("themechange"));
}

function shownTheme(): Theme {
  return document.documentElement.dataset.theme as Theme ?? "system";
}

function isDark(): boolean {
  const theme = shownTheme();
  return theme === "system" ? darkDevice().matches : theme === "dark";
}

function darkDevice(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

function subscribe(changed: () => void): () => void {
  const device = darkDevice();
  addEventListener("themechange", changed);
  device.addEventListener("change", changed);
  // Another tab may have changed it, also while this page was in the bfcache.
  addEventListener("storage", applyStoredTheme);
  addEventListener("pageshow", applyStoredTheme);
  // The other two listeners stay: all components share them.
  return () => {
    removeEventListener("themechange", changed);
    device.removeEventListener("change", changed);
  };
}
