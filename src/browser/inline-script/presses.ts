/** How long after the end of a press its click may come, in milliseconds. */
const clickMs = 100;

/** In milliseconds as `performance.now()`; endless during a press. */
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

/** When the last press is over. */
export function pressEnd(): number {
  return pressedUntil;
}
