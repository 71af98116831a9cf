/** Moves focus to the search field, when the focused control unmounts. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>("[type=search]")?.focus();
}
