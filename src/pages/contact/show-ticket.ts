import { elementOfFragment } from "../../lib/fragment.ts";

/**
 * Shows the ticket that the address names, which styles cannot know after a
 * navigation without a document. A chosen time leaves the ticket as it is.
 */
export function showTicket(): void {
  const target = elementOfFragment(location.hash);
  if (target?.dataset.request === "time") return;
  for (
    const it of document.querySelectorAll<HTMLElement>(
      "[data-request][data-shown]",
    )
  ) {
    if (it !== target) delete it.dataset.shown;
  }
  if (target?.dataset.request) target.dataset.shown = "";
}
