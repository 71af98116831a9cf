import { hasModifier } from "../../../lib/has-modifier.ts";
import type { SelectorOf } from "../../controls/parts.ts";

/** The button of a menu that can be entered by arrow down. */
export const menuTrigger = { "data-menu-trigger": "" } as const;

/**
 * Opens the menu of services by arrow down, and moves the focus into it: before
 * and after hydration.
 */
export function enterMenu(event: KeyboardEvent): void {
  const button = event.target as HTMLElement;
  if (
    event.key !== "ArrowDown" || hasModifier(event) ||
    !button.matches?.(
      "[data-menu-trigger]" satisfies SelectorOf<typeof menuTrigger>,
    )
  ) return;
  event.preventDefault();
  const menu = document.getElementById(button.getAttribute("aria-controls")!)!;
  if (!menu.offsetHeight) button.click();
  // It can take the focus only once it is visible.
  requestAnimationFrame(() =>
    menu.querySelector<HTMLElement>("[aria-expanded=true]")?.focus()
  );
}
