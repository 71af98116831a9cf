/**
 * SVG symbols of the bridge, defined once per document and referenced by all
 * its drawings. Must come before the first reference.
 */
export function BridgeDefs() {
  return (
    <svg
      className="visually-hidden"
      width="0"
      height="0"
      aria-hidden="true"
    >
      <defs>
        <g id="pier">
          <path d="M-34 14h68l-9 15h-50zM-20 29h9v900h-9zM11 29h9v900h-9z" />
        </g>
        <DanfoSymbol />
        <RipplePattern />
        <LampSymbol />
      </defs>
    </svg>
  );
}

/** A full bus, with its conductor at the open door. */
function DanfoSymbol() {
  return (
    <symbol id="danfo" viewBox="0 0 128 58">
      <path
        d="M16 2.5h74M22 3v6M54 3v6M84 3v6"
        stroke="var(--on-danfo)"
        strokeWidth="3"
      />
      <path
        d="M3.5 48.5V16q0-7.5 7.5-7.5h84q7 0 11 6l13.5 18q5 6 5 12v4z"
        fill="var(--danfo)"
        stroke="var(--on-danfo)"
        strokeWidth="3"
      />
      <path
        d="M10 14h20v14H10zM34 14h18v14H34zM74 14h16v14H74zM94 14h5q3 0 5 3l9 11H94zM56 13h15v35H56zM3 33h121v2.5H3zM3 38.5h122V41H3z"
        fill="var(--on-danfo)"
      />
      <path
        d="M16 28v-4q0-5 4-5t4 5v4zM39 28v-4q0-5 4-5t4 5v4zM78 28v-4q0-5 4-5t4 5v4zM97 28v-4q0-5 4-5t4 5v4zM59.5 20a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0"
        fill="#6b3a22"
      />
      <path
        className="pale"
        d="M60 26h9l9 10-3 2.5-6-5V48h-3.5l-1-8-1 8H60zM118 36.5h6v6h-6z"
      />
      <path
        className="pale"
        d="M21 49a6 6 0 0 1 12 0 6 6 0 0 1-12 0zM93 49a6 6 0 0 1 12 0 6 6 0 0 1-12 0z"
        stroke="var(--on-danfo)"
        strokeWidth="6"
      />
    </symbol>
  );
}

function RipplePattern() {
  return (
    <pattern
      id="ripple"
      width="240"
      height="64"
      patternUnits="userSpaceOnUse"
    >
      <path
        d="M0 8h58M158 8h34M118 30h42M22 48h28M182 50h58"
        stroke="var(--ripple)"
        strokeWidth="3"
      />
    </pattern>
  );
}

/** Head and light inherit the colour --lamp from the place of use. */
function LampSymbol() {
  return (
    <g
      id="lamp"
      fill="none"
      stroke="var(--steel)"
      strokeWidth="3"
    >
      <path d="M1.5 22V13q0-7 7-7h4" />
      <path
        d="M12 3.5h20v7H12z"
        fill="var(--lamp, var(--steel))"
      />
      <path d="M14 14.5h16M18 18.5h8" stroke="var(--lamp, #0000)" />
    </g>
  );
}
