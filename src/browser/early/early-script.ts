/**
 * The small script of every visit, which comes after the first paint: what a
 * visitor would miss without React, and whether React comes without a touch.
 */
import { isLight } from "../../ui/pictures/is-light.ts";
import { watchLightLoad } from "../light-load/light-load.ts";
import type { Measuring } from "../vitals/measure.ts";
import { startMeasuring } from "../vitals/start.ts";
import { whenIdle } from "../when-idle.ts";
import { keepPlace } from "./early-place.ts";
import { isFastLine } from "./fast-line.ts";
import { needsReact } from "./needs-react.ts";
import { reloadAfterFailures } from "./failures.ts";
import { watchScrollContainers } from "./scroll-containers.ts";
export { press } from "./press.ts";

/**
 * Starts what does not wait for React.
 * @param hydrate Loads React.
 * @param measuring Without values visits are not measured.
 */
export function startEarly(
  hydrate: () => void,
  { vitals, book }: Partial<Measuring>,
): void {
  const placeLoaded = keepPlace();
  reloadAfterFailures();
  watchLightLoad();
  watchScrollContainers();
  const isFast = () => !isLight() && isFastLine();
  addEventListener("pointermove", () => {
    if (document.readyState !== "loading" && isFast()) hydrate();
  }, { passive: true });
  if (needsReact()) hydrate();
  // The first error of a script is reported, a picture may be replaced.
  addEventListener("error", ({ target }) => {
    // Scripts that are missing are tried again at the next touch.
    if (!(target instanceof HTMLLinkElement)) hydrate();
  }, true);
  whenLoaded(() => {
    startMeasuring(vitals && book ? { vitals, book } : undefined);
    placeLoaded();
    // Browsers put typed text back while the page loads.
    if (needsReact()) hydrate();
    else if (isFast()) whenIdle(hydrate);
  });
}

function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}
