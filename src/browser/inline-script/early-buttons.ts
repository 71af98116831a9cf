import { isLight, lightAttribute } from "../../ui/pictures/is-light.ts";

/**
 * Enables early buttons (see `early-button.tsx`), and presses those named
 * "theme" that show the theme and those named "light" if light load is on.
 */
export function pressEarlyButtons(): void {
  for (
    const button of document.querySelectorAll<HTMLButtonElement>("button[name]")
  ) {
    const { name, value } = button;
    button.disabled = name === "share" && !("share" in navigator);
    if (name === "theme") {
      press(button, value ? value === (chosenTheme() ?? "system") : isDark());
    }
    if (name === "light") press(button, isLight());
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
  const chosen = theme || (isDark() ? "light" : "dark");
  const { dataset } = document.documentElement;
  if (chosen === "system") delete dataset.theme;
  else dataset.theme = chosen;
  pressEarlyButtons();
  if (chosen === "system") delete localStorage.theme;
  else localStorage.theme = chosen;
}

/** Toggles light load, for the next visit too. */
export function toggleLightLoad(): void {
  const light = document.documentElement.toggleAttribute(lightAttribute);
  pressEarlyButtons();
  localStorage.light = light;
}

function isDark(): boolean {
  const theme = chosenTheme();
  return theme
    ? theme === "dark"
    : matchMedia("(prefers-color-scheme:dark)").matches;
}

function chosenTheme(): string | undefined {
  return document.documentElement.dataset.theme;
}
