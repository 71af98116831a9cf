import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori, { type Font } from "satori";
import { site } from "../../../data/site.ts";
import { house } from "../../pictures/house.ts";
import { danfo, deck, mark } from "../../pictures/templates/bridge.ts";
import type { Card } from "./cards.ts";
import { readRasteriser } from "./rasteriser.ts";
import { shareSize } from "../../addresses/share-paths.ts";

const { width, height } = shareSize;
/** Top of the bridge's deck. */
const road = 520;

const skies = {
  paper: { ground: house.paper, ink: house.ink },
  laterite: { ground: house.laterite, ink: house.paper },
} as const;

const tools = prepare();

/** Reads the fonts and starts the rasteriser, once. */
async function prepare(): Promise<{ fonts: Font[] }> {
  const [fonts] = await Promise.all([
    Promise.all(["latin", "latin-ext", "vietnamese"].map(async (part) => ({
      // One family: a letter that one file lacks is looked for in the next.
      name: "card",
      data: await readFile(new URL(`fonts/${part}.ttf`, import.meta.url)),
      weight: 700 as const,
      style: "normal" as const,
    }))),
    readRasteriser().then(initWasm),
  ]);
  return { fonts };
}

/**
 * Draws a card as a PNG file of the size that sites which share links ask for.
 * @throws {unknown} When the fonts or the rasteriser cannot be loaded.
 */
export async function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const { fonts } = await tools;
  const lettering = await satori(<Words card={card} />, {
    width,
    height,
    fonts,
  });
  const picture = lettering.replace(/<\/svg>\s*$/, `${bridge(card)}</svg>`);
  const image = new Resvg(picture, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.render().asPng());
}

/** The words alone; these styles never reach a browser. */
function Words({ card: { sky, title, facts } }: { card: Card }) {
  const { ground, ink } = skies[sky];
  const lines = {
    display: "flex",
    flexDirection: "column",
    position: "absolute",
    left: 60,
    // Right of the bus.
    right: 256,
    bottom: height - road + 40,
  } as const;
  return (
    <div
      style={{
        display: "flex",
        width,
        height,
        background: ground,
        color: ink,
        fontFamily: "card",
        letterSpacing: "-.03em",
      }}
    >
      <div
        style={{ position: "absolute", left: 136, top: 50, fontSize: 38 }}
      >
        {site.name}
      </div>
      <div style={lines}>
        <div style={{ display: "flex", fontSize: 34, marginBottom: 18 }}>
          {facts.join(" · ")}
        </div>
        <div
          style={{
            display: "block",
            fontSize: sizeOf(title),
            lineHeight: .98,
            lineClamp: 4,
            wordBreak: "break-word",
          }}
        >
          {title}
        </div>
      </div>
    </div>
  );
}

/** Long titles are lettered smaller, so that all of them end above the road. */
function sizeOf(title: string): number {
  if (title.length <= 18) return 124;
  if (title.length <= 36) return 100;
  if (title.length <= 60) return 80;
  return 64;
}

function bridge({ sky }: Card): string {
  const { ink } = skies[sky];
  return [
    mark({ x: 64, y: 52, width: 56, fill: ink }),
    deck({
      y: road,
      width,
      piers: [75, 425, 775, 1125],
      depth: 140,
      scale: 1.5,
      fill: ink,
    }),
    danfo(960, road, 1.5),
  ].join("");
}
