import type { DataOf, SelectorOf } from "../../lib/data-attributes.ts";
import { elementOfFragment } from "../../lib/fragment.ts";
import { type requestParts, timeChoice } from "./request-parts.ts";

const shownTickets: `${SelectorOf<typeof requestParts.choice>}[data-shown]` =
  "[data-request][data-shown]";

/**
 * Shows the ticket that the address names, which styles cannot know after a
 * navigation without a document. A chosen time leaves the ticket as it is.
 */
export function showTicket(): void {
  const target = elementOfFragment(location.hash);
  const { request }: DataOf<typeof requestParts.choice> = target?.dataset ?? {};
  if (request === timeChoice) return;
  for (const it of document.querySelectorAll<HTMLElement>(shownTickets)) {
    if (it !== target) delete it.dataset.shown;
  }
  if (target && request) target.dataset.shown = "";
}
