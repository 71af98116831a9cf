import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { danfo, deck } from "../../templates/bridge.ts";
import { poster } from "./poster.ts";

const { ink, paper, laterite, lagoon, haze, night, ripple, steel } = house;

/** Left edge of each of the six columns, and their width. */
const columns = [0, 1, 2, 3, 4, 5].map((nth) => 124 + nth * 60);
const wide = 52;

/** Posters of something that is read: a departure board, a page. */
export const boards = [
  poster(
    {
      name: "timetables-for-late-people",
      alt:
        "A man in a green shirt runs past a departure board: Stadium in 4 minutes, Kubwa in 9, Airport cancelled",
      ground: night,
    },
    departures(),
    runner(),
  ),
  poster(
    {
      name: "figma-to-framer",
      alt:
        "One page in two halves, an outline on the left and finished on the right, on the same columns",
      ground: haze,
    },
    halves(),
  ),
];

function departures(): Part {
  const rows: readonly (readonly [string, string, string, string, string])[] = [
    ["4 min", "Stadium", "2", house.danfo, ink],
    ["9 min", "Kubwa", "3", night, paper],
    ["Cancelled", "Airport", "", night, "#ff7a52"],
  ];
  return html`
    <path fill="${steel}" d="M150 0h9v60h-9zM441 0h9v60h-9z" />
    <path fill="${steel}" d="M66 42h468v196H66z" />
    ${rows.map(([time, to, platform, ground, fill], index) => {
      const y = 51 + index * 60;
      return html`
        <path fill="${ground}" d="M75 ${y}h450v57H75z" />
        <g class="head" font-size="33" fill="${fill}">
          <text class="head" x="104" y="${y + 40}">${time}</text>
          <text class="head" x="256" y="${y + 40}">${to}</text>
          <text class="head" x="490" y="${y + 40}"
            text-anchor="end">${platform}</text>
        </g>
      `;
    })}
    <path fill="${steel}" d="M0 322h600v78H0z" />
    <path fill="${house.danfo}" d="M0 330h600v11H0z" />
  `;
}

/** In a hurry, to the right, a bag behind him. */
function runner(): Part {
  const skin = "#7a4629";
  const shade = "#5a301c";
  const shirt = "#2fa36b";
  return html`
    <ellipse cx="424" cy="352" rx="62" ry="7" fill="#000" opacity=".4" />
    <g transform="translate(414 352) scale(1.06)" fill="none"
      stroke-linecap="round" stroke-linejoin="round">
      <path stroke="#9db3ab" stroke-width="20" d="M2-80-18-48-56-34" />
      <path fill="${paper}" d="M-54-46-68-42q-5 2-5 8l2 22q8 0 9-7l1-8 9-3z" />
      <path stroke="${skin}" stroke-width="11" d="M52-108 68-130" />
      <path stroke="#1f7a4e" stroke-width="17" d="M22-122 44-104" />
      <path fill="${ink}" stroke="${paper}" stroke-width="2.500"
        d="M63-152h16v26H63z" />
      <path stroke="${skin}" stroke-width="10" d="m66-134 9 2" />
      <path stroke="${haze}" stroke-width="21" d="M6-80 40-66 33-28" />
      <path fill="${paper}"
        d="M24-28h19l17 12q5 5 1 11H27q-4 0-4-5z" />
      <path fill="${shirt}"
        d="M-16-78Q-14-108-2-124q14-12 32-2 4 22-6 52-20 8-40-4z" />
      <path stroke="${skin}" stroke-width="11" d="M-24-98-30-78" />
      <path stroke="${shirt}" stroke-width="18" d="M2-118-24-100" />
      <path fill="${laterite}" stroke="${ink}" stroke-width="3"
        d="M-52-71l36-9 7 27-36 9z" />
      <path stroke="${ink}" stroke-width="4" d="M-42-74q3-13 14-3" />
      <path stroke="${skin}" stroke-width="11" d="M-31-78v3" />
      <path fill="${shade}" d="M12-136h18l-2 16q-8 6-16 0z" />
      <g transform="translate(24-146) scale(-1.650 1.650)">
        <path fill="${skin}"
          d="M9-8q0-9-10-9-9 0-9 9l-1 3-4 7q0 2 3 2l-1 3 1 3q0 5 6 4l4-1h7q5-4 4-12z" />
        <path fill="#160d09"
          d="M-11-8q-2-13 11-13 13 0 12 14-1 6-4 9-4 0-3-7-3 1-4-3-8 2-12 0z" />
        <path stroke="#150b08" stroke-width="1.900" d="M-8-5v2M-10-9q3-2 6 0" />
        <path stroke="${paper}" stroke-width="2.200"
          d="M-11 8.500q2 1.500 4 0" />
        <path fill="${shade}" d="M2-3q4-3 4 2t-4 3z" />
      </g>
    </g>
  `;
}

/** A page that a line divides: how it was drawn, and how it is. */
function halves(): Part {
  const blue = "#1d4fd1";
  return html`
    <defs>
      <clipPath id="drawn">
        <path d="M0 0h300v400H0z" />
      </clipPath>
      <clipPath id="built">
        <path d="M300 0h300v400H300z" />
      </clipPath>
    </defs>
    <path fill="${ink}" d="M94 26h412v380H94z" />
    <path fill="#fffdf6" d="M100 32h200v374H100z" />
    <path fill="${paper}" d="M300 32h200v374H300z" />
    <g fill="${laterite}" opacity=".16">${columns.map((x) =>
      html`<path d="M${x} 32h${wide}v374h-${wide}z" />`
    )}</g>
    <g clip-path="url(#drawn)" fill="none" stroke="${blue}" stroke-width="3">
      <text class="head" x="124" y="124" font-size="68"
        fill="#fffdf6" stroke-width="6" paint-order="stroke">Same</text>
      <path d="M124 50h52v18h-52z" />
      <path d="M124 150h352v106H124zl352 106M124 256l352-106" />
      <path d="M124 272h112v104H124zM244 272h112v104H244z" />
      <path fill="#fff"
        d="M118 144h12v12h-12zM118 250h12v12h-12zM118 266h12v12h-12zM118 370h12v12h-12zM230 266h12v12h-12zM230 370h12v12h-12z" />
    </g>
    <g clip-path="url(#built)">
      <text class="head" x="306" y="124" font-size="68" fill="${ink}">grid.</text>
      <path fill="${ink}" d="M364 54h52v9h-52zM424 54h52v9h-52z" />
      <path fill="${lagoon}" d="M124 150h352v106H124z" />
      <circle cx="430" cy="190" r="24" fill="${haze}" />
      <path fill="${ripple}" d="M124 236h352v20H124z" />
      ${deck({ y: 226, width: 476, fill: paper, scale: .7 })}
      ${danfo(330, 226, .78)}
      <path fill="${laterite}" d="M244 272h112v104H244z" />
      <path fill="${house.danfo}" d="M364 272h112v104H364z" />
      <path fill="${paper}" d="M312 290h32v8h-32zM312 306h20v8h-20z" />
      <path fill="${ink}" d="M378 290h64v8h-64zM378 306h44v8h-44z" />
    </g>
    <path fill="${ink}" d="M297 14h6v392h-6z" />
    <circle cx="300" cy="203" r="25" fill="${house.danfo}" stroke="${ink}"
      stroke-width="6" />
    <path fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"
      stroke-linejoin="round" d="m293 194-9 9 9 9M307 194l9 9-9 9" />
  `;
}
