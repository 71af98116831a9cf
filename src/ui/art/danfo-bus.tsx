interface DanfoBusProps {
  /** Drives in from the left once, then stays parked. */
  arrives?: boolean;
  className?: string;
}

/**
 * The yellow bus. At most one per screen; beside people stands `StreetBus`.
 */
export function DanfoBus({ arrives = false, className = "" }: DanfoBusProps) {
  return (
    <svg
      className={`danfo${arrives ? " danfo-arrives" : ""} ${className}`.trim()}
      width="128"
      height="58"
      viewBox="0 0 128 58"
      aria-hidden="true"
    >
      <use href="#danfo" />
    </svg>
  );
}
