/** The truss that signs hang from, as wide as the window. */
export function Truss() {
  return (
    <svg width="100%" height="46" aria-hidden="true">
      <defs>
        <pattern
          id="truss"
          width="40"
          height="24"
          y="22"
          patternUnits="userSpaceOnUse"
        >
          <path
            d="M0 2h40M0 22h40"
            stroke="var(--steel)"
            strokeWidth="4"
          />
          <path
            d="m0 20 20-16 20 16M20 4v16"
            fill="none"
            stroke="var(--steel)"
            strokeWidth="2.5"
          />
        </pattern>
      </defs>
      <rect y="22" width="100%" height="24" fill="url(#truss)" />
    </svg>
  );
}
