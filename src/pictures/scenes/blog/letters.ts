import { house } from "../../house.ts";
import { html } from "../../markup.ts";
import { poster } from "./poster.ts";

/** Posters made of letters. */
export const letters = [
  poster(
    {
      name: "prompts-are-interface-copy",
      alt:
        "A large A and a, a text cursor, and three lines still to be written",
      ground: house.haze,
    },
    html`
      <text class="head" x="30" y="288" font-size="270" fill="${house
        .ink}">Aa</text>
      <path fill="${house.laterite}"
        d="M374 68h40v10h-14.500v240H414v10h-40v-10h14.500V78H374z" />
      <path fill="${house.lagoon}"
        d="M440 160h100v13H440zM440 194h134v13H440zM440 228h114v13H440z" />
    `,
  ),
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
  poster(
    {
      name: "six-weeks-of-java",
      alt: "A cup of hot coffee with a pair of braces printed on it",
      ground: house.laterite,
    },
    html`
      <path fill="none" stroke="${house.danfo}" stroke-width="12"
        d="M228 22c-26 26 14 46-12 78s8 30 4 44M296 22c-26 26 14 46-12 78s8 30 4 44M364 22c-26 26 14 46-12 78s8 30 4 44" />
      <path fill="none" stroke="${house.paper}" stroke-width="24"
        d="M380 194h24q36 0 36 38t-36 38h-34" />
      <path fill="${house.paper}" d="M170 166h220v104q0 92-110 92t-110-92z" />
      <g font-size="92" text-anchor="middle" fill="${house.ink}">
        <text class="head" x="252"
          y="282">{</text><text class="head" x="308" y="282">}</text>
      </g>
    `,
  ),
];
