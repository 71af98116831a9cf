import { chooseTheme, toggleLightLoad } from "./early-buttons.ts";
import { makeCurrent } from "./make-current.ts";
import { moveSlides } from "./move-slides.ts";
import { copy, share } from "./share.ts";

/** What buttons do, by their names; the others are choices. */
const actions: Record<string, (button: HTMLButtonElement) => unknown> = {
  slide: (button) => moveSlides(button.closest(".carousel")!, +button.value),
  theme: ({ value }) => chooseTheme(value),
  light: toggleLightLoad,
  copy,
  share,
};

function choose(button: HTMLButtonElement): void {
  makeCurrent(button, document.getElementsByName(button.name));
}

/**
 * Handles the clicks on named buttons, before and after hydration, except those
 * that React has handled.
 */
export function handleEarlyClicks(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      "button[name]",
    );
    if (!button || event.defaultPrevented) return;
    (actions[button.name] ?? choose)(button);
  });
}
