/**
 * The early script of every visit, which comes after the first paint: what a
 * visitor would miss without React, and whether React comes without an
 * interaction.
 */
import { isHydrated } from "../../streaming/document-state.ts";
import { isDataSaverOn } from "../../ui/pictures/is-data-saver-on.ts";
import { watchDataSaver } from "../../ui/controls/data-saver.ts";
import { mayMeasure } from "../vitals/consent.ts";
import { measure } from "../vitals/measure.ts";
import { whenIdle } from "../when-idle.ts";
import { whenLoaded } from "../when-loaded.ts";
import type { MoveSlides } from "../../pages/services/move-slides.ts";
import { watchCarousels } from "../../pages/services/carousels.ts";
import { watchMenus } from "../../ui/layout/header/close-menus.ts";
import { ignoreDoublePresses } from "./double-press.ts";
import { enterMenu } from "../../ui/layout/header/enter-menu.ts";
import { watchHoverMenus } from "../../ui/layout/header/hover-menu.ts";
import { forwardClick } from "./forward-click.ts";
import { keepScrollState } from "./keep-scroll-state.ts";
import { goBack } from "../../pages/careers/go-back.ts";
import { printPart } from "../../pages/services/print-part.ts";
import { submitInPlace } from "./submit-in-place.ts";
import { watchPressed } from "./keep-pressed-in-view.ts";
import { isFastConnection } from "./fast-connection.ts";
import { needsReact } from "./needs-react.ts";
import type { DataOf, SelectorOf } from "../../lib/data-attributes.ts";
import type { valueParts } from "../../ui/controls/parts.ts";
import type { scriptFacts } from "../../ui/layout/document/document-assets.tsx";
import type { requestParts } from "../../pages/contact/request-parts.ts";
import { requestEvent } from "../../pages/contact/request-event.ts";

// For React.
export { returnToEntry, usedControl } from "./keep-scroll-state.ts";

/** What the inline script does for the early one. */
export interface InlineScript {
  /** Loads React. */
  hydrate(): void;
  moveSlides: MoveSlides;
}

/**
 * Starts what does not wait for React.
 * @param facts What the document says, as early scripts import no facts of the
 * site: the endpoint for `measure`, if visits are measured, and its link.
 */
export function startEarly(
  { hydrate, moveSlides }: InlineScript,
  { vitals, book = "" }: DataOf<typeof scriptFacts>,
): void {
  let hasAsked = false;
  // Only an interaction tries again.
  function hydrateOnce(): void {
    if (!hasAsked) hydrate();
    hasAsked = true;
  }
  function hydrateIfNeeded(): void {
    if (needsReact()) hydrateOnce();
  }
  // React keeps scroll states itself where it came without this script.
  if (!isHydrated()) keepScrollState();
  ignoreDoublePresses();
  watchDataSaver();
  watchCarousels(moveSlides);
  watchMenus();
  watchHoverMenus();
  watchPressed();
  // Before React follows the link.
  addEventListener("click", goBack, true);
  addEventListener("click", printPart);
  addEventListener("click", forwardClick);
  addEventListener("submit", submitInPlace);
  addEventListener("keydown", enterMenu);
  addEventListener(requestEvent, loadRequest);
  loadRequest();
  hydrateIfNeeded();
  // Errors of pictures do not bubble.
  addEventListener("error", hydrateIfNeeded, true);
  whenLoaded(() => {
    if (vitals && mayMeasure()) measure(vitals, book);
    // Its form may have come only now.
    loadRequest();
    // Browsers put typed text back while the page loads.
    hydrateIfNeeded();
    if (!isDataSaverOn() && isFastConnection()) whenIdle(hydrateOnce);
  });
}

/** Loads what the contact page needs for a choice and for call times. */
function loadRequest(event?: Event): void {
  if (
    document.querySelector(
      location.hash || event
        ? "[data-draft]" satisfies SelectorOf<typeof valueParts.draft>
        : "[data-own-time]" satisfies SelectorOf<typeof requestParts.ownTime>,
    )
  ) {
    import("../../pages/contact/follow-request.ts").then(
      (it) => it.followRequest(),
      () => {},
    );
  }
}
