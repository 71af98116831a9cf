interface DanfoProps {
  /** Drives in from the left once, then stays parked. */
  arrives?: boolean;
  className?: string;
}

/** The bus. At most one a screenful, except in the queue on careers. */
export function Danfo({ arrives = false, className = "" }: DanfoProps) {
  return (
    <svg
      className={`danfo${arrives ? " danfo-arrives" : ""} ${className}`.trim()}
      width="124"
      height="60"
      viewBox="0 0 124 60"
      aria-hidden="true"
    >
      <use href="#danfo" />
    </svg>
  );
}
