import sharp from "sharp";
import type { Point } from "./crop.ts";
import type { Pixels } from "./read-photo.ts";

/** What a picture suggests for a project; the author may change it. */
interface Proposals {
  /** Whether it stands twice as wide as high. */
  wide: boolean;
  /** The focal point of its crops. */
  focus: Point;
  /** Its most frequent colour, and its strongest one. */
  ground: string;
  mark: string;
}

/** A flat colour on this part of a picture makes it a screenshot. */
const flatPart = 0.3;

/** Proposes a picture's shape, focal point and colours. */
export async function proposalsFor(pixels: Pixels): Promise<Proposals> {
  const colours = await frequentColours(pixels);
  const [ground = { hex: "#808080" }] = colours;
  const [mark = ground] = colours.toSorted((a, b) => b.strength - a.strength);
  return {
    wide: pixels.width >= 1.4 * pixels.height,
    focus: await focusOf(pixels, colours),
    ground: ground.hex,
    mark: mark.hex,
  };
}

/** The focal point that `proposalsFor` proposes. */
export async function proposedFocus(pixels: Pixels): Promise<Point> {
  return await focusOf(pixels, await frequentColours(pixels));
}

/** The corner where a page starts; of photographs what draws the eye. */
async function focusOf(
  pixels: Pixels,
  [first]: readonly Frequent[],
): Promise<Point> {
  const { width, height } = pixels;
  const isScreenshot = first && first.part >= flatPart;
  if (isScreenshot || height > 2 * width) return { x: 0, y: 0 };
  const side = Math.min(width, height);
  const { info } = await open(pixels)
    .resize(side, side, { position: sharp.strategy.attention }).raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = width / 2, attentionY = height / 2 } = info;
  const part = (value: number, whole: number) =>
    Math.round(100 * Math.max(0, Math.min(1, value / whole))) / 100;
  return { x: part(attentionX, width), y: part(attentionY, height) };
}

function open({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The mean of a group of similar colours. */
interface Frequent {
  hex: string;
  /** Which part of the picture has it. */
  part: number;
  strength: number;
}

/** The colours of a picture, the most frequent first. */
async function frequentColours(pixels: Pixels): Promise<Frequent[]> {
  const side = 64;
  const sample = await open(pixels)
    .resize(side, side, { fit: "fill", kernel: "nearest" }).raw().toBuffer();
  const groups = new Map<string, number[]>();
  for (let at = 0; at < sample.length; at += 3) {
    const colour = [...sample.subarray(at, at + 3)];
    const key = String(colour.map((value) => value >> 5));
    const sums = groups.get(key) ?? [0, 0, 0, 0];
    groups.set(key, sums.map((sum, index) => sum + (colour[index] ?? 1)));
  }
  const colours = [...groups.values()].map(
    ([red = 0, green = 0, blue = 0, count = 1]) => {
      const mean = [red, green, blue].map((sum) => Math.round(sum / count));
      const hex = mean.map((it) => it.toString(16).padStart(2, "0")).join("");
      const saturation = Math.max(...mean) - Math.min(...mean);
      return {
        hex: `#${hex}`,
        part: count / (side * side),
        strength: saturation * Math.sqrt(count),
      };
    },
  );
  return colours.toSorted((a, b) => b.part - a.part);
}
