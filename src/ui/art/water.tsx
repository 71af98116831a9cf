/** A band of lagoon with ripples; never behind text. */
export function Water() {
  return (
    <svg className="water" aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#ripple)" />
    </svg>
  );
}
