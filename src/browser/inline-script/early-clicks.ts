import { chooseTheme, toggleLightLoad } from "./early-buttons.ts";
import { press } from "./press.ts";

/**
 * Handles the clicks that React does not handle yet: buttons named "theme",
 * choices, and the links of the carousel; also after hydration those of buttons
 * named "light", "copy" or "share".
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
    } else if (control.name === "theme") chooseTheme(control.value);
    else if (control.name === "light") toggleLightLoad();
    else if (/^(copy|share)$/.test(control.name)) {
      press(control);
    } else makeCurrent(control, document.getElementsByName(control.name));
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
