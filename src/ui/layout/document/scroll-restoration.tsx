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
 * React Router's restoration; and what it leaves out: rows that scroll sideways,
 * and documents that come back, by a step in history or a reload.
 */
export function ScrollRestoration() {
  const { data } = usePage();
  useRowPositions(keyOf(useLocation()));
  useEffect(() => {
    restoreFirstPage(Object.values(data));
    // The router leaves it to the browser when the document is left.
    function take(): void {
      history.scrollRestoration = "manual";
    }
    addEventListener("pageshow", take);
    return () => removeEventListener("pageshow", take);
  }, []);
  return <RouterScrollRestoration getKey={keyOf} storageKey={storageKey} />;
}

/** Links to a part of a page, which the browser follows, have no key. */
function keyOf({ key, pathname, hash }: Location): string {
  return key === "default" ? pathname + hash : key;
}

/** Scrolls to where the visitor left the document, once its content is there. */
async function restoreFirstPage(calls: readonly unknown[]): Promise<void> {
  const y = keptPosition();
  if (y === undefined) return;
  scrollTo(0, y);
  const reached = scrollY;
  await Promise.all(calls);
  // What has come is shown with the next frame.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (scrollY === reached) scrollTo(0, y);
    })
  );
}

function keptPosition(): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")[
      history.state?.key
    ];
  } catch {
    // Without storage a document begins at its top.
    return undefined;
  }
}
