import sharp from "sharp";
import { house } from "./house.ts";
import { fileNames, heightAt, kinds } from "./kinds.ts";
import { inOrder, picturesFolder, readManifest } from "./manifest.ts";

const sheetsFolder = new URL("../../../.cache/sheets/", import.meta.url);
const sheetWidth = 1440;
const gap = 24;

interface Tile {
  file: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Puts all pictures of a set on one PNG, each as large as a 1440 px page shows
 * it.
 * @returns The path of the sheet.
 */
export async function makeSheet(set: string): Promise<string> {
  const { tiles, height } = layOut(await sizes(set));
  const composites = await Promise.all(tiles.map(async (tile) => ({
    input: await sharp(await Deno.readFile(new URL(tile.file, picturesFolder)))
      .resize(tile.width, tile.height, { fit: "fill" }).png().toBuffer(),
    left: tile.left,
    top: tile.top,
  })));
  const sheet = sharp({
    create: { width: sheetWidth, height, channels: 3, background: house.paper },
  });
  await Deno.mkdir(sheetsFolder, { recursive: true });
  const place = new URL(`${set}.png`, sheetsFolder);
  await Deno.writeFile(
    place,
    new Uint8Array(await sheet.composite(composites).png().toBuffer()),
  );
  return place.pathname;
}

/** The pictures of a set: the largest WebP file and the size on the sheet. */
async function sizes(set: string): Promise<Omit<Tile, "left" | "top">[]> {
  const entries = inOrder(await readManifest(set));
  // Covers first, then the gallery in its order.
  const rank = (name: string) => Number(/^\d/.test(name));
  entries.sort(([a], [b]) => rank(a) - rank(b));
  return entries.map(([name, { kind }]) => {
    const width = kinds[kind].shown;
    return {
      // The last file is the largest.
      file: `${set}/${fileNames(kind, name).at(-1)}`,
      width,
      height: heightAt(kind, width),
    };
  });
}

/** Arranges tiles in rows, from left to right. */
function layOut(
  sized: Omit<Tile, "left" | "top">[],
): { tiles: Tile[]; height: number } {
  let [left, top, rowHeight] = [gap, gap, 0];
  const tiles = sized.map((tile) => {
    if (left > gap && left + tile.width + gap > sheetWidth) {
      [left, top, rowHeight] = [gap, top + rowHeight + gap, 0];
    }
    const placed = { ...tile, left, top };
    left += tile.width + gap;
    rowHeight = Math.max(rowHeight, tile.height);
    return placed;
  });
  return { tiles, height: top + rowHeight + gap };
}
