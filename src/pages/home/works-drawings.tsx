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

/**
 * The bus; the board on its roof counts the kilometres. Its door is open until
 * it leaves the last stop.
 */
export function BusWithBoard() {
  return (
    <div className="crossing" aria-hidden="true">
      <span className="crossing-board" />
      <svg viewBox="0 0 128 58">
        <use href="#danfo" />
        <path
          className="crossing-door"
          visibility="hidden"
          d="M57 15h20M57 47V15h13v32M63.5 15v32M60 18v12M67 18v12M57 34h20M57 40h20"
          fill="var(--danfo)"
          stroke="var(--on-danfo)"
          strokeWidth="2.5"
        />
      </svg>
    </div>
  );
}
