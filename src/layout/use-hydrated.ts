import { useSyncExternalStore } from "react";

/** Tells whether the page's script is alive; false on the server. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, () => true, () => false);
}

function subscribe(): () => void {
  return () => {};
}
