import { mayMeasure } from "./consent.ts";
import { measure, type Measuring } from "./measure.ts";

/**
 * Measures the visit if the site and the visitor allow it.
 * @param measuring Undefined if the site measures no visits.
 */
export function startMeasuring(
  measuring: Measuring | undefined,
  start = measure,
): void {
  if (measuring && mayMeasure()) start(measuring);
}
