import { house } from "../../house.ts";
import { html } from "../../markup.ts";
import { danfo, deck, lamp, water } from "../../templates/bridge.ts";
import { poster } from "./poster.ts";

/** The bridge by night. */
const dusk = "#4a5a53";

/** Posters on which something crosses. */
export const bridges = [
  poster(
    {
      name: "one-round-trip",
      alt:
        "An arrow from one end of a deck to the other, and a second trip only dotted",
      ground: house.danfo,
    },
    html`
      ${deck({ y: 236, width: 600, scale: 1.3 })}
      <path fill="none" stroke="${house.ink}" stroke-width="12"
        d="M64 250C64 20 540 20 540 200" />
      <path fill="none" stroke="${house.ink}" stroke-width="12"
        d="m511 172 29 32 29-32" />
      <path fill="none" stroke="${house.laterite}" stroke-width="10"
        stroke-dasharray="21 12"
        d="M64 294c20 48 456 48 476 0" />
      <circle cx="64" cy="246" r="31" fill="${house.ink}" />
      <circle cx="540" cy="246" r="31" fill="${house.lagoon}" />
    `,
  ),
  poster(
    {
      name: "quiet-launch",
      alt:
        "One bus crossing the bridge at night, a full moon and a single lamp lit",
      ground: house.night,
    },
    html`
      <circle cx="470" cy="130" r="74" fill="${house.haze}" />
      ${water({ y: 330, width: 600, height: 70 })}
      ${deck({
        y: 270,
        width: 600,
        piers: [80, 300, 520],
        depth: 140,
        scale: 1.3,
        fill: dusk,
      })}
      <path fill="#2c2a12" d="M250 86h22l76 184H174z" />
      ${lamp(42, 270, 190, { fill: dusk })}
      ${lamp(222, 270, 190, { fill: dusk, head: house.danfo })}
      ${danfo(176, 270, 1.45)}
    `,
  ),
  poster(
    {
      name: "fallback",
      alt: "The deck of a bridge on its piers, black on yellow",
      ground: house.danfo,
    },
    deck({ y: 150, width: 600, piers: [80, 300, 520], depth: 260, scale: 1.9 }),
  ),
];
