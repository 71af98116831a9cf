import { useEffect, useState } from "react";

/** Longer after a click another program hardly opens because of it. */
const openingMs = 5000;

/**
 * Whether the visitor was taken to another program, or another tab, shortly
 * after the last attempt. Browsers say nothing else of what became of a
 * `mailto:` address.
 * @param attempt A new object for each attempt; undefined before the first.
 */
export function useLeftPage(attempt: object | undefined): boolean {
  const [left, setLeft] = useState<object>();
  useEffect(() => {
    if (!attempt) return;
    const stop = new AbortController();
    const { signal } = stop;
    const leave = () => setLeft(attempt);
    addEventListener("blur", leave, { signal });
    document.addEventListener("visibilitychange", leave, { signal });
    const timer = setTimeout(() => stop.abort(), openingMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [attempt]);
  return attempt !== undefined && left === attempt;
}
