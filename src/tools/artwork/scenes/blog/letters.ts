import { house } from "../../house.ts";
import { html } from "../../markup.ts";
import { poster } from "./poster.ts";

/** Posters made of letters. */
export const letters = [
  poster(
    {
      name: "naming-in-three-languages",
      alt: "The word bridge in Yoruba, Hausa and Igbo: Afárá, Gada, Àkwà",
      ground: house.danfo,
      css: "svg text.head { letter-spacing: -.015em }",
    },
    html`
      <g font-size="114">
        <text class="head" x="34" y="140" fill="${house.ink}">Afárá</text>
        <text class="head" x="150" y="234" fill="${house.laterite}">Gada</text>
        <text class="head" x="270" y="342" fill="${house.lagoon}">Àkwà</text>
      </g>
    `,
  ),
];
