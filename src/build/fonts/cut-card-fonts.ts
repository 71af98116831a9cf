/**
 * Writes the fonts of share pictures, which are drawn at run time: one weight
 * of the display face, as TrueType because satori reads no WOFF2.
 *
 *     deno run -A src/build/fonts/cut-card-fonts.ts
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const source = "@fontsource-variable/bricolage-grotesque";
const folder = new URL("../../server/share-pictures/fonts/", import.meta.url);

/** Unicode ranges: Latin letters, combining marks, punctuation, currencies. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x20a0, 0x20c0],
];
const characters = ranges.flatMap(([first, last]) =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => String.fromCodePoint(first + index),
  )
).join("");

await Deno.mkdir(folder, { recursive: true });
for (const part of ["latin", "latin-ext", "vietnamese"]) {
  const file = `${source}/files/bricolage-grotesque-${part}-opsz-normal.woff2`;
  const font = await subsetFont(
    await readFile(require.resolve(file)),
    characters,
    { targetFormat: "truetype", variationAxes: { opsz: 96, wght: 700 } },
  );
  await Deno.writeFile(new URL(`${part}.ttf`, folder), font);
}
await Deno.copyFile(
  require.resolve(`${source}/LICENSE`),
  new URL("bricolage-grotesque.OFL.txt", folder),
);
