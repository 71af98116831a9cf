import { useEffect, useState } from "react";

/** Leaving later than this is probably unrelated to the click. */
const openingMs = 5000;

/**
 * Whether the page lost focus to another program or tab shortly after the last
 * attempt. Browsers give no other sign that a `mailto:` address worked.
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
