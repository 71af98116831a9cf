import assert from "node:assert/strict";
import sharp from "sharp";
import { clientLogos } from "../../../data/client-logos.ts";
import { colours } from "../../../data/site.ts";
import {
  marks,
  staticFolder,
} from "../../../src/tools/artwork/marks/draw-marks.ts";
import { recolourDrawings } from "../../../src/tools/artwork/marks/drawings.ts";
import { drawSiteIcons } from "../../../src/tools/images/site-icons.ts";

const logos = await marks.logos();
const drawings = await marks.drawings();
// The stored icons may have been drawn in other colours.
const [danfo = "", ink = ""] =
  (await keptText("icons/favicon.svg")).match(/(?<=fill=")#\w+/g) ?? [];
const icons = await drawSiteIcons({ danfo, ink });

async function kept(path: string): Promise<Uint8Array> {
  return await Deno.readFile(new URL(path, staticFolder));
}

async function keptText(path: string): Promise<string> {
  return new TextDecoder().decode(await kept(path));
}

async function pixels(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).raw()
    .toBuffer({ resolveWithObject: true });
  return `${info.width}x${info.height} ${data.toString("base64")}`;
}

/** The symbols of an SVG, or all of it. Symbols without a tool may remain. */
function marksIn(svg: string): string[] {
  return svg.match(/<symbol.*?<\/symbol>/gs) ?? [svg];
}

/** An SVG without its colours. */
function shapes(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}/gi, "#");
}

Deno.test("the stored marks match the ones drawn from the sources", async () => {
  for (const { path, bytes } of drawings) {
    const drawn = new TextDecoder().decode(bytes);
    assert.equal(shapes(await keptText(path)), shapes(drawn), path);
  }
  for (const { path, bytes } of [...logos, ...icons]) {
    if (path.endsWith(".svg")) {
      const keptMarks = marksIn(await keptText(path));
      for (const mark of marksIn(new TextDecoder().decode(bytes))) {
        assert.ok(keptMarks.includes(mark), `${path}: ${mark}`);
      }
    } else if (path.endsWith(".png")) {
      assert.equal(await pixels(await kept(path)), await pixels(bytes), path);
    }
  }
});

Deno.test("icons and drawings use the brand's colours", async () => {
  const [yellow, black] = ["#abcdef", "#123456"];
  const files = [
    ...await drawSiteIcons({ danfo: yellow, ink: black }),
    ...await recolourDrawings({
      ...colours,
      danfo: { light: yellow },
      ink: { light: black },
    }),
  ];
  for (const path of ["icons/favicon.svg", "drawings/queue.svg"]) {
    const { bytes } = files.find((file) => file.path === path) ?? {};
    const svg = new TextDecoder().decode(bytes);
    assert.ok(svg.includes(yellow) && svg.includes(black), path);
  }
});

Deno.test("each folder of marks contains exactly the drawn files, and logos that clients gave", () => {
  const given = clientLogos.map(({ project }) =>
    `pictures/logos/${project}.svg`
  )
    .filter((path) => logos.every((file) => file.path !== path));
  for (const folder of ["pictures/logos/", "icons/", "drawings/"]) {
    const found = [...Deno.readDirSync(new URL(folder, staticFolder))]
      .map((entry) => folder + entry.name)
      .filter((it) => !it.endsWith(".md") && !given.includes(it));
    const drawn = [...logos, ...icons, ...drawings].map((file) => file.path)
      .filter((path) => path.startsWith(folder));
    assert.deepEqual(found.sort(), drawn.sort());
  }
});

Deno.test("every client logo has its word mark", async () => {
  for (const { project } of clientLogos) {
    const svg = await keptText(`pictures/logos/${project}.svg`);
    assert.match(svg, /id="mark" width="\d+" height="36"/, project);
    assert.match(svg, /fill="currentColor"/, project);
  }
});

Deno.test("favicon.ico holds PNG pictures of 16, 32 and 48 pixels", async () => {
  const bytes = await kept("favicon.ico");
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  assert.deepEqual([view.getUint16(0, true), view.getUint16(2, true)], [0, 1]);
  const sizes: number[] = [];
  for (let index = 0; index < view.getUint16(4, true); index++) {
    const entry = 6 + 16 * index;
    const [length, offset] = [8, 12].map((it) =>
      view.getUint32(entry + it, true)
    );
    assert.ok(length && offset);
    const image = sharp(bytes.subarray(offset, offset + length));
    const { width, height, format } = await image.metadata();
    assert.deepEqual([format, height], ["png", width]);
    assert.equal(width, view.getUint8(entry));
    sizes.push(width);
  }
  assert.deepEqual(sizes, [16, 32, 48]);
});
