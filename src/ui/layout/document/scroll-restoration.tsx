import { useContext, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { elementOfFragment, leadsToTop } from "../../../lib/fragment.ts";
import { DocumentPartsContext } from "./document-parts.ts";
import { isLoading } from "../../../streaming/document-state.ts";
import { watchPage } from "../../../streaming/watch-page.ts";

/**
 * Returns to the scroll state of a history entry, or scrolls to the element of
 * the fragment or to the top, as the load of a document would. Replaces React
 * Router's own, which throws at some fragments and knows neither rows nor late
 * content.
 */
export function ScrollRestoration() {
  const { scrollStates, preventsScrollReset } = useContext(
    DocumentPartsContext,
  );
  const { key, pathname, search, hash } = useLocation();
  const page = pathname + search;
  const shown = useRef({ key, page });
  useLayoutEffect(() => {
    const scrollState = scrollStates?.returnToEntry(key);
    const before = shown.current;
    shown.current = { key, page };
    // The document's first entry stands where the browser has scrolled it.
    const isNew = before.key !== key && !scrollState?.isKnown;
    const isFound = isNew && scrollToFragment(hash);
    if (
      isNew && !isFound && !preventsScrollReset?.() &&
      // A fragment of the same page that names nothing leads nowhere.
      (before.page !== page || leadsToTop(hash))
    ) scrollTo(0, 0);
    const y = scrollY;
    return watchPage(() => {
      if (isLoading()) return false;
      scrollState?.returnAgain();
      if (isNew && !isFound && scrollY === y) scrollToFragment(hash);
      return true;
    });
  }, [key]);
  return null;
}

/** Scrolls to the element that a fragment names, if it is there. */
function scrollToFragment(hash: string): boolean {
  const target = elementOfFragment(hash);
  target?.scrollIntoView();
  return target !== null;
}
