import type { ReactNode } from "react";
import { paintedClient } from "../../../data/branding.ts";
import { staticAddress } from "../../static-files.ts";
import { deckLines, Scene } from "./scene.tsx";
import { shownLogos } from "./shown-logos.ts";

/** Where the client's word mark stands on the sign. */
const letters = { x: 158, y: 111.7, width: 1028, height: 225.7 };

/** A painter on a cradle, at the last but one letter of a road sign. */
export function Painter() {
  return (
    <>
      <Lattice />
      <Scene kind="full" drawing="painter" view="0 0 1316 500" deck="">
        <Truss />
        <path d="M-3000 410H4320v90H-3000z" fill="var(--lagoon)" />
        <path d="M-3000 410H4320v90H-3000z" fill="url(#ripple)" />
        <path d={deckLines(476, -3000, 4320)} />
        <use href={painterFile("posts")} />
        <use href={painterFile("sign")} />
        <Letters />
        <use href={painterFile("caller")} />
        <Bus transform="translate(1015 418)" />
      </Scene>
      <Scene kind="phone" drawing="painter" view="240 24 778 640" deck="">
        <Truss />
        <path d="M-3000 530H4320v134H-3000z" fill="var(--lagoon)" />
        <path
          d={deckLines(0, -3000, 4320)}
          transform="translate(0 636) scale(1.5)"
        />
        {/* Scaled from the tip of the brush. */}
        <g transform="translate(138 30.5) scale(.86)">
          <use href={painterFile("sign")} />
          <Letters />
        </g>
        <use
          href={painterFile("caller")}
          transform="translate(-70 -173) scale(1.7)"
        />
        <Bus transform="translate(716 520) scale(2)" />
      </Scene>
    </>
  );
}

function painterFile(group: string): string {
  return staticAddress(`/drawings/painter.svg#${group}`);
}

/**
 * A separate drawing, because some browsers paint no patterns from hidden ones.
 */
function Lattice() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
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
    </svg>
  );
}

function Truss() {
  return <path d="M-3000 30H4320v29H-3000z" fill="url(#lattice)" />;
}

function Bus({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <use className="danfo-arrives" href="#danfo" width="128" height="58" />
    </g>
  );
}

/** The painted part of the word mark, down to the brush, and the outlines of the rest. */
function Letters() {
  const logo = shownLogos.find(({ project }) => project === paintedClient) ??
    shownLogos[0];
  if (!logo) return;
  const href = staticAddress(`/pictures/logos/${logo.project}.svg#mark`);
  const paint = <use href={href} {...letters} color="#ff5470" />;
  const outline = (
    <use
      href={href}
      {...letters}
      color="#0000"
      stroke="#f7e9d0"
      strokeWidth=".45"
      strokeDasharray="1.6 1"
    />
  );
  return (
    <>
      <Part box="158 80 804 262">{paint}</Part>
      <Part box="940 80 68 142">{paint}</Part>
      <Part box="962 222 46 120">{outline}</Part>
      <Part box="1008 80 180 262">{outline}</Part>
    </>
  );
}

/** What of its children is in a box: x, y, width and height. */
function Part({ box, children }: { box: string; children: ReactNode }) {
  const [x, y, width, height] = box.split(" ");
  return <svg {...{ x, y, width, height }} viewBox={box}>{children}</svg>;
}
