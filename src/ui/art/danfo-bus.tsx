import type { ComponentProps } from "react";

/**
 * The yellow bus. At most one per screen; beside people stands `StreetBus`.
 */
export function DanfoBus(
  { className = "", ...rest }: ComponentProps<"svg">,
) {
  return (
    <svg
      className={`danfo ${className}`.trim()}
      width="128"
      height="58"
      viewBox="0 0 128 58"
      aria-hidden="true"
      {...rest}
    >
      <use href="#danfo" />
    </svg>
  );
}
