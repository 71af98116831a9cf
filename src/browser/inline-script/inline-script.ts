/**
 * The one script that all documents have inline, as a blocking request would
 * delay the first paint. The build bundles it on its own. What can come a
 * little later is in `../early/`.
 */
import { tokenKey } from "../token-key.ts";
import { keepDrafts } from "./drafts.ts";
import { handleEarlyClicks } from "./early-clicks.ts";
import { pressEarlyButtons } from "./early-buttons.ts";
import { applyChoices, holdPlace } from "./first-paint.ts";
import { goBack } from "./go-back.ts";
import { hydrateOnTouch } from "./first-touch.ts";
import { hydrate, hydrateEvent, loadEarly } from "./load-scripts.ts";

applyChoices();
holdPlace();
handleEarlyClicks();
hydrateOnTouch();
keepDrafts();
// Before React follows the link.
addEventListener("click", goBack, true);
addEventListener(hydrateEvent, hydrate);
addEventListener("DOMContentLoaded", loadEarlyIfUrgent);
addEventListener("load", loadEarly);
// Enables buttons before they are painted.
new MutationObserver((_, observer) => {
  pressEarlyButtons();
  if (document.readyState !== "loading") observer.disconnect();
}).observe(document, { childList: true, subtree: true });

/** The visitor may have a place, a draft or a token. */
function loadEarlyIfUrgent(): void {
  try {
    if (location.hash || sessionStorage.length || localStorage[tokenKey]) {
      loadEarly();
    }
  } catch {
    // Storage may be blocked.
  }
}
