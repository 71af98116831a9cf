import type { Kind } from "./kinds.ts";
import { type PictureRecord, readManifest } from "./manifest.ts";
import type { SceneSet } from "./scene.ts";

/** Widths that a 1440 px screen, a phone and a phone of double density load. */
const loads: Readonly<Record<Kind, readonly number[]>> = {
  cover: [800, 400, 800],
  tall: [640, 400, 800],
  square: [800, 400, 800],
  full: [1600, 480, 800],
  blog: [480, 400, 800],
  portrait: [400, 240, 400],
};

const heads = ["picture", "files", "bytes", "1440 px", "phone", "phone 2x"];

/**
 * The drawn pictures of `sets` with their files and bytes: of all files, and of
 * the AVIF file that each kind of screen loads. Sums are those of the gallery.
 */
export async function table(sets: readonly SceneSet[]): Promise<string> {
  const rows = [heads];
  for (const { name, scenes } of sets) {
    const manifest = await readManifest(name);
    const sums = heads.slice(1).map(() => 0);
    for (const scene of scenes) {
      const record = manifest[scene.name];
      if (!record) continue;
      const numbers = numbersOf(scene.name, record);
      rows.push([`${name}/${scene.name}`, ...numbers.map(String)]);
      const inGallery = /^\d+$/.test(scene.name);
      numbers.forEach((it, column) => {
        if (column < 2 || inGallery) sums[column] = (sums[column] ?? 0) + it;
      });
    }
    rows.push([`${name}: files; gallery`, ...sums.map(String)], []);
  }
  return align(rows);
}

function numbersOf(name: string, { kind, files }: PictureRecord): number[] {
  const all = Object.values(files);
  return [
    all.length,
    all.reduce((sum, bytes) => sum + bytes, 0),
    ...heads.slice(3).map((_, screen) => {
      const width = loads[kind][screen];
      return files[`${name}-${width}.avif`] ?? 0;
    }),
  ];
}

function align(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0))
  );
  const lines = rows.map((row) =>
    row.map((cell, column) =>
      column === 0
        ? cell.padEnd(widths[column] ?? 0)
        : cell.padStart(widths[column] ?? 0)
    ).join("  ").trimEnd()
  );
  return lines.join("\n").trimEnd();
}
