import { staticAddress } from "../../static-files.ts";
import { deckLines, Scene } from "./scene.tsx";

/** Where the client's word mark stands on the sign. */
const letters = {
  href: staticAddress("/pictures/logos/alomaa.svg#mark"),
  x: 158,
  y: 111.7,
  width: 1028,
  height: 225.7,
};

/** A painter on a cradle, half-way through the letters of a road sign. */
export function Painter() {
  return (
    <Scene drawing="painter" width={1316} height={500} deck="">
      <pattern
        id="lattice"
        width="40"
        height="29"
        y="30"
        patternUnits="userSpaceOnUse"
      >
        <path
          d="M0 2h40M0 27h40M0 25 20 5l20 20"
          fill="none"
          stroke="var(--steel)"
          strokeWidth="4"
        />
      </pattern>
      <path d="M-3000 30H4320v29H-3000z" fill="url(#lattice)" />
      <path d="M-3000 410H4320v90H-3000z" fill="var(--lagoon)" />
      <path d="M-3000 410H4320v90H-3000z" fill="url(#ripple)" />
      <path d={deckLines(476, -3000, 4320)} />
      <use href={staticAddress("/drawings/painter.svg#sign")} />
      <Letters />
      <use
        className="danfo-arrives"
        href="#danfo"
        x="1015"
        y="418"
        width="128"
        height="58"
      />
    </Scene>
  );
}

/** What is painted of the word mark, and the outlines of the rest. */
function Letters() {
  return (
    <>
      <clipPath id="painted">
        <path d="M158 80h674v262H158z" />
      </clipPath>
      <g color="#ff5470" clipPath="url(#painted)">
        <use {...letters} />
      </g>
      <clipPath id="drawn">
        <path d="M838 80h350v262H838z" />
      </clipPath>
      <g
        color="#0000"
        stroke="#f7e9d0"
        strokeWidth=".45"
        strokeDasharray="1.6 1"
        clipPath="url(#drawn)"
      >
        <use {...letters} />
      </g>
    </>
  );
}
