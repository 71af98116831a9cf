import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { danfo, deck, water } from "../../templates/bridge.ts";
import { poster } from "./poster.ts";

/** Posters made of one thing repeated. */
export const patterns = [
  poster(
    {
      name: "leaving-no-code",
      alt:
        "A bus drives three coloured blocks away from a house of black ones, over a bridge",
      ground: house.band,
    },
    leaving(),
  ),
  poster(
    {
      name: "timetables-for-late-people",
      alt: "A hanging departure board, one row lit yellow and one time in red",
      ground: house.night,
    },
    board(),
  ),
  poster(
    {
      name: "figma-to-framer",
      alt: "Coloured blocks that keep to the columns of a grid behind them",
      ground: house.haze,
    },
    columns(),
  ),
];

function leaving(): Part {
  const gone = new Set(["4,2", "4,3", "3,3"]);
  const cells = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = [index % 5, Math.floor(index / 5)];
    const left = 84 + x * 42;
    const top = 52 + y * 42;
    return gone.has(`${x},${y}`)
      ? html`
        <path fill="none" stroke="${house.ink}" stroke-width="3"
          d="M${left + 1.5} ${top + 1.5}h37v37h-37z" />
      `
      : html`
        <path fill="${house.ink}" d="M${left} ${top}h40v40h-40z" />
      `;
  });
  return html`
    ${water({ y: 346, width: 600, height: 54 })}
    ${deck({ y: 304, width: 600, piers: [60, 300, 540], depth: 96 })}
    ${cells}
    <path fill="none" stroke="${house.laterite}" stroke-width="5"
      stroke-dasharray="0 12" stroke-linecap="round"
      d="M270 196c20-52 50-76 84-80" />
    ${danfo(330, 304, 1.36)}
    <g stroke="${house.ink}" stroke-width="4">
      <path fill="${house.laterite}" d="M350 187h40v40h-40z" />
      <path fill="${house.lagoon}" d="M398 187h40v40h-40z" />
      <path fill="${house.danfo}" transform="rotate(-8 394 164)"
        d="M374 145h40v40h-40z" />
    </g>
  `;
}

function board(): Part {
  const rows: readonly [number, number, string, string][] = [
    [200, 84, house.paper, house.paper],
    [146, 70, house.paper, house.paper],
    [228, 92, house.danfo, house.danfo],
    [172, 76, house.paper, house.paper],
    [206, 84, house.paper, "#ec6b47"],
    [132, 70, house.paper, house.paper],
  ];
  return html`
    <path fill="${house.steel}" d="M118 0h8v56h-8zM474 0h8v56h-8z" />
    <path fill="${house.steel}" d="M40 48h520v304H40z" />
    ${rows.map(([name, time, fill, timeFill], index) => {
      const y = 58 + index * 48;
      return html`
        <path fill="${house.night}" d="M50 ${y}h500v44H50z" />
        <path fill="${fill}" d="M64 ${y + 15}h${name}v14H64z" />
        <path fill="${timeFill}"
          d="M${536 - time} ${y + 15}h${time}v14h${-time}z" />
      `;
    })}
  `;
}

function columns(): Part {
  const stripes = Array.from({ length: 9 }, (_, index) =>
    html`
      <path fill="#adc4bc" d="M${34 + index * 60} 0h52v400h${-52}z" />
    `);
  // Column, columns, top, height.
  const blocks: readonly [number, number, number, number, string][] = [
    [0, 4, 58, 150, house.ink],
    [4, 2, 58, 284, house.laterite],
    [6, 3, 58, 134, house.danfo],
    [0, 2, 216, 126, house.lagoon],
    [2, 2, 216, 126, house.paper],
    [6, 3, 200, 142, house.paper],
  ];
  return html`
    ${stripes}
    ${blocks.map(([column, span, top, height, fill]) =>
      html`
        <path fill="${fill}"
          d="M${34 + column * 60} ${top}h${span * 60 - 8}v${height}h${8 -
            span * 60}z" />
      `
    )}
  `;
}
