import { toggleLightLoad, toggleTheme } from "./early-buttons.ts";

/**
 * Handles the clicks that React does not handle yet: the button named "theme",
 * the one named "light", also after hydration, and choices; and the links of the
 * carousel.
 */
export function handleEarlyClicks(): void {
  addEventListener("click", (event) => {
    const control = (event.target as Element).closest<
      HTMLButtonElement | HTMLAnchorElement
    >("button[name], .track [href^='#']");
    if (!control || event.defaultPrevented) return;
    if ("hash" in control) {
      event.preventDefault();
      showSlide(control);
    } else if (control.name === "theme") toggleTheme();
    else if (control.name === "light") toggleLightLoad();
    else makeCurrent(control, document.getElementsByName(control.name));
  });
}

/** Makes one of several elements the pressed, expanded or current one. */
function makeCurrent(chosen: Element, elements: Iterable<Element>): void {
  for (const element of elements) {
    for (const state of ["aria-pressed", "aria-expanded", "aria-current"]) {
      if (!element.hasAttribute(state)) continue;
      element.setAttribute(state, `${element === chosen}`);
    }
  }
}

/**
 * Shows the slide that a link of the carousel leads to. The focus stays at the
 * link with its label, or else moves to the other one.
 */
function showSlide({ hash, ariaLabel }: HTMLAnchorElement): void {
  const slide = document.querySelector(hash);
  if (!slide) return;
  makeCurrent(slide, slide.parentElement?.children ?? []);
  for (const labelled of ["", `[aria-label=${ariaLabel}]`]) {
    slide.querySelector<HTMLElement>(`[href^='#']${labelled}`)?.focus();
  }
  // Last: in Chrome 114 a new focus ends smooth scrolling.
  slide.scrollIntoView({ block: "nearest" });
}
