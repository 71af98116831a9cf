/**
 * Opens the menu of services by arrow down and moves the focus into it, until
 * React does: its button has a popover only before hydration.
 */
export function enterMenu(event: KeyboardEvent): void {
  const button = event.target as HTMLButtonElement;
  if (
    event.key !== "ArrowDown" || !button.matches?.(".services>[popovertarget]")
  ) return;
  event.preventDefault();
  const menu = button.nextElementSibling as HTMLElement;
  menu.showPopover();
  menu.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
}
