import { chooseTheme, toggleLightLoad } from "./early-buttons.ts";
import { makeCurrent } from "./make-current.ts";
import { moveSlides } from "./move-slides.ts";
import { press } from "./press.ts";

/**
 * Handles the clicks that React does not handle yet: buttons named "theme" and
 * choices; also after hydration those of buttons named "slide", "light", "copy"
 * or "share".
 */
export function handleEarlyClicks(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      "button[name]",
    );
    if (!button || event.defaultPrevented) return;
    const { name, value } = button;
    if (name === "slide") moveSlides(button.closest(".carousel")!, +value);
    else if (name === "theme") chooseTheme(value);
    else if (name === "light") toggleLightLoad();
    else if (/^(copy|share)$/.test(name)) press(button);
    else makeCurrent(button, document.getElementsByName(name));
  });
}
