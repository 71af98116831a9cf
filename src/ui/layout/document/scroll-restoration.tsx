import { useEffect } from "react";
import { ScrollRestoration as RouterScrollRestoration } from "react-router-dom";
import { usePlace } from "./use-place.ts";

/**
 * React Router's scroll restoration, extended to fragments, to horizontal
 * scroll containers and to documents loaded by back, forward or reload.
 */
export function ScrollRestoration() {
  usePlace();
  useEffect(() => {
    // The router switches to the browser's restoration on pagehide.
    function take(): void {
      history.scrollRestoration = "manual";
    }
    addEventListener("pageshow", take);
    return () => removeEventListener("pageshow", take);
  }, []);
  return <RouterScrollRestoration />;
}
