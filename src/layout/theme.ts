/** What the visitor may choose; "system" follows the device. */
export type Theme = "light" | "dark" | "system";

const storageKey = "theme";

/** The choice kept from an earlier visit, or "system". */
export function storedTheme(): Theme {
  try {
    const theme = localStorage.getItem(storageKey);
    return theme === "light" || theme === "dark" ? theme : "system";
  } catch {
    // Storage can be forbidden; the device's own theme still holds.
    return "system";
  }
}

/** Puts the kept choice on the document. Runs before the first paint. */
export function applyStoredTheme(): void {
  showTheme(storedTheme());
}

/** Shows `theme` now and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice lasts as long as the document.
  }
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}
