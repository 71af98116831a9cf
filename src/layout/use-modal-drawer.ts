import { type RefObject, useEffect } from "react";

/**
 * While the drawer is open: nothing but it and its button can be reached, and
 * the Tab key goes round between them. The browser itself handles Escape.
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
      ...header.querySelectorAll(".logo"),
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

    // A window that has grown past the drawer must not stay locked.
    const wide = matchMedia("(width >= 1000px)");
    const leave = () => drawer.current?.hidePopover?.();
    wide.addEventListener("change", leave);
    document.addEventListener("keydown", keepInside);
    return () => {
      wide.removeEventListener("change", leave);
      document.removeEventListener("keydown", keepInside);
      for (const element of others) element.removeAttribute("inert");
    };
  }, [open, drawer, button]);
}
