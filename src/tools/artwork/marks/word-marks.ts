import { Buffer } from "node:buffer";
import { Blob, Buffer as GlyphBuffer, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { type Faces, openFaces } from "../faces.ts";
import { type MarkFile, textFile } from "../../images/mark-file.ts";
import { withShortPaths } from "./short-paths.ts";
import { type WordMark, wordMarks } from "./word-mark-list.ts";

/** Height and baseline of a word mark's view box. */
const height = 36;
const baseline = 27;

/** Draws each client's word mark as an SVG path of one colour. */
export async function drawWordMarks(): Promise<MarkFile[]> {
  const faces = await openFaces();
  return await Promise.all(wordMarks.map(async (mark) => {
    const path = await outline(mark, faces);
    const size = `width="${path.width}" height="${height}"`;
    const box = `viewBox="0 0 ${path.width} ${height}"`;
    return textFile(
      `pictures/logos/${mark.slug}.svg`,
      withShortPaths(
        `<svg xmlns="http://www.w3.org/2000/svg" id="mark" ${size} ${box} preserveAspectRatio="xMinYMid" fill="currentColor"><path d="${path.d}"/></svg>`,
      ),
    );
  }));
}

/** A point of a path. */
type Point = readonly [x: number, y: number];

/** Path data and its width. */
interface Outline {
  d: string;
  width: number;
}

/** The letters as path data, aligned to the baseline and the left edge. */
async function outline(mark: WordMark, faces: Faces): Promise<Outline> {
  const face = new Face(new Blob(await stillFace(mark, faces)));
  const font = new Font(face);
  const text = new GlyphBuffer();
  text.addText(mark.text);
  text.guessSegmentProperties();
  shape(font, text);
  const positions = text.getGlyphPositions();
  const scale = mark.size / face.upem;
  let pen = 0;
  const glyphs = text.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const start = pen;
    const { xAdvance = 0 } = positions[index] ?? {};
    pen += xAdvance + mark.tracking * face.upem;
    return transformed(
      font.glyphToPath(glyph),
      // Fonts count upwards from the baseline.
      ([x, y]) => [(start + x) * scale, baseline - y * scale],
    );
  });
  return fromLeft(glyphs.join(""));
}

/** The face as a static font: subset to the mark's letters, axes fixed. */
async function stillFace(mark: WordMark, faces: Faces): Promise<Buffer> {
  const variable = await faces.file(await latinFile(mark, faces));
  return await subsetFont(Buffer.from(variable), mark.text, {
    targetFormat: "truetype",
    variationAxes: { ...mark.axes },
  });
}

/**
 * Address of the face's Latin file.
 * @throws {Error} When the face has none.
 */
async function latinFile({ face }: WordMark, faces: Faces): Promise<string> {
  const rules = await faces.css([face]);
  const found = [...rules.matchAll(/url\(([^)]+-latin-[^)]+-normal\.woff2)\)/g)]
    .map(([, address]) => address ?? "")
    .find((address) => !/-latin-ext-/.test(address));
  if (!found) throw new Error(`Cannot find the Latin letters of "${face}"`);
  return found;
}

function pointsOf(d: string): Point[] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from(
    { length: numbers.length / 2 },
    (_, index) => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0],
  );
}

/** Moves path data to the left edge, in tenths of a pixel. */
function fromLeft(d: string): Outline {
  const across = pointsOf(d).map(([x]) => x);
  const left = Math.min(...across);
  const round = (value: number) => Number(value.toFixed(1));
  return {
    d: transformed(d, ([x, y]) => [round(x - left), round(y)])
      .replaceAll(" -", "-"),
    width: Math.ceil(Math.max(...across) - left),
  };
}

/** Path data of absolute commands with each of its points changed. */
function transformed(d: string, change: (point: Point) => Point): string {
  return d.replace(
    /([A-Z])([^A-Z]*)/g,
    (_, command: string, numbers: string) =>
      command + pointsOf(numbers).map((point) => change(point).join(" "))
        .join(" "),
  );
}
