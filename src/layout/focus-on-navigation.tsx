import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves focus to the new page's heading after a navigation, so that keyboards
 * and screen readers start where the page does. A heading that comes late is
 * waited for, unless the visitor has moved focus meanwhile. A new query or a
 * new part of the same page moves nothing.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenThere(
      () =>
        (hash && document.getElementById(hash.slice(1))) ||
        document.querySelector<HTMLElement>("main h1"),
      focus,
    );
  }, [pathname, hash]);
  return null;
}

function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Calls back with an element, now or when it is added to the page. */
function whenThere<T>(
  find: () => T | null,
  then: (found: T) => void,
): () => void {
  const startedAt = document.activeElement;
  const observer = new MutationObserver(look);
  function look(): void {
    const found = find();
    const active = document.activeElement;
    const hasMoved = active !== startedAt && active !== document.body;
    if (!found && !hasMoved) return;
    observer.disconnect();
    if (found && !hasMoved) then(found);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
