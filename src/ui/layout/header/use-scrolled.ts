import { useSyncExternalStore } from "react";

/** Whether the page is scrolled, which gives the header the paper colour. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > 8, () => false);
}

function subscribe(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}
