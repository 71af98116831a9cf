/** What opens, closes or chooses. */
const controls = "main :is(summary,[aria-pressed],[aria-expanded])";

/** Nothing takes longer to open or close, in milliseconds. */
const longestMs = 1000;

let pressed: MouseEvent | undefined;

/**
 * Keeps a control where it was pressed while something above it opens or
 * closes, until the visitor does something else: before and after hydration.
 */
export function watchPressed(): void {
  addEventListener("click", keepPressedInView, true);
  for (const type of ["keydown", "pointerdown", "wheel"]) {
    addEventListener(type, () => pressed = undefined, { passive: true });
  }
}

function keepPressedInView(click: MouseEvent): void {
  const control = (click.target as Element).closest(controls);
  if (!control) return;
  pressed = click;
  const { top } = control.getBoundingClientRect();
  function follow(now: number): void {
    if (
      pressed !== click || !control!.isConnected ||
      now - click.timeStamp > longestMs
    ) return;
    const moved = control!.getBoundingClientRect().top - top;
    if (moved) scrollBy({ top: moved, behavior: "instant" });
    requestAnimationFrame(follow);
  }
  requestAnimationFrame(follow);
}
