import assert from "node:assert/strict";
import sharp from "sharp";
import { clientLogos } from "../../data/logos.ts";
import { marks, staticFolder } from "../../src/pictures/marks/draw-marks.ts";

const logos = await marks.logos();
const icons = await marks.icons();

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

/** The symbols of an SVG, or all of it; one that no tool has any more may stay. */
function marksIn(svg: string): string[] {
  return svg.match(/<symbol.*?<\/symbol>/gs) ?? [svg];
}

Deno.test("the marks that are kept are those that the sources draw", async () => {
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

Deno.test("each folder of marks holds what is drawn and nothing besides", () => {
  for (const folder of ["pictures/logos/", "icons/"]) {
    const found = [...Deno.readDirSync(new URL(folder, staticFolder))]
      .map((entry) => folder + entry.name).filter((it) => !it.endsWith(".md"));
    const drawn = [...logos, ...icons].map((file) => file.path)
      .filter((path) => path.startsWith(folder));
    assert.deepEqual(found.sort(), drawn.sort());
  }
});

Deno.test("every client logo of the site has its word mark", async () => {
  for (const { picture } of clientLogos) {
    const svg = await keptText(`pictures/${picture}.svg`);
    assert.match(svg, /id="mark" width="\d+" height="36"/, picture);
    assert.match(svg, /fill="currentColor"/, picture);
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
