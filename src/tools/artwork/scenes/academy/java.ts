import { family } from "../../faces.ts";
import { house, houseScene } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { finger } from "../people/features.ts";
import {
  braidsBehind,
  ronkeHead,
  ronkeSkin,
} from "../people/ronke-and-timi.ts";
import { classFromBehind } from "./class.ts";

/** The lines on the board; the third is being read. */
const lines = [
  `<b>int</b> total = <i>0</i>;`,
  `<b>for</b> (Order it : orders) {`,
  `  total += it.price();`,
  `}`,
  `<b>return</b> total;`,
];
const read = 2;

const css = `
  .board { height: 100%; padding: 30px 0 0; background: ${house.night};
    color: ${house.paper}; font: 500 25px/1 ${family("geist-mono")}, monospace }
  .board li { display: flex; height: 48px; align-items: center; white-space: pre }
  .board u { flex: none; width: 62px; padding-right: 20px; color: #7d8c83;
    text-align: right; text-decoration: none }
  .board b { color: #7fd1c1; font-weight: 500 }
  .board i { color: ${house.danfo}; font-style: normal }
  .board .read { background: ${house.danfo}; color: ${house.ink} }
  .board .read u { color: ${house.ink} }
  .said { padding: 18px 20px 20px; background: ${house.paper};
    font-size: 23px; font-weight: 600; line-height: 1.16; letter-spacing: -.01em }
`;

/** The teacher reads a line aloud; the class sits in front of her. */
export const java = withCode(houseScene(
  {
    kind: "cover",
    name: "java",
    alt: "Ronke Bello reads a line of Java aloud from a board to five students",
    ground: house.laterite,
    css,
  },
  layer(
    html`
      <path fill="#8c2f15" d="M0 452h800v148H0z" />
      <path fill="${house.ink}" d="M44 50h492v332H44z" />
    `,
  ),
  at({ x: 56, y: 62, width: 468, height: 308 }, board()),
  at(
    { x: 562, y: 44, width: 196 },
    html`<p class="said">“Add the price of each order to the total.”</p>`,
  ),
  layer(teacher(), classFromBehind()),
));

function layer(...shapes: Part[]): Part {
  return at({ x: 0, y: 0 }, drawing(800, 600, shapes));
}

/** Ronke, as in her portrait, with a pointer on the line that she reads. */
function teacher(): Part {
  const { base, shade } = ronkeSkin;
  const { paper, ink, danfo, lagoon } = house;
  return html`
    <path fill="${paper}" d="M636 150h34l-8 32z" />
    <g transform="translate(516 140) scale(.44)">
      ${braidsBehind}
      <path fill="${danfo}"
        d="M190 720c0-80 4-170 60-206l40-14h150c130 16 172 70 182 220z" />
      <g fill="none" stroke="${lagoon}" stroke-width="12">
        <circle cx="560" cy="610" r="19" />
        <circle cx="586" cy="690" r="19" />
        <circle cx="226" cy="686" r="19" />
        <circle cx="318" cy="660" r="19" />
      </g>
      <path fill="${base}" stroke="${lagoon}" stroke-width="12"
        d="M286 496q76 96 152 0z" />
      ${ronkeHead}
      <path fill="${base}" d="m74 520-6-130h54l14 126z" />
      <path fill="${shade}" d="m136 516-14-126h-20q10 70 8 128z" />
      <path fill="#e0a109"
        d="m250 516c-40 14-60 24-90 62l-6-76-88 8q-14 90 4 132 40 34 90 10l120-60z" />
      <path fill="${danfo}"
        d="m280 508c-60 14-90 34-124 74l-10-78-82 8q-14 80 4 124 34 34 84 12l140-70z" />
      <path stroke="${lagoon}" stroke-width="14" d="m62 518 84-8" />
      <g fill="none" stroke="${lagoon}" stroke-width="12">
        <circle cx="108" cy="582" r="19" />
        <circle cx="206" cy="584" r="19" />
      </g>
      <path fill="${shade}"
        d="M62 398q-14-60 16-76l46-6q24 30 10 76-16 20-72 6z" />
      <path stroke="${ink}" stroke-width="22" stroke-linecap="round"
        d="M158 398-62 212" />
      <path stroke="${paper}" stroke-width="13" stroke-linecap="round"
        d="M158 398-62 212" />
      ${[322, 345, 368, 390].map((y, index) =>
        finger(116 - index, y, 46 - index * 3, -92, ronkeSkin, 25)
      )}
      ${finger(122, 352, 66, -38, ronkeSkin, 25)}
    </g>
    <path fill="#c98b52" d="M520 448h280v152H520z" />
    <path fill="${ink}" d="M520 462h280v5H520z" />
  `;
}

function board(): Part {
  return html`
    <ol class="board">
      ${lines.map((line, index) =>
        html`<li class="${index === read && "read"}"><u>${
          index + 1
        }</u>${line}</li>`
      )}
    </ol>
  `;
}

function withCode(scene: ReturnType<typeof houseScene>) {
  return { ...scene, faces: [...scene.faces, "geist-mono" as const] };
}
