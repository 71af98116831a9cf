import type { ReactNode } from "react";
import { featured } from "../../agency/projects/featured-projects.ts";
import { staticAddress } from "../../static-files.ts";
import { StreetBusFigures } from "../../ui/art/street-bus.tsx";
import { deckLines, Scene } from "./scene.tsx";
import { shownClients } from "./shown-clients.ts";

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
        <Sign scale={0.86} />
        <use
          href={painterFile("caller")}
          transform="translate(-60 -62) scale(1.13)"
        />
        <Bus transform="translate(430 326)" />
      </Scene>
      <Scene kind="phone" drawing="painter" view="354 24 778 572" deck="">
        <Truss />
        <path d="M-3000 478H4320v118H-3000z" fill="var(--lagoon)" />
        <path
          d={deckLines(0, -3000, 4320)}
          transform="translate(0 568) scale(1.5)"
        />
        <path d="M414 59h10v25h-10zm646 0h10v25h-10z" fill="var(--steel)" />
        <Sign scale={0.74} />
        <use
          href={painterFile("caller")}
          transform="translate(113 -75) scale(1.35)"
        />
        <Bus transform="translate(714 398) scale(1.135)" />
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

/** The sign with its letters, scaled from the tip of the brush. */
function Sign({ scale }: { scale: number }) {
  const tip = { x: 985.7, y: 217.9 };
  const [x, y] = [tip.x * (1 - scale), tip.y * (1 - scale)];
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
      <use href={painterFile("sign")} />
      <Letters />
    </g>
  );
}

function Bus({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <g className="danfo-arrives">
        <StreetBusFigures conductor="left" />
      </g>
    </g>
  );
}

/** The painted part of the word mark, down to the brush, and the outlines of the rest. */
function Letters() {
  const marked = shownClients().filter(({ isUnmarked }) => !isUnmarked);
  const project = marked.find(({ slug }) => slug === featured.paintedClient) ??
    marked[0];
  if (!project) return;
  const href = staticAddress(`/pictures/logos/${project.slug}.svg#mark`);
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
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={box}>
      {children}
    </svg>
  );
}
