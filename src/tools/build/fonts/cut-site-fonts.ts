/**
 * Subsets the published variable fonts to the axes and characters that the
 * site uses, and writes the two files with their licences.
 *
 *     deno run -A src/tools/build/fonts/cut-site-fonts.ts
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { saveFile } from "../../../lib/save-file.ts";

/** One family: its package, the axes to keep, and the name of its file. */
interface FontCut {
  package: string;
  source: string;
  name: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const cuts: FontCut[] = [
  {
    package: "@fontsource-variable/bricolage-grotesque",
    source: "files/bricolage-grotesque-latin-opsz-normal.woff2",
    name: "bricolage-grotesque",
    // Only the display cut, in one weight: the face is used for headings and
    // figures only.
    axes: { opsz: 96, wght: 700 },
  },
  {
    package: "@fontsource-variable/instrument-sans",
    source: "files/instrument-sans-latin-wght-normal.woff2",
    name: "instrument-sans",
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Basic Latin, Latin-1, and the quotes, dashes and ellipsis of the texts. */
const fontCharacters: string = [
  ...characters(0x20, 0x7e),
  ...characters(0xa0, 0xff),
  ..."‘’“”–—…",
].join("");

function* characters(first: number, last: number): Generator<string> {
  for (let code = first; code <= last; code++) yield String.fromCodePoint(code);
}

/** Writes one subset font and its licence into `folder`. */
async function cutFont(cut: FontCut, folder: URL): Promise<void> {
  const require = createRequire(import.meta.url);
  // A Buffer, because subset-font does not recognise a Uint8Array as a font.
  const source = await readFile(
    require.resolve(`${cut.package}/${cut.source}`),
  );
  const font = await subsetFont(source, fontCharacters, {
    targetFormat: "woff2",
    variationAxes: cut.axes,
  });
  saveFile(new URL(`${cut.name}.woff2`, folder), font);
  await Deno.copyFile(
    require.resolve(`${cut.package}/LICENSE`),
    new URL(`${cut.name}.OFL.txt`, folder),
  );
}

if (import.meta.main) {
  const folder = new URL("../../../../static/fonts/", import.meta.url);
  await Deno.mkdir(folder, { recursive: true });
  for (const cut of cuts) await cutFont(cut, folder);
}
