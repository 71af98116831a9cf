import { type RefObject, useEffect } from "react";
import type { SelectorOf } from "../../../lib/data-attributes.ts";
import { closePopover } from "../../../lib/open-popover.ts";

/** A part of the header that the open drawer makes inert. */
export const besideDrawer = { "data-beside-drawer": "" } as const;

/**
 * Makes the open drawer modal: everything except it and its button is inert,
 * and Tab cycles within them (focus trap). The browser handles Escape.
 */
export function useModalDrawer(
  open: boolean,
  drawer: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const header = drawer.current?.closest("header");
    if (!open || !header) return;
    const others = [
      ...header.parentElement?.children ?? [],
      ...header.querySelectorAll(
        "[data-beside-drawer]" satisfies SelectorOf<typeof besideDrawer>,
      ),
    ].filter((element) => element instanceof HTMLElement && element !== header);
    for (const element of others) element.toggleAttribute("inert", true);

    function keepInside(event: KeyboardEvent) {
      if (event.key !== "Tab") return;
      const links = drawer.current?.querySelectorAll<HTMLElement>("a, button");
      const stops = [button.current, ...links ?? []];
      const [from, to] = event.shiftKey
        ? [stops.at(0), stops.at(-1)]
        : [stops.at(-1), stops.at(0)];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    }

    // Wide windows have no drawer, so nothing may stay inert there.
    const wide = matchMedia("(width >= 62.5em)");
    const leave = () => wide.matches && closePopover(drawer.current);
    wide.addEventListener("change", leave);
    // Hydration may come after it.
    leave();
    document.addEventListener("keydown", keepInside);
    return () => {
      wide.removeEventListener("change", leave);
      document.removeEventListener("keydown", keepInside);
      for (const element of others) element.removeAttribute("inert");
    };
  }, [open, drawer, button]);
}
