/** Whether Alt, Ctrl, Meta or Shift is held. */
export function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
