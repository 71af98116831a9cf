import { isLight, lightAttribute } from "../../ui/pictures/is-light.ts";

/**
 * Enables early buttons (see `early-button.tsx`), and presses those named
 * "theme" if it is dark and those named "light" if light load is on.
 */
export function pressEarlyButtons(): void {
  for (
    const button of document.querySelectorAll<HTMLButtonElement>("button[name]")
  ) {
    button.disabled = false;
    if (button.name === "theme") press(button, isDark());
    if (button.name === "light") press(button, isLight());
  }
}

function press(button: HTMLButtonElement, isPressed: boolean): void {
  button.setAttribute("aria-pressed", `${isPressed}`);
}

/** Toggles the theme, for the next visit too. */
export function toggleTheme(): void {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  pressEarlyButtons();
  localStorage.theme = theme;
}

/** Toggles light load, for the next visit too. */
export function toggleLightLoad(): void {
  const light = document.documentElement.toggleAttribute(lightAttribute);
  pressEarlyButtons();
  localStorage.light = light;
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme
    ? theme === "dark"
    : matchMedia("(prefers-color-scheme:dark)").matches;
}
