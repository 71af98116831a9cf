import { nextEvent } from "../streaming/page-visible.ts";

/**
 * Waits while the visitor is pressing something, which must not be replaced.
 * @param pressEnd When the last press is over, as `performance.now()`; endless
 * during a press.
 */
export async function noPress(pressEnd: () => number): Promise<void> {
  let leftMs: number;
  while ((leftMs = pressEnd() - performance.now()) > 0) {
    await (leftMs === Infinity
      ? Promise.race(
        ["pointerup", "pointercancel"].map((it) => nextEvent(globalThis, it)),
      )
      : new Promise((resolve) => setTimeout(resolve, leftMs)));
  }
}
