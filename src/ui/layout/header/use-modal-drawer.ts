import { type RefObject, useEffect } from "react";

/**
 * Makes the open drawer modal: everything but it and its button is inert, and
 * Tab cycles between them (a focus trap). The browser itself handles Escape.
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

    // A window that has become wide shows no drawer: nothing may stay inert.
    const wide = matchMedia("(width >= 62.5em)");
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
