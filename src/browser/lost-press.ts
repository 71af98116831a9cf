import { hasModifier } from "../lib/has-modifier.ts";

/** What a press uses. */
const controls = "a,button,summary";

/**
 * Gives a press on a control that React replaces to its successor: browsers
 * click what a mouse is pressed and released on. A finger clicks what is there
 * at its end.
 * @returns A function to call with an element that was replaced, and its
 * successor.
 */
export function keepPress(): (old: Element, now: HTMLElement) => void {
  let pressed: Element | null = null;
  let successor: HTMLElement | undefined;
  let hasClicked = false;
  function begin({ button, pointerType, target }: PointerEvent): void {
    successor = undefined;
    pressed = button === 0 && pointerType !== "touch"
      ? (target as Element).closest(controls)
      : null;
  }
  function end(event: PointerEvent): void {
    const control = successor;
    successor = undefined;
    pressed = null;
    hasClicked = false;
    if (
      !control?.contains(event.target as Node) || hasModifier(event) ||
      !getSelection()?.isCollapsed
    ) return;
    setTimeout(() => hasClicked || control.click());
  }
  // React keeps events from parts that are not hydrated yet.
  document.addEventListener("pointerdown", begin, true);
  document.addEventListener("pointercancel", begin, true);
  document.addEventListener("pointerup", end, true);
  document.addEventListener("click", () => hasClicked = true, true);
  return (old, now) => {
    if (old !== pressed || !isOfPage(now)) return;
    pressed = successor = now;
  };
}

/** Whether a control leads to no other site or tab. */
function isOfPage(control: HTMLElement): boolean {
  return !(control instanceof HTMLAnchorElement) ||
    control.origin === location.origin && !control.target;
}
