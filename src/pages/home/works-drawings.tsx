/** The truss that the signs hang from, as wide as the window. */
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

/** The two lamps of a sign; CSS shows them lit. */
export function Lamps() {
  const pair = (
    <>
      <use href="#lamp" x="18%" />
      <use href="#lamp" x="82%" />
    </>
  );
  return (
    <svg className="lamps" width="100%" height="22" aria-hidden="true">
      <g>{pair}</g>
      <g className="lit">{pair}</g>
    </svg>
  );
}

/** The lagoon behind the bus, with a flat far shore. */
export function Shore() {
  return (
    <svg className="shore" width="100%" height="65" aria-hidden="true">
      <pattern id="shore" width="720" height="65" patternUnits="userSpaceOnUse">
        <path
          d="M0 15v-4h104v4zM424 15v-4h12V9h30v4h24v-3h14v5zM690 15v-4h12V0h10v4h8v11z"
          fill="var(--lagoon)"
        />
      </pattern>
      <rect width="100%" height="65" fill="url(#shore)" />
      <rect y="15" width="100%" height="50" fill="var(--lagoon)" />
      <rect y="15" width="100%" height="50" fill="url(#ripple)" />
    </svg>
  );
}

/** A full bus; the board on its roof counts the kilometres. */
export function BusWithBoard() {
  return (
    <div className="crossing" aria-hidden="true">
      <span className="crossing-board" />
      <svg viewBox="0 0 128 58">
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
        <path d="M56 32h15v10H56z" fill="var(--on-danfo)" />
        <g fill="#6b3a22">
          <path d="M16 28v-4q0-5 4-5t4 5v4zM39 28v-4q0-5 4-5t4 5v4z" />
          <path d="M78 28v-4q0-5 4-5t4 5v4zM97 28v-4q0-5 4-5t4 5v4z" />
          <circle cx="64" cy="20" r="4.5" />
        </g>
        <path
          className="pale"
          d="M60 26h9l9 10-3 2.5-6-5V48h-3.5l-1-8-1 8H60z"
        />
        <path className="pale" d="M118 36.5h6v6h-6z" />
        <g className="pale" stroke="var(--on-danfo)" strokeWidth="6">
          <circle cx="27" cy="49" r="6" />
          <circle cx="99" cy="49" r="6" />
        </g>
      </svg>
    </div>
  );
}
