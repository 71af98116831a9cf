import type { MouseEvent } from "react";

/** Whether a click landed on a link, or on something inside one. */
export function isOnLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("a") !== null;
}
