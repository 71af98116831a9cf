import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { poster } from "./poster.ts";

/** Posters made of one thing repeated. */
export const patterns = [
  poster(
    {
      name: "leaving-no-code",
      alt: "A black grid of blocks that three coloured blocks have left",
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
  const gone = new Set(["4,3", "4,4", "3,4"]);
  const cells = Array.from({ length: 25 }, (_, index) => {
    const [x, y] = [index % 5, Math.floor(index / 5)];
    const left = 48 + x * 60;
    const top = 51 + y * 60;
    return gone.has(`${x},${y}`)
      ? html`
        <path fill="none" stroke="${house.ink}" stroke-width="3"
          d="M${left + 1.5} ${top + 1.5}h55v55h-55z" />
      `
      : html`
        <path fill="${house.ink}" d="M${left} ${top}h58v58h-58z" />
      `;
  });
  return html`
    <g transform="translate(50 36) scale(.82)">${cells}
    <path fill="none" stroke="${house.laterite}" stroke-width="5"
      stroke-dasharray="0 12" stroke-linecap="round"
      d="M368 236c34-64 84-104 122-116" />
    <path fill="${house.danfo}" transform="rotate(-9 530 100)"
      d="M501 71h58v58h-58z" />
    <path fill="${house.laterite}" transform="rotate(14 480 206)"
      d="M451 177h58v58h-58z" />
    <path fill="${house.lagoon}" transform="rotate(-22 428 306)"
      d="M399 277h58v58h-58z" /></g>
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
