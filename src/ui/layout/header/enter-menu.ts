import { hasModifier } from "../../../lib/has-modifier.ts";
import { areaOf } from "./hover-menu.ts";

/**
 * Opens the services menu by arrow down, and moves the focus into it: before
 * and after hydration.
 */
export function enterMenu(event: KeyboardEvent): void {
  const button = event.target as HTMLButtonElement;
  if (
    event.key !== "ArrowDown" || hasModifier(event) ||
    !button.popoverTargetElement || !areaOf(button)
  ) return;
  event.preventDefault();
  const menu = button.popoverTargetElement as HTMLElement;
  if (!menu.offsetHeight) button.click();
  // It can take the focus only once it is visible.
  requestAnimationFrame(() =>
    menu.querySelector<HTMLElement>("[aria-expanded=true]")?.focus()
  );
}
