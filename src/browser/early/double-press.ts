import { isOpenPopover } from "../../lib/open-popover.ts";

/** A press this soon and this near after another one may repeat it. */
const repetitionMs = 500;
const repetitionPx = 24;

/** A press by pointer on a control. */
interface Press {
  x: number;
  y: number;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** What it was made on: the page, and the control's text. */
  on: string;
}

/** Links and summaries lack the properties for popovers. */
type Control = HTMLButtonElement;

/** The last press, if session storage is blocked. */
let last: Press | undefined;

/** Whether the press under way does nothing. */
let isRepetition = false;

/**
 * Ignores the second press of a double press after which something else is
 * under the pointer, or something has opened.
 */
export function ignoreDoublePresses(): void {
  addEventListener("pointerdown", (event) => {
    isRepetition = repeats(event);
    if (isRepetition) ignore(event);
  }, true);
  addEventListener("click", noteClick, true);
}

function noteClick(event: MouseEvent): void {
  // Keys and scripts click without a press.
  if (!event.detail) return;
  if (isRepetition) return ignore(event);
  const control = controlAround(event.target as Element);
  if (!control) return;
  const { clientX: x, clientY: y } = event;
  last = { x, y, at: timeOf(event), on: nameOf(control) };
  try {
    // For the next document.
    sessionStorage.press = JSON.stringify(last);
  } catch {
    // Storage may be blocked or full.
  }
}

/** Whether a press follows one that has changed what is there. */
function repeats(event: PointerEvent): boolean {
  const press = lastPress();
  if (!press) return false;
  const { x, y, at, on } = press;
  if (
    timeOf(event) - at >= repetitionMs ||
    Math.hypot(event.clientX - x, event.clientY - y) >= repetitionPx
  ) return false;
  const control = controlAround(document.elementFromPoint(x, y));
  return nameOf(control) !== on || isOpen(control);
}

/** Whether a control has opened something, which another press would close. */
function isOpen(control: Control | null | undefined): boolean {
  if (!control) return false;
  return control.matches("details[open] > summary, [aria-expanded=true]") ||
    // Before React.
    isOpenPopover(control.popoverTargetElement as HTMLElement | null);
}

function lastPress(): Press | undefined {
  try {
    return JSON.parse(sessionStorage.press ?? "null") ?? undefined;
  } catch {
    // Storage may be blocked.
    return last;
  }
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function controlAround(element: Element | null): Control | null | undefined {
  return element?.closest("a,button,summary");
}

/** What stays of a control when its element is replaced. */
function nameOf(control: Control | null | undefined): string {
  return `${location.pathname}${location.search} ${control?.textContent}`;
}

/** Milliseconds since 1970, comparable between documents. */
function timeOf({ timeStamp }: Event): number {
  return performance.timeOrigin + timeStamp;
}
