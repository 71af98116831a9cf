import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { deck } from "../../templates/bridge.ts";
import { poster } from "./poster.ts";

/** Posters made of letters. */
export const letters = [
  poster(
    {
      name: "naming-in-three-languages",
      alt:
        "A signpost by a bridge with three boards: Afárá, Gada, Àkwà, the word bridge in Yoruba, Hausa and Igbo",
      ground: house.lagoon,
      css: "svg text.head { letter-spacing: -.015em }",
    },
    signpost(),
  ),
];

/** One board for each language; `turned` points to the left. */
function board(
  { y, word, fill, text, turned }: {
    y: number;
    word: string;
    fill: string;
    text: string;
    turned?: boolean;
  },
): Part {
  const shape = turned
    ? "M150 0h312v92H150l-48-46z"
    : "M138 0h312l48 46-48 46H138z";
  return html`
    <g transform="translate(0 ${y})">
      <path fill="${fill}" stroke="${house.ink}" stroke-width="8"
        stroke-linejoin="round" d="${shape}" />
      <text class="head" x="${turned ? 298 : 302}" y="${word === "Gada"
        ? 73
        : 74}"
        text-anchor="middle" font-size="80" fill="${text}">${word}</text>
    </g>
  `;
}

function signpost(): Part {
  const { ink, paper, danfo: yellow, laterite, ripple } = house;
  return html`
    <circle cx="478" cy="112" r="74" fill="${ripple}" />
    ${deck({ y: 352, width: 600, piers: [40, 560], depth: 60, fill: paper })}
    <path fill="${ink}" d="M290 24h20v330h-20z" />
    <path fill="${ink}" d="M266 342h68v12h-68z" />
    ${board({ y: 42, word: "Afárá", fill: yellow, text: ink })}
    ${board({ y: 142, word: "Gada", fill: paper, text: ink, turned: true })}
    ${board({ y: 242, word: "Àkwà", fill: laterite, text: paper })}
  `;
}
