/**
 * SVG symbols of the bridge, defined once a document and referenced by every
 * drawing of it. Must come before the first reference.
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

function DanfoSymbol() {
  return (
    <symbol id="danfo" viewBox="0 0 124 60">
      <path
        d="M5.5 49.5V16q0-8.5 8.5-8.5h76q7 0 11 6l13.5 20q4 6 4 14v2z"
        fill="var(--danfo)"
        stroke="var(--on-danfo)"
        strokeWidth="3"
      />
      <path
        d="M14 15.5h18V28H14zM37 15.5h18V28H37zM60 15.5h18V28H60zM83 15.5h8q4 0 6 3l7 9.5H83zM5 33.3h110v2.4H5zM5 38.8h112v2.4H5z"
        fill="var(--on-danfo)"
      />
      <circle cx="30" cy="50.5" r="9.5" fill="var(--on-danfo)" />
      <circle cx="93" cy="50.5" r="9.5" fill="var(--on-danfo)" />
      <circle className="pale" cx="30" cy="50.5" r="3.8" />
      <circle className="pale" cx="93" cy="50.5" r="3.8" />
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

/** Its head and its light have the colour --lamp of where it is used. */
function LampSymbol() {
  return (
    <g
      id="lamp"
      fill="none"
      stroke="var(--steel, currentColor)"
      strokeWidth="3"
    >
      <path d="M1.5 22V13q0-7 7-7h4" />
      <path
        d="M12 3.5h20v7H12z"
        fill="var(--lamp, var(--steel, currentColor))"
      />
      <path d="M14 14.5h16M18 18.5h8" stroke="var(--lamp, #0000)" />
    </g>
  );
}
