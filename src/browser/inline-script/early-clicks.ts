import {
  chooseTheme,
  toggleDataSaver,
} from "../../ui/controls/early-buttons.ts";
import { choose } from "../../ui/controls/make-current.ts";
import type { carouselParts } from "../../pages/services/carousel-parts.ts";
import { moveSlides } from "../../pages/services/move-slides.ts";
import type { SelectorOf } from "../../lib/data-attributes.ts";
import { copy, share } from "../../ui/controls/share.ts";

/** What buttons do, by their names; the others are choices. */
const actions: Record<string, (button: HTMLButtonElement) => unknown> = {
  slide: (button) =>
    moveSlides(
      button.closest(
        "[data-carousel]" satisfies SelectorOf<typeof carouselParts.carousel>,
      )!,
      +button.value,
    ),
  theme: ({ value }) => chooseTheme(value),
  light: toggleDataSaver,
  copy,
  share,
};

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
