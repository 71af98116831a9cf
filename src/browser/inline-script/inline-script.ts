/**
 * The one script that all documents have inline, as a blocking request would
 * delay the first paint. The build bundles it on its own. What can come a
 * little later is in `../early/`.
 */
import { keepDrafts, restoreDrafts } from "../../ui/controls/draft.ts";
import { handleEarlyClicks } from "./early-clicks.ts";
import { updateEarlyButtons } from "../../ui/controls/early-buttons.ts";
import {
  applyChoices,
  reopenQuestions,
  reserveHeight,
  showRequestNote,
} from "./first-paint.ts";
import { hydrateOnInteraction } from "./first-interaction.ts";
import { watchStylesheets } from "./other-build.ts";
import { watchPresses } from "./presses.ts";
import {
  earlyEvent,
  hydrate,
  hydrateEvent,
  loadEarly,
} from "./load-scripts.ts";

applyChoices();
reserveHeight();
handleEarlyClicks();
watchPresses();
watchStylesheets();
hydrateOnInteraction();
keepDrafts();
addEventListener(hydrateEvent, hydrate);
for (const type of ["DOMContentLoaded", earlyEvent]) {
  addEventListener(type, loadEarly);
}
// Before they are painted.
const observer = new MutationObserver(restore);
observer.observe(document, { childList: true, subtree: true });
// At the end of the document the browser restores the scroll position before it
// calls the observer for the last elements.
document.addEventListener("readystatechange", restore);

/** Brings the elements that the document has so far to where they were left. */
function restore(): void {
  updateEarlyButtons();
  showRequestNote();
  restoreDrafts();
  reopenQuestions();
  if (document.readyState !== "loading") observer.disconnect();
}
