/** How long after the end of a press its click may come, in milliseconds. */
const clickMs = 100;

let pressedUntil = 0;

/** Notes the presses of visitors. */
export function watchPresses(): void {
  for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
    addEventListener(type, note as EventListener, true);
  }
}

function note({ buttons, timeStamp }: PointerEvent): void {
  pressedUntil = buttons & 1 ? Infinity : timeStamp + clickMs;
}

/** Whether a press is under way: nothing may be replaced under it. */
export function isPressed(): boolean {
  return performance.now() < pressedUntil;
}
