import { hasModifier } from "../has-modifier.ts";

/**
 * Opens the menu of services by arrow down, and moves the focus into it: before
 * and after hydration.
 */
export function enterMenu(event: KeyboardEvent): void {
  const button = event.target as HTMLElement;
  if (
    event.key !== "ArrowDown" || hasModifier(event) ||
    !button.matches?.(".services > button")
  ) return;
  event.preventDefault();
  const menu = button.nextElementSibling as HTMLElement;
  if (!menu.offsetHeight) button.click();
  // It can take the focus only once it is visible.
  requestAnimationFrame(() =>
    menu.querySelector<HTMLElement>("[aria-expanded=true]")?.focus()
  );
}
