import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { colours } from "../../../data/site.ts";
import {
  pageDocument,
  projectDocument,
} from "../../../src/tools/images/share/card-documents.tsx";
import {
  drawShareCards,
  type ShareCard,
} from "../../../src/tools/images/share/share-cards.ts";

/** The darkest and the lightest value of each channel in a part of a card. */
async function valuesIn(
  file: string,
  region: { left: number; top: number; width: number; height: number },
): Promise<[number, number][]> {
  // Statistics are of a whole picture.
  const part = await sharp(await Deno.readFile(file)).extract(region).png()
    .toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ min, max }) => [min, max]);
}

async function assertColour(
  file: string,
  [left, top]: readonly [number, number],
  colour: string,
) {
  const region = { left, top, width: 60, height: 60 };
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  for (const [channel, values] of (await valuesIn(file, region)).entries()) {
    const differs = values.some((it) => Math.abs(it - wanted[channel]!) > 6);
    assert.ok(!differs, `${colour}: ${values}`);
  }
}

async function card(name: string, cover: string): Promise<ShareCard> {
  const picture = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: cover },
  }).avif().toBuffer();
  const document = projectDocument(name, new Uint8Array(picture));
  return { name: "project", alt: name, document };
}

Deno.test("a share card is drawn when its project's name or cover changes", async () => {
  const path = await Deno.makeTempDir();
  const place = pathToFileURL(`${path}/`);
  const file = `${path}/project.jpg`;
  try {
    await drawShareCards([await card("Sea & Co", "#204080")], place);
    const first = await Deno.readFile(file);
    await assertColour(file, [1100, 300], "#204080");
    await assertColour(file, [200, 200], colours.paper.light);

    await Deno.writeTextFile(file, "unchanged");
    await drawShareCards([await card("Sea & Co", "#204080")], place);
    assert.equal(await Deno.readTextFile(file), "unchanged");

    await drawShareCards([await card("Sea & Sons", "#204080")], place);
    assert.notDeepEqual(await Deno.readFile(file), first);
    await drawShareCards([await card("Sea & Sons", "#804020")], place);
    await assertColour(file, [1100, 300], "#804020");

    await drawShareCards([], place);
    await assert.rejects(Deno.stat(file));
  } finally {
    await Deno.remove(path, { recursive: true });
  }
});

Deno.test("long names stay inside their share cards", async () => {
  const path = await Deno.makeTempDir();
  const project = "Wohnungsbaugenossenschaftsverwaltung";
  const lines = ["Long", "Carter", "Bridge", "Works"];
  const page = pageDocument({ surface: "paper", size: 204, lines }, false);
  await drawShareCards([
    await card(project, "#ffffff"),
    { name: "page", alt: "Long Carter Bridge Works", document: page },
  ], pathToFileURL(`${path}/`));
  // Letters that stood out of the panel would darken the white cover.
  await assertColour(`${path}/project.jpg`, [376, 425], "#ffffff");
  await assertColour(`${path}/page.jpg`, [200, 0], colours.paper.light);
  await Deno.remove(path, { recursive: true });
});
