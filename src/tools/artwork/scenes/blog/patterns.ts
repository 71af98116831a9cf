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
