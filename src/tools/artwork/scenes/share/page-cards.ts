import { site } from "../../../../../data/site.ts";
import { house, houseScene } from "../../house.ts";
import { html } from "../../markup.ts";
import type { Scene } from "../../scene.ts";
import { danfo, deck, mark } from "../../templates/bridge.ts";
import { at, drawing } from "../../templates/place.ts";

/** A page's sky, and the ink that stands on it. */
const skies = {
  danfo: { ground: house.danfo, ink: house.ink },
  haze: { ground: house.haze, ink: house.ink },
  band: { ground: house.band, ink: house.ink },
  paper: { ground: house.paper, ink: house.ink },
  lagoon: { ground: house.lagoon, ink: house.paper },
  laterite: { ground: house.laterite, ink: house.paper },
} as const;

/** One card: name, sky, size of the headline and its lines. */
type Card = readonly [string, keyof typeof skies, number, ...string[]];

const cards: readonly Card[] = [
  ["default", "danfo", 204, ...site.name.split(" ")],
  ["home", "danfo", 132, "From idea", "to product,", "span by span."],
  ["about", "band", 132, "We live at", "one end of", "the bridge."],
  ["services", "lagoon", 132, "We fix the", "page where", "people leave."],
  ["branding", "danfo", 122, "A name people", "can shout", "across a road."],
  ["web-design", "haze", 142, "Pages people", "finish reading."],
  ["web-dev", "haze", 124, "Built to open", "fast and last", "for years."],
  [
    "no-code",
    "laterite",
    118,
    "Launch on blocks.",
    "Leave when you",
    "outgrow them.",
  ],
  ["academy", "lagoon", 132, "Six weeks,", "then real work."],
  ["portfolio", "paper", 208, "Portfolio"],
  ["blog", "paper", 268, "Blog"],
  ["careers", "laterite", 150, "Join Us. We", "are hiring!"],
  ["contact", "danfo", 132, "Let’s Build", "Something", "Together"],
];

/** Top of the deck. */
const road = 520;

/** One card for each page that is always there, and one for all others. */
export const pageCards: readonly Scene[] = cards.map(
  ([name, sky, size, ...lines]) => {
    const { ground, ink } = skies[sky];
    return houseScene(
      {
        kind: "share",
        name,
        alt: `The bridge under the words of the ${name} card: ${
          lines.join(" ")
        }`,
        ground,
        css: `
          .sign { color: ${ink}; font-size: 38px }
          .headline { color: ${ink}; white-space: nowrap; line-height: .88 }
        `,
      },
      drawing(
        1200,
        630,
        html`
          ${mark({ x: 64, y: 52, width: 56, fill: ink })}
          ${deck({
            y: road,
            width: 1200,
            piers: [75, 425, 775, 1125],
            depth: 140,
            scale: 1.5,
            fill: ink,
          })}
          ${danfo(960, road, 1.5)}
        `,
      ),
      name !== "default" &&
        at({ x: 136, y: 52 }, html`<p class="head sign">${site.name}</p>`),
      at(
        { x: 60, bottom: 630 - road + 34 },
        html`
          <p class="head headline" style="font-size:${size}px">${lines.join(
            "<br>",
          )}</p>
        `,
      ),
    );
  },
);
