import { useContext, useLayoutEffect } from "react";
import {
  ScrollRestoration as RouterScrollRestoration,
  useLocation,
} from "react-router-dom";
import { DocumentPartsContext } from "./document-parts.ts";
import { isLoading, watchPage } from "../../../streaming/watch-page.ts";

/**
 * React Router's scroll restoration, extended to fragments, to horizontal
 * scroll containers and to documents loaded by back, forward or reload.
 */
export function ScrollRestoration() {
  const { places } = useContext(DocumentPartsContext);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const returnAgain = places?.returnToEntry(key);
    return watchPage(() => {
      if (isLoading()) return false;
      returnAgain?.();
      return true;
    });
  }, [key]);
  return <RouterScrollRestoration />;
}
