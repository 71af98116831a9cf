/**
 * Replaces `reload-once.ts` in development, so that errors stay on the screen
 * until they are fixed.
 */

/** The document is never reloaded automatically. */
export function wasReloaded(): boolean {
  return false;
}

/** Never reloads. */
export function reloadOnce(): void {}
