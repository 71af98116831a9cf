import { Buffer } from "node:buffer";
import satori from "satori";
import subsetFont from "subset-font";
import { type Faces, openFaces } from "../faces.ts";
import { type MarkFile, textFile } from "./mark-file.ts";
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
      `<svg xmlns="http://www.w3.org/2000/svg" id="mark" ${size} ${box} preserveAspectRatio="xMinYMid" fill="currentColor"><path d="${path.d}"/></svg>`,
    );
  }));
}

/** The letters as path data, aligned to the baseline and the left edge. */
async function outline(mark: WordMark, faces: Faces): Promise<Outline> {
  const letters = await stillFace(mark, faces);
  const word = await pathOf(mark.text, mark, letters);
  // The bottom of a letter without a descender is the baseline.
  const upright = pointsOf(await pathOf("I", mark, letters));
  return placed(word, Math.max(...upright.map(([, y]) => y)));
}

/** Path data and its width. */
interface Outline {
  d: string;
  width: number;
}

/** The face as a static font: subset to the mark's letters, axes fixed. */
async function stillFace(mark: WordMark, faces: Faces): Promise<Buffer> {
  const variable = await faces.file(await latinFile(mark, faces));
  return await subsetFont(Buffer.from(variable), `${mark.text}I`, {
    targetFormat: "truetype",
    variationAxes: { ...mark.axes },
  });
}

async function pathOf(
  children: string,
  { size, tracking }: WordMark,
  data: Buffer,
): Promise<string> {
  const style = {
    fontFamily: "mark",
    fontSize: size,
    letterSpacing: tracking * size,
    whiteSpace: "nowrap",
  };
  const svg = await satori(
    { type: "div", key: null, props: { style, children } },
    { width: 1000, height: 100, fonts: [{ name: "mark", data }] },
  );
  const paths = [...svg.matchAll(/<path [^>]*\bd="([^"]*)"/g)];
  return paths.map(([, d]) => d).join("");
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

function pointsOf(d: string): [number, number][] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from(
    { length: numbers.length / 2 },
    (_, index) => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0],
  );
}

/** Moves path data so that it begins at the left edge and `foot` is the baseline. */
function placed(d: string, foot: number): Outline {
  const across = pointsOf(d).map(([x]) => x);
  const left = Math.min(...across);
  const round = (value: number) => Number(value.toFixed(1));
  let last = "";
  const steps = [...d.matchAll(/([A-Z])([^A-Z]*)/g)].map(
    ([, command, numbers = ""]) => {
      const points = pointsOf(numbers)
        .map(([x, y]) => `${round(x - left)} ${round(y - foot + baseline)}`);
      const end = points.at(-1) ?? last;
      // The faces close each stroke with a line to where it already is.
      const still = command === "L" && end === last;
      last = end;
      return still ? "" : `${command}${points.join(" ")}`;
    },
  );
  return {
    d: steps.join("").replaceAll(" -", "-"),
    width: Math.ceil(Math.max(...across) - left),
  };
}
