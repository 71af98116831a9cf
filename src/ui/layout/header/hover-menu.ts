import { closePopover, isOpenPopover } from "../../../lib/open-popover.ts";
import type { SelectorOf } from "../../../lib/data-attributes.ts";

/** A button with its popover, which also opens while the mouse rests on them. */
export const hoverMenu = { "data-hover-menu": "" } as const;

const areas: SelectorOf<typeof hoverMenu> = "[data-hover-menu]";

const openDelayMs = 80;
const closeDelayMs = 160;

let timer: ReturnType<typeof setTimeout>;

/** The menu that the mouse has opened: a click on its button keeps it open. */
let openedByHover: HTMLElement | undefined;

/**
 * Opens a menu when the mouse rests on its area, and closes it when the mouse or
 * the focus leaves, before and after hydration. Touch, keys, Escape and a press
 * outside are the browser's. Until this runs, a style opens it.
 */
export function watchHoverMenus(): void {
  const root = document.documentElement;
  // Older browsers have no popovers: the style stays.
  if (!("popover" in root)) return;
  root.dataset.hoverMenus = "";
  document.addEventListener("pointerover", move);
  document.addEventListener("pointerout", move);
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const area = areaOf(target);
    if (relatedTarget && area && !area.contains(relatedTarget as Node)) {
      closePopover(menuOf(area));
    }
  });
  addEventListener("click", keepOpen, true);
  // These events do not bubble.
  document.addEventListener("beforetoggle", placeBelowHeader, true);
  document.addEventListener("scroll", () => {
    const target = document.querySelector(`${areas} :popover-open`);
    if (target) placeBelowHeader({ target });
  });
  document.addEventListener("toggle", expand, true);
  for (const area of document.querySelectorAll(areas)) {
    // After a tap, too, `:hover` stays.
    if (area.matches(":hover") && matchMedia("(hover:hover)").matches) {
      open(area);
    }
    buttonOf(area).ariaExpanded = `${isOpenPopover(menuOf(area))}`;
  }
}

/** The menu's area around an element. */
export function areaOf(target: EventTarget | null): Element | null {
  return (target as Element).closest?.(areas);
}

function menuOf(area: Element): HTMLElement {
  return area.querySelector<HTMLElement>("[popover]")!;
}

function buttonOf(area: Element): HTMLElement {
  return area.querySelector<HTMLElement>("[popovertarget]")!;
}

function move({ type, target, relatedTarget, pointerType }: PointerEvent) {
  const area = areaOf(target);
  if (!area || pointerType === "touch") return;
  if (area.contains(relatedTarget as Node | null)) return;
  clearTimeout(timer);
  timer = type === "pointerover"
    ? setTimeout(open, openDelayMs, area)
    : setTimeout(closePopover, closeDelayMs, menuOf(area));
}

function open(area: Element): void {
  const menu = menuOf(area);
  // React may have replaced it.
  if (!area.isConnected || isOpenPopover(menu)) return;
  menu.showPopover();
  openedByHover = menu;
}

/** Keys click without a press: they close it. */
function keepOpen(event: MouseEvent): void {
  const area = areaOf(event.target);
  if (!area) return;
  clearTimeout(timer);
  if (
    event.detail && openedByHover === menuOf(area) &&
    buttonOf(area).contains(event.target as Node)
  ) event.preventDefault();
  openedByHover = undefined;
}

/** Places a menu, for browsers without CSS anchor positioning. */
function placeBelowHeader({ target }: Pick<Event, "target">): void {
  const header = areaOf(target)?.closest("header");
  if (!header) return;
  const { bottom } = header.getBoundingClientRect();
  (target as HTMLElement).style.setProperty("--top", `${bottom}px`);
}

function expand({ target, newState }: ToggleEvent): void {
  const area = areaOf(target);
  if (!area) return;
  if (newState === "closed") openedByHover = undefined;
  buttonOf(area).ariaExpanded = `${newState === "open"}`;
}
