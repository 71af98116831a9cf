import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Moves focus after a navigation: to the new page's heading, so that keyboard
 * and screen reader users start at the top; after Back to the link that they
 * had followed. Waits for a heading that streams in, unless the visitor moves
 * focus first. Changes of query or hash move no focus.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const left = shown.current;
    if (left === pathname) return;
    shown.current = pathname;
    return whenPresent(
      () =>
        (navigation === "POP" && linkTo(left)) ||
        (hash && document.getElementById(hash.slice(1))) ||
        document.querySelector<HTMLElement>("main h1"),
      focus,
    );
  }, [pathname, hash]);
  return null;
}

function linkTo(path: string): HTMLElement | null {
  return document.querySelector(`main a[href="${CSS.escape(path)}"]`);
}

function focus(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
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
