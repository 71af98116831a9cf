import { useContext, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { elementOfFragment } from "../../../lib/fragment.ts";
import { DocumentPartsContext } from "./document-parts.ts";
import { isLoading } from "../../../streaming/document-state.ts";
import { watchPage } from "../../../streaming/watch-page.ts";

/**
 * Moves focus after a navigation: to the new page's heading, so that keyboard
 * and screen reader users start at the top; after Back to the link that they
 * had followed there, or else to a heading in view. Waits for what streams in,
 * unless the visitor moves focus first. Changes of query or hash move no focus.
 */
export function FocusOnNavigation() {
  const { scrollStates } = useContext(DocumentPartsContext);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return focusWhenPresent(() =>
      navigation === "POP"
        ? !isLoading() &&
          (scrollStates?.usedControl()?.closest("a") ?? headingInView())
        : elementOfFragment(hash) ?? heading()
    );
  }, [pathname, hash]);
  return null;
}

function heading(): HTMLElement | null {
  return document.querySelector("main h1");
}

/** The first heading in view, or else the page's. */
function headingInView(): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>("main :is(h1,h2,h3)");
  return [...headings].find((it) => {
    const { top } = it.getBoundingClientRect();
    // Visually hidden ones have a top of 0.
    return top > 0 && top < innerHeight;
  }) ?? heading();
}

/** Moves focus to an element as soon as it is in the page. */
function focusWhenPresent(
  find: () => HTMLElement | null | false,
): () => void {
  const focusedAtStart = document.activeElement;
  return watchPage(() => {
    const active = document.activeElement;
    if (active !== focusedAtStart && active !== document.body) return true;
    const found = find();
    if (!found) return false;
    if (found.tabIndex < 0) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    return true;
  });
}
