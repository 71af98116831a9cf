import { useSyncExternalStore } from "react";

/** Whether the component is hydrated; false on the server. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, () => true, () => false);
}

function subscribe(): () => void {
  return () => {};
}
