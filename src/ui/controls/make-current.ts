/** Chooses one of the buttons with the same name. */
export function choose(button: HTMLButtonElement): void {
  makeCurrent(button, document.getElementsByName(button.name));
}

/** Makes one of several elements the pressed, expanded or current one. */
export function makeCurrent(
  chosen: Element,
  elements: Iterable<Element>,
): void {
  for (const element of elements) {
    for (const state of ["aria-pressed", "aria-expanded", "aria-current"]) {
      if (!element.hasAttribute(state)) continue;
      element.setAttribute(state, `${element === chosen}`);
    }
  }
}
