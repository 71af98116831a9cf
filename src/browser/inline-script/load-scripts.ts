import { moveSlides } from "./move-slides.ts";
import { isPressed } from "./presses.ts";

/** Dispatched at the window where React is needed. */
export const hydrateEvent = "hydrate";
/** Dispatched when React could not be loaded. */
export const failedEvent = "hydrationfailed";

let isHydrating = false;
let hasPreloads = false;

/**
 * Loads React and hydrates the page, once. If that fails, the document stays as
 * it is, and the next call tries again.
 */
export function hydrate(): void {
  if (isHydrating) return;
  const { entry = "", modules = "" } = scripts();
  if (!entry) return;
  isHydrating = true;
  whenShown(() => {
    // Without these, each import would be found only after the one before.
    for (const href of hasPreloads ? [] : modules.match(/\S+/g) ?? []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    hasPreloads = true;
    import(entry).then((it) => it.hydrate(isPressed)).catch((error) => {
      console.error(error);
      isHydrating = false;
      dispatchEvent(new Event(failedEvent));
    });
  });
}

/** Whether the page is hydrated, or its scripts are loading. */
export function isUnderWay(): boolean {
  return isHydrating;
}

let hasEarly = false;

/** Loads the small script of every visit, once. */
export function loadEarly(): void {
  const data = scripts();
  const { early = "" } = data;
  if (hasEarly || !early) return;
  hasEarly = true;
  whenShown(() =>
    import(early).then(
      (it) => it.startEarly({ hydrate, moveSlides }, data),
      () => {
        hasEarly = false;
      },
    )
  );
}

/** The addresses of the scripts: see `document-assets.tsx`. */
function scripts(): DOMStringMap {
  return document.getElementById("scripts")?.dataset ?? {};
}

/** Nothing is loaded for a document that may never be shown. */
function whenShown(work: () => void): void {
  if (!(document as { prerendering?: boolean }).prerendering) return work();
  document.addEventListener("prerenderingchange", work, { once: true });
}
