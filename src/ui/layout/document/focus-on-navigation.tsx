import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves focus to the new page's heading after a navigation, so that keyboard
 * and screen reader users start at the top. Waits for a heading that streams
 * in, unless the visitor moves focus first. Changes of query or hash move no
 * focus.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenPresent(
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

/**
 * Calls back with an element as soon as it is in the page.
 * @returns A function that stops waiting.
 */
function whenPresent<T>(
  find: () => T | null,
  callback: (found: T) => void,
): () => void {
  const focusedAtStart = document.activeElement;
  const observer = new MutationObserver(check);
  function check(): void {
    const found = find();
    const active = document.activeElement;
    const hasMoved = active !== focusedAtStart && active !== document.body;
    if (!found && !hasMoved) return;
    observer.disconnect();
    if (found && !hasMoved) callback(found);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}
