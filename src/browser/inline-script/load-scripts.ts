import { moveSlides } from "./move-slides.ts";
import { askAgain } from "./other-build.ts";
import { isPressed } from "./presses.ts";

/** Dispatched at the window where React is needed. */
export const hydrateEvent = "hydrate";
/** Dispatched when React could not be loaded. */
export const failedEvent = "hydrationfailed";

/** Whether the page is hydrated, or its scripts are loading. */
export let isUnderWay = false;

/**
 * Loads React and hydrates the page, once. If that fails, the document stays as
 * it is; it is tried again a little later, and at each further call.
 */
export function hydrate(): void {
  if (isUnderWay) return;
  isUnderWay = true;
  // The entry comes first. Its imports are named, too: each would be found only
  // after the one before.
  const modules = scripts().modules!.split(" ");
  Promise.all(modules.map((it) => import(it))).then(
    ([entry]) => entry.hydrate(isPressed),
  ).catch((error) => {
    console.error(error);
    isUnderWay = false;
    dispatchEvent(new Event(failedEvent));
    askAgain(hydrate, hydrate);
  });
}

/**
 * Loads the small script of every visit; not for a document that may never be
 * shown.
 */
export function loadEarly(): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", loadEarly, { once: true });
    return;
  }
  const data = scripts();
  import(data.early!).then(
    (it) => it.startEarly({ hydrate, moveSlides }, data),
    // Pages work without it.
    () => askAgain(loadEarly, loadEarly),
  );
}

/** The addresses of the scripts: see `document-assets.tsx`. */
function scripts(): DOMStringMap {
  return document.getElementById("scripts")!.dataset;
}
