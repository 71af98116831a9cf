import { useContext, useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { ArrivalContext } from "./page-context.ts";

/**
 * Scrolls to the top of a new page, to the part that an address names, or, on
 * a step back, to where the visitor was.
 */
export function ScrollRestoration() {
  const arrival = useContext(ArrivalContext);
  const { hash } = useLocation();
  const { scroll } = arrival;
  useEffect(() => {
    // From here on it is ours to scroll; a document that is left is not.
    function setMode(mode: ScrollRestoration): void {
      history.scrollRestoration = mode;
    }
    const release = () => setMode("auto");
    setMode("manual");
    addEventListener("pagehide", release);
    return () => removeEventListener("pagehide", release);
  }, []);
  useLayoutEffect(() => {
    if (scroll === undefined) return;
    const part = hash && document.getElementById(hash.slice(1));
    // Newer browsers scroll with a promise, which is no clean-up: return nothing.
    if (typeof scroll === "number") scrollTo(0, scroll);
    else if (part) part.scrollIntoView();
    else scrollTo(0, 0);
    // Every arrival scrolls, also one at the same place.
  }, [arrival]);
  return null;
}
