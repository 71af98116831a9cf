/** On the root element until all styles are there: see `base.css`. */
export const unstyledAttribute = "data-unstyled";

/**
 * Applies the stylesheet of tall windows in every window, once it is loaded, and
 * marks the document until then.
 */
export function applyRestStyles(): void {
  const root = document.documentElement;
  root.setAttribute(unstyledAttribute, "");
  for (const type of ["load", "error"]) {
    // These events do not bubble.
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || !target.media) return;
      target.media = "";
      root.removeAttribute(unstyledAttribute);
    }, true);
  }
}
