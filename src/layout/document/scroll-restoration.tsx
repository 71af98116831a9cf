import { useContext, useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { ArrivalContext } from "../../routing/page-context.ts";

/**
 * Scrolls to the top of a new page, to the element of the hash, or, in the
 * history, to where the visitor was.
 */
export function ScrollRestoration() {
  const arrival = useContext(ArrivalContext);
  const { hash } = useLocation();
  const { scroll } = arrival;
  useEffect(() => {
    // Manual while this document is shown, automatic once it is unloaded.
    function setMode(mode: ScrollRestoration): void {
      history.scrollRestoration = mode;
    }
    const take = () => setMode("manual");
    const release = () => setMode("auto");
    take();
    // Shown again: a step in history may bring the document back as it was.
    addEventListener("pageshow", take);
    addEventListener("pagehide", release);
    return () => {
      removeEventListener("pageshow", take);
      removeEventListener("pagehide", release);
    };
  }, []);
  useLayoutEffect(() => {
    if (scroll === undefined) return;
    const target = hash && document.getElementById(hash.slice(1));
    // Newer browsers return a promise from scrolling: an effect must not.
    if (typeof scroll === "number") scrollTo(0, scroll);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    // Each navigation scrolls, even to the same address.
  }, [arrival]);
  return null;
}
