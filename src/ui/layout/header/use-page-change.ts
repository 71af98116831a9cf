import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Calls a function when the page or its fragment changes. A query alone does
 * not count: the search writes it while the visitor may be elsewhere.
 */
export function usePageChange(onChange: () => void): void {
  const { pathname, hash } = useLocation();
  const page = pathname + hash;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    onChange();
  }, [page]);
}
