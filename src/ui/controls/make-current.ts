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
