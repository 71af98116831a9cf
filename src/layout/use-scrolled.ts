import { useSyncExternalStore } from "react";

/** Tells whether the page has left its top: the header then turns paper. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > 8, () => false);
}

function subscribe(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}
