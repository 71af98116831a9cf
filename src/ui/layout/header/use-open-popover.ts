import { type RefObject, useCallback, useSyncExternalStore } from "react";
import { isOpenPopover } from "../../../lib/open-popover.ts";

/**
 * Whether a popover is open, which the browser alone knows: visitors open it
 * before hydration, too.
 */
export function useOpenPopover(
  popover: RefObject<HTMLElement | null>,
): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const element = popover.current;
    element?.addEventListener("toggle", onChange);
    return () => element?.removeEventListener("toggle", onChange);
  }, [popover]);
  return useSyncExternalStore(
    subscribe,
    () => isOpenPopover(popover.current),
    () => false,
  );
}
