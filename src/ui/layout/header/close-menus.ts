import { closePopover } from "../../../lib/open-popover.ts";

/**
 * Closes what is open over the page, before and after hydration: when one of
 * its links is chosen, when the page below changes or goes into the bfcache,
 * and in a window that shows it no longer.
 */
export function watchMenus(): void {
  for (const type of ["click", "popstate", "pagehide", "resize"]) {
    addEventListener(type, closeMenus);
  }
}

function closeMenus({ type, target }: Event): void {
  if (type === "click" && !(target as Element).closest("[popover] a")) return;
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) {
    if (type !== "resize" || !menu.offsetHeight) closePopover(menu);
  }
}
