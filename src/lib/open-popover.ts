/**
 * Whether an element is an open popover. Browsers without popovers show the
 * element as any other, and have none that are open.
 */
export function isOpenPopover(element: HTMLElement | null): boolean {
  return Boolean(element?.popover && element.matches(":popover-open"));
}

/** Closes a popover if it is open: Chrome 114 throws when it is not. */
export function closePopover(element: HTMLElement | null): void {
  if (isOpenPopover(element)) element?.hidePopover();
}
