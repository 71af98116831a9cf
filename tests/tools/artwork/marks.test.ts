import assert from "node:assert/strict";
import { clientLogos } from "../../../data/client-logos.ts";
import {
  drawLogos,
  logoFolder,
} from "../../../src/tools/artwork/marks/draw-logos.ts";
import { staticFolder } from "../../../src/tools/images/mark-file.ts";

const logos = await drawLogos();

/** The symbols of an SVG, or all of it. Symbols without a tool may remain. */
function marksIn(svg: string): string[] {
  return svg.match(/<symbol.*?<\/symbol>/gs) ?? [svg];
}

Deno.test("the stored marks match the ones drawn from the sources", async () => {
  for (const { path, bytes } of logos) {
    const kept = marksIn(await Deno.readTextFile(new URL(path, staticFolder)));
    for (const mark of marksIn(new TextDecoder().decode(bytes))) {
      assert.ok(kept.includes(mark), `${path}: ${mark}`);
    }
  }
});

Deno.test("the folder of logos contains exactly the drawn files, and those that clients gave", () => {
  const folder = `pictures/${logoFolder}/`;
  const drawn = logos.map((file) => file.path)
    .filter((path) => path.startsWith(folder));
  const given = clientLogos.map(({ project }) => `${folder}${project}.svg`)
    .filter((path) => !drawn.includes(path));
  const found = [...Deno.readDirSync(new URL(folder, staticFolder))]
    .map((entry) => folder + entry.name)
    .filter((it) => !it.endsWith(".md") && !given.includes(it));
  assert.deepEqual(found.sort(), drawn.sort());
});
