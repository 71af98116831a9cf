import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { useTimer } from "../../controls/use-timer.ts";

const openDelayMs = 80;
const closeDelayMs = 160;
/** A click this soon after opening on hover must not close the menu. */
const clickGraceMs = 400;

interface HoverMenu {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Trigger and panel together. */
  area: RefObject<HTMLElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
}

/**
 * Opens a menu when the mouse rests on its area. Closes it when the mouse or
 * focus leaves, on Escape, and on a press outside. Ignores hover by touch.
 * @returns Event handlers for the area, and `isToggle` for the trigger.
 */
export function useHoverMenu(menu: HoverMenu) {
  const { open, onOpen, onClose, area } = menu;
  const timer = useTimer();
  const openedByHoverAt = useRef(-Infinity);
  useCloseOutside(menu);
  // A menu that the browser opened before hydration stays open.
  useEffect(() => {
    const panel = area.current?.lastElementChild as HTMLElement | null;
    if (area.current?.matches(":hover") || panel?.offsetHeight) onOpen();
  }, []);

  return {
    /** Props for the area. */
    areaEvents: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === "touch") return;
        timer.start(openDelayMs, () => {
          openedByHoverAt.current = open ? -Infinity : performance.now();
          onOpen();
        });
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== "touch") timer.start(closeDelayMs, onClose);
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget && !area.current?.contains(relatedTarget)) onClose();
      },
    },
    /** Whether a click on the trigger toggles the menu. */
    isToggle(): boolean {
      timer.cancel();
      const isWithinGrace =
        performance.now() - openedByHoverAt.current < clickGraceMs;
      openedByHoverAt.current = -Infinity;
      return !(open && isWithinGrace);
    },
  };
}

/**
 * Closes the open menu on Escape, which restores focus, and on a press outside.
 */
function useCloseOutside({ open, onClose, area, trigger }: HoverMenu): void {
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      const hasFocus = area.current?.contains(document.activeElement);
      onClose();
      if (hasFocus) trigger.current?.focus();
    }, { signal });
    // Into the bfcache.
    addEventListener("pagehide", onClose, { signal });
    // Narrow windows have no menu.
    addEventListener("resize", () => {
      if (!area.current?.offsetHeight) onClose();
    }, { signal });
    document.addEventListener("pointerdown", ({ target }) => {
      const isInside = target instanceof Node && area.current?.contains(target);
      if (!isInside) onClose();
    }, { signal });
    return () => controller.abort();
  });
}
