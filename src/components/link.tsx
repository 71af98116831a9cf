import type { ComponentProps, MouseEvent } from "react";
import { useHref, useNavigate } from "react-router";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Built from `src/paths.ts` or `data/`, never from text from outside. */
  to: string;
  /** Loads the whole document, as a plain link does. */
  reloadDocument?: boolean;
  /** Keeps the place in the page that the visitor has scrolled to. */
  preventScrollReset?: boolean;
  /** Takes the place of the present page in the history. */
  replace?: boolean;
}

/**
 * A link to a page of the site. With the page alive it navigates without
 * loading the document; before, and with a modifier key, it is a plain link.
 */
export function Link(
  { to, reloadDocument, preventScrollReset, replace, onClick, ...rest }:
    LinkProps,
) {
  const href = useHref(to);
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (reloadDocument || !isPlainClick(event)) return;
    event.preventDefault();
    const isHere = href === location.pathname + location.search + location.hash;
    navigate(to, { replace: replace || isHere, preventScrollReset });
  }
  // A part of this page is one whatever the page's query is.
  return <a {...rest} href={to.startsWith("#") ? to : href} onClick={follow} />;
}

/** Whether a click asks for nothing but to go there, in this window. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return !event.defaultPrevented && event.button === 0 &&
    (!target || target === "_self") &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
