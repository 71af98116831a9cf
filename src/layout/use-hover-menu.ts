import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";

const openDelay = 80;
const closeDelay = 160;
/** A click this soon after opening by pointer is part of the same wish. */
const sameWish = 400;

interface HoverMenu {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Trigger and panel together. */
  area: RefObject<HTMLElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
}

/**
 * Opens a menu when the mouse rests on its area and closes it when the mouse
 * or the focus leaves it, on Escape, and on a press elsewhere. Touch only taps.
 */
export function useHoverMenu(menu: HoverMenu) {
  const { open, onOpen, onClose, area, trigger } = menu;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByPointer = useRef(0);

  function later(delay: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const elsewhere = new AbortController();
    const { signal } = elsewhere;
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      const inside = area.current?.contains(document.activeElement);
      onClose();
      if (inside) trigger.current?.focus();
    }, { signal });
    document.addEventListener("pointerdown", (event) => {
      if (!area.current?.contains(event.target as Node)) onClose();
    }, { signal });
    return () => elsewhere.abort();
  });

  return {
    /** To be spread on the area. */
    areaEvents: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === "touch") return;
        later(openDelay, () => {
          openedByPointer.current = open ? 0 : Date.now();
          onOpen();
        });
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== "touch") later(closeDelay, onClose);
      },
      onBlur(event: FocusEvent) {
        const next = event.relatedTarget as Node | null;
        if (next && !area.current?.contains(next)) onClose();
      },
    },
    /** Whether a click on the trigger should change anything. */
    clickCounts(): boolean {
      clearTimeout(timer.current);
      const fresh = Date.now() - openedByPointer.current < sameWish;
      openedByPointer.current = 0;
      return !(open && fresh);
    },
  };
}
