import type { FaceName } from "../faces.ts";

/** A client's name in the client's own face. */
export interface WordMark {
  /** Slug of the project; the file's name. */
  slug: string;
  text: string;
  face: FaceName;
  /** Values of the face's axes. */
  axes: Readonly<Record<string, number>>;
  /** Letter spacing in em. */
  tracking: number;
  /** Type size in pixels: chosen by eye, so that all look equally large. */
  size: number;
}

/** The word marks of the clients. */
export const wordMarks: readonly WordMark[] = [
  {
    slug: "aurora-ai",
    text: "Aurora",
    face: "newsreader",
    axes: { wght: 500, opsz: 72 },
    tracking: -0.025,
    size: 33,
  },
  {
    slug: "prompt-plumber-ai",
    text: "Prompt Plumber",
    face: "familjen-grotesk",
    axes: { wght: 700 },
    tracking: -0.03,
    size: 26,
  },
  {
    slug: "nexant-construction",
    text: "nexant",
    face: "archivo",
    axes: { wght: 820, wdth: 125 },
    tracking: -0.03,
    size: 29,
  },
  {
    slug: "prompt-guardian",
    text: "prompt guardian",
    face: "geist-mono",
    axes: { wght: 600 },
    tracking: -0.06,
    size: 22,
  },
  {
    slug: "alomaa",
    text: "alomaa",
    face: "anybody",
    axes: { wght: 800, wdth: 150 },
    tracking: -0.045,
    size: 28,
  },
  {
    slug: "fleetwaters-farms",
    text: "Fleetwaters Farms",
    face: "fraunces",
    axes: { wght: 600, opsz: 144, SOFT: 0, WONK: 0 },
    tracking: -0.015,
    size: 25,
  },
  {
    slug: "tobyteq-website",
    text: "tobyteq",
    face: "hanken-grotesk",
    axes: { wght: 700 },
    tracking: -0.035,
    size: 31,
  },
  {
    slug: "chedar-website",
    text: "chedar",
    face: "schibsted-grotesk",
    axes: { wght: 900 },
    tracking: -0.05,
    size: 32,
  },
  {
    slug: "armt-website",
    text: "ARMT",
    face: "instrument-sans",
    axes: { wght: 700 },
    tracking: -0.02,
    size: 32,
  },
  {
    slug: "armt-website-cms",
    text: "ARMT/cms",
    face: "geist-mono",
    axes: { wght: 700 },
    tracking: -0.05,
    size: 27,
  },
];
