/**
 * Stands in for `reload-once.ts` in development: an error stays on the screen
 * until it is mended.
 */
export { loadDocument } from "../../../browser/navigation/reload-once.ts";

/** The document was never loaded again for a reason. */
export function reloadReason(): undefined {}

/** Loads nothing again. */
export function reloadOnce(): boolean {
  return false;
}
