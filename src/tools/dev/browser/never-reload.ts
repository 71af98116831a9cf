/**
 * Replaces `reload-once.ts` in development, so that errors stay on the screen
 * until they are fixed.
 */
export { loadDocument } from "../../../browser/navigation/reload-once.ts";

/** The document is never reloaded automatically. */
export function reloadReason(): undefined {}

/** Never reloads. */
export function reloadOnce(): boolean {
  return false;
}
