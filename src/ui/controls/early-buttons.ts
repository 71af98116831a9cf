import {
  dataSaverAttribute,
  isDataSaverOn,
} from "../pictures/is-data-saver-on.ts";

const { dataset } = document.documentElement;
const darkDevice = matchMedia("(prefers-color-scheme:dark)");
darkDevice.onchange = updateEarlyButtons;

/**
 * Enables early buttons (see `early-button.tsx`), and presses those named
 * "theme" that show the theme and those named "light" if the data saver is on.
 */
export function updateEarlyButtons(): void {
  for (
    const button of document.querySelectorAll<HTMLButtonElement>("button[name]")
  ) {
    const { name, value } = button;
    button.disabled = name === "share" && !("share" in navigator);
    if (name === "theme") {
      press(button, value ? value === dataset.theme : isDark());
    }
    if (name === "light") press(button, isDataSaverOn());
  }
}

function press(button: HTMLButtonElement, isPressed: boolean): void {
  button.setAttribute("aria-pressed", `${isPressed}`);
}

/**
 * Applies a theme, for the next visit too.
 * @param theme "light", "dark" or "system"; by default the other one.
 */
export function chooseTheme(theme: string): void {
  store("theme", dataset.theme = theme || (isDark() ? "light" : "dark"));
}

/** Toggles the data saver, for the next visit too. */
export function toggleDataSaver(): void {
  store(
    "light",
    `${document.documentElement.toggleAttribute(dataSaverAttribute)}`,
  );
}

function store(key: string, value: string): void {
  updateEarlyButtons();
  try {
    localStorage[key] = value;
  } catch {
    // Storage may be blocked: the choice lasts until the document unloads.
  }
}

function isDark(): boolean {
  const { theme } = dataset;
  return theme === "dark" ||
    theme !== "light" && darkDevice.matches;
}
