import { family } from "../../faces.ts";
import { house, houseScene } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { figure } from "../people/bust.ts";
import { cloth, skin } from "../people/tones.ts";
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
    alt: "A teacher reads a line of Java aloud from a board to five students",
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

function teacher(): Part {
  const person = {
    skin: skin[4],
    head: "braids",
    cloth: house.danfo,
    collar: "notch",
    trim: cloth.gold,
  } as const;
  const { paper, ink, danfo } = house;
  return html`
    <path fill="${paper}" d="M636 150h34l-10 34z" />
    <path stroke="${paper}" stroke-width="6" d="m560 336-74-122" />
    <path stroke="${danfo}" stroke-width="42" d="m586 462-22-108" />
    <circle cx="560" cy="342" r="21" fill="${skin[4]}" />
    <g transform="translate(504 170)">${figure(person)}</g>
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
