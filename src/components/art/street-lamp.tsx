/** A street lamp: a post as high as its container, with a short curved arm. */
export function StreetLamp({ className = "" }: { className?: string }) {
  return (
    <svg className={`lamp ${className}`.trim()} aria-hidden="true">
      <path
        d="M1.5 900V19q0-15 15-15H28"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
      <path d="M27 0h18v8H27z" />
    </svg>
  );
}
