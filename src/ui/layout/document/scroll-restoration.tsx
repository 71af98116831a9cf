import { useEffect } from "react";
import {
  type Location,
  ScrollRestoration as RouterScrollRestoration,
  useLocation,
} from "react-router-dom";
import { usePage } from "../handle.ts";
import { useRowPositions } from "./use-row-positions.ts";

const storageKey = "scroll-positions";

/**
 * React Router's scroll restoration, extended to horizontal scroll containers
 * and to documents loaded by back, forward or reload.
 */
export function ScrollRestoration() {
  const { data } = usePage();
  useRowPositions(keyOf(useLocation()));
  useEffect(() => {
    restoreFirstPage(Object.values(data));
    // The router switches to the browser's restoration on pagehide.
    function take(): void {
      history.scrollRestoration = "manual";
    }
    addEventListener("pageshow", take);
    return () => removeEventListener("pageshow", take);
  }, []);
  return <RouterScrollRestoration getKey={keyOf} storageKey={storageKey} />;
}

/** Hash links, which the browser handles, create entries without a key. */
function keyOf({ key, pathname, hash }: Location): string {
  return key === "default" ? pathname + hash : key;
}

/** Restores the document's scroll position once its content has loaded. */
async function restoreFirstPage(calls: readonly unknown[]): Promise<void> {
  const y = savedScrollY();
  if (y === undefined) return;
  scrollTo(0, y);
  const reached = scrollY;
  await Promise.all(calls);
  // The content is laid out in the next frame.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (scrollY === reached) scrollTo(0, y);
    })
  );
}

function savedScrollY(): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")[
      history.state?.key
    ];
  } catch {
    // Without storage the document starts at the top.
    return undefined;
  }
}
