import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Calls a function when the history entry changes: the page or its fragment. */
export function usePageChange(onChange: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    onChange();
  }, [key]);
}
