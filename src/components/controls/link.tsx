import type { ComponentProps, MouseEvent } from "react";
import { useHref, useNavigate } from "react-router";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address from `src/addresses/paths.ts` or `data/`, never untrusted input. */
  to: string;
  /** Loads the whole document, as a plain link does. */
  reloadDocument?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  /** Replaces the current entry of the history. */
  replace?: boolean;
}

/**
 * A link to a page of the site. Once hydrated it navigates on the client;
 * before that, and with a modifier key, it is a plain link.
 */
export function Link(
  { to, reloadDocument, preventScrollReset, replace, onClick, ...rest }:
    LinkProps,
) {
  const href = useHref(to);
  const navigate = useNavigate();
  function navigateOnClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (reloadDocument || !isPlainClick(event)) return;
    event.preventDefault();
    const isHere = href === location.pathname + location.search + location.hash;
    navigate(to, { replace: replace || isHere, preventScrollReset });
  }
  // A hash stays relative, so that it keeps the page's query.
  return (
    <a
      {...rest}
      href={to.startsWith("#") ? to : href}
      onClick={navigateOnClick}
    />
  );
}

/** Whether a click opens the link in this window: no modifier, no target. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return !event.defaultPrevented && event.button === 0 &&
    (!target || target === "_self") &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
