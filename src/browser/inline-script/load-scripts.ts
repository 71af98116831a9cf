import type { DataOf } from "../../lib/data-attributes.ts";
import type {
  scriptFacts,
  scriptsId,
} from "../../ui/layout/document/document-assets.tsx";
import type { ScrollStates } from "../../ui/layout/document/document-parts.ts";
import { moveSlides } from "../../pages/services/move-slides.ts";
import { retryOnce } from "./other-build.ts";
import { pressEnd } from "./presses.ts";

/** Dispatched at the window where React is needed. */
export const hydrateEvent = "hydrate";
/** Dispatched once the early script may be loaded while the document streams. */
export const earlyEvent = "early";
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
    ([entry]) => entry.hydrate(pressEnd, loadEarly),
  ).catch((error) => {
    console.error(error);
    isUnderWay = false;
    dispatchEvent(new Event(failedEvent));
    retryOnce(hydrate, hydrate);
  });
}

let early: Promise<ScrollStates | undefined> | undefined;

/**
 * Loads and starts the early script, once; not while the document is prerendered.
 * @returns What React uses of it; undefined if it cannot be loaded, as pages work
 * without it.
 */
export function loadEarly(): Promise<ScrollStates | undefined> {
  return early ??= activated().then(() => import(scripts().early!)).then(
    (it) => {
      it.startEarly({ hydrate, moveSlides }, scripts());
      return it;
    },
    () => {
      early = undefined;
      retryOnce(loadEarly, loadEarly);
    },
  );
}

/** Waits until a prerendered document is activated. */
async function activated(): Promise<void> {
  if (!(document as { prerendering?: boolean }).prerendering) return;
  await new Promise((resolve) =>
    document.addEventListener("prerenderingchange", resolve, { once: true })
  );
}

/** The addresses of the scripts. */
function scripts(): DataOf<typeof scriptFacts> {
  return document.getElementById("scripts" satisfies typeof scriptsId)!.dataset;
}
