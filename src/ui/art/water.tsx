/** A band of lagoon with ripples; never behind text. */
export function Water({ className = "" }: { className?: string }) {
  return (
    <svg className={`water ${className}`.trim()} aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#ripple)" />
    </svg>
  );
}
