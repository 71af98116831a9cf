import {
  canShowTransitions,
  startViewTransition,
} from "../../lib/view-transition.ts";

/**
 * Changes the theme in a view transition of type "theme", unless motion is
 * reduced.
 */
export function showThemeTransition(): void {
  // Without types the styles of page transitions would apply.
  if (!("ViewTransitionTypeSet" in globalThis)) return;
  let isOwn = false;
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      "[name=theme]",
    );
    if (!button || isOwn || !canShowTransitions()) return;
    event.stopImmediatePropagation();
    startViewTransition({
      types: ["theme"],
      update() {
        isOwn = true;
        button.click();
        isOwn = false;
      },
    });
  }, true);
}
