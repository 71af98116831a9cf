import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { deck, mark } from "../../templates/bridge.ts";
import { poster } from "./poster.ts";

/** Posters that show one thing. */
export const things = [
  poster(
    {
      name: "logo-on-a-danfo",
      alt: "The yellow door of a bus at night with a bridge mark painted on it",
      ground: house.night,
    },
    html`
      <path fill="${house
        .danfo}" d="M126 400V62q0-28 28-28h292q28 0 28 28v338z" />
      <rect x="158" y="66" width="284" height="98" rx="14" fill="${house
        .steel}" />
      <path stroke="#3c4c46" stroke-width="9" d="m268 66 36 98M330 66l36 98" />
      <path fill="${house.ink}" d="M126 190h348v11H126zM126 207h348v4H126z" />
      <rect x="412" y="240" width="42" height="13" rx="6.5" fill="${house
        .ink}" />
      ${mark({ x: 214, y: 236, width: 144 })}
    `,
  ),
  poster(
    {
      name: "cheapest-phone",
      alt:
        "Five phones in a row on a deck, each smaller than the last, the smallest yellow",
      ground: house.lagoon,
    },
    html`
      <g transform="translate(52 60) scale(.82)">${phones()}</g>
      ${deck({ y: 332, width: 600, scale: 1.1, fill: house.paper })}
    `,
  ),
];

function phones(): Part {
  // Left edge, width, height.
  const row: readonly [number, number, number][] = [
    [40, 84, 270],
    [154, 80, 246],
    [264, 76, 222],
    [370, 70, 196],
    [476, 66, 168],
  ];
  return row.map(([x, width, height], index) => {
    const last = index === row.length - 1;
    const top = 330 - height;
    return html`
      <rect x="${x}" y="${top}" width="${width}" height="${height}"
        rx="10"
        fill="${last ? house.danfo : house.ink}" />
      <path fill="${last ? house.ink : "#187a70"}"
        d="M${x + 7} ${top + 20}h${width - 14}v${height - 52}h${14 - width}z" />
      ${last && html`
        <path fill="none" stroke="${house.danfo}" stroke-width="7"
          d="m${x + 19} ${top + 76} 11 12 19-23" />
      `}
    `;
  });
}
