import { html, type Part } from "../../markup.ts";
import { seeded } from "../../seeded.ts";
import { drawing } from "../../templates/place.ts";
import { colours } from "./brand.ts";

/** How a cutting timeline is drawn. */
export interface TimelineOptions {
  width: number;
  /** Height of a track, and the space between two. */
  row: number;
  gap: number;
  seed: number;
  /** Where the playhead stands; it begins above the tracks. */
  head?: number;
  /** Which tracks there are: film, captions, sound, titles. */
  rows?: readonly ("film" | "words" | "sound" | "titles")[];
}

/** Tracks of a cut from edge to edge, with the playhead: an SVG element. */
export function timeline(options: TimelineOptions): string {
  const { width, row, gap, seed, head, rows = all } = options;
  const dice = seeded(seed);
  const height = rows.length * (row + gap) - gap;
  return drawing(
    width,
    height,
    rows.map((kind, index) => track(kind, index * (row + gap))),
    head !== undefined && html`
      <path fill="#fff" d="M${head - 1.5}-20h3v${height + 24}h-3z" />
      <path fill="#fff" d="M${head - 12}-26h24v16l-12 12-12-12z" />
    `,
  );

  function track(kind: (typeof all)[number], y: number): Part {
    const parts: Part[] = [];
    for (let x = -dice.between(0, row); x < width;) {
      const long = row * lengths[kind] * dice.between(0.6, 1.7);
      parts.push(clip(kind, x, y, long));
      x += long + row * dice.pick([0.09, 0.09, 0.09, 0.7]);
    }
    return parts;
  }

  function clip(
    kind: (typeof all)[number],
    x: number,
    y: number,
    long: number,
  ): Part {
    const block = (fill: string) =>
      html`
        <rect x="${x.toFixed(1)}" y="${y}" width="${long.toFixed(
          1,
        )}" height="${row}"
          fill="${fill}" />
      `;
    if (kind === "film") {
      const count = Math.floor((long - row * 0.2) / (row * 0.86));
      return [
        block(colours.pink),
        Array.from({ length: count }, (_, nth) =>
          html`
            <rect x="${(x + row * (0.2 + nth * 0.86)).toFixed(1)}" y="${y +
              row * 0.15}" width="${row * 0.74}" height="${row * 0.7}"
              fill="${dice.pick(["#c53a58", "#8d2440", "#c53a58"])}" />
          `),
      ];
    }
    if (kind === "words") {
      const bar = (part: number, down: number) =>
        html`
          <path stroke="#9a8467" stroke-width="${row * 0.08}"
            d="M${x + row * 0.25} ${y + row * down}h${Math.max(
              long * part - row * 0.4,
              4,
            )}" />
        `;
      return [
        block(colours.cream),
        bar(dice.between(0.5, 0.9), 0.36),
        bar(dice.between(0.3, 0.6), 0.64),
      ];
    }
    if (kind === "titles") {
      return [
        block(colours.amber),
        html`
          <path stroke="#8a5a05" stroke-width="${row * 0.08}"
            d="M${x + row * 0.25} ${y + row / 2}h${Math.max(
              long * dice.between(0.3, 0.7) - row * 0.4,
              4,
            )}" />
        `,
      ];
    }
    let wave = "";
    for (
      let at = x + row * 0.15;
      at < x + long - row * 0.12;
      at += row * 0.16
    ) {
      const tall = row * dice.between(0.06, 0.36) *
        (0.5 + Math.abs(Math.sin(at / row / 1.7)) / 2 + 0.2);
      wave += `M${at.toFixed(1)} ${(y + row / 2 - tall).toFixed(1)}v${
        (2 * tall).toFixed(1)
      }`;
    }
    return [
      block(colours.blue),
      html`<path stroke="#14237a" stroke-width="${row * 0.075}" d="${wave}" />`,
    ];
  }
}

const all = ["film", "words", "sound", "titles"] as const;
const lengths = { film: 4.2, words: 2.4, sound: 5, titles: 2.6 } as const;
