/** How pictures of one kind are drawn, and the widths of their files. */
export interface KindSpec {
  /** Size of the scene in CSS pixels. */
  width: number;
  height: number;
  /** The aspect ratio, as in CSS: width, height. */
  ratio: readonly [number, number];
  /** Widths of the AVIF and WebP files in pixels; it is drawn at the largest AVIF. */
  avif: readonly number[];
  webp: readonly number[];
  /** One JPEG of the scene's own size instead, as other sites expect it. */
  jpeg?: { quality: number };
  /** Width on a contact sheet: the same as on a 1440 px page. */
  shown: number;
}

/** Every kind of picture of the site. */
export const kinds = {
  cover: {
    width: 800,
    height: 600,
    ratio: [4, 3],
    avif: [480, 800, 1200, 1600],
    webp: [800, 1600],
    shown: 760,
  },
  tall: {
    width: 640,
    height: 800,
    ratio: [4, 5],
    avif: [480, 800, 1200],
    webp: [800],
    shown: 530,
  },
  square: {
    width: 600,
    height: 600,
    ratio: [1, 1],
    avif: [480, 800, 1200],
    webp: [800],
    shown: 646,
  },
  full: {
    width: 1000,
    height: 500,
    ratio: [2, 1],
    avif: [480, 800, 1200, 1600, 2000],
    webp: [800, 1600],
    shown: 1316,
  },
  blog: {
    width: 600,
    height: 400,
    ratio: [3, 2],
    avif: [480, 800, 1200, 1600],
    webp: [800, 1600],
    shown: 420,
  },
  portrait: {
    width: 240,
    height: 240,
    ratio: [1, 1],
    avif: [240, 480],
    webp: [240, 480],
    shown: 300,
  },
  share: {
    width: 1200,
    height: 630,
    ratio: [40, 21],
    avif: [],
    webp: [],
    jpeg: { quality: 80 },
    shown: 684,
  },
} as const satisfies Record<string, KindSpec>;

/** Name of a kind of picture. */
export type Kind = keyof typeof kinds;

/** Whether `name` is that of a kind of picture. */
export function isKind(name: unknown): name is Kind {
  return typeof name === "string" && Object.hasOwn(kinds, name);
}

/** Height in pixels of a picture of `kind` that is `width` pixels wide. */
export function heightAt(kind: Kind, width: number): number {
  const [across, down] = kinds[kind].ratio;
  return Math.round((width * down) / across);
}

/** Width in pixels that a picture of `kind` is drawn at. */
export function drawnWidth(kind: Kind): number {
  const { width, avif, jpeg }: KindSpec = kinds[kind];
  return jpeg ? width : Math.max(...avif);
}

/** Names of all files of a picture of `kind` called `name`. */
export function fileNames(kind: Kind, name: string): string[] {
  const { avif, webp, jpeg }: KindSpec = kinds[kind];
  if (jpeg) return [`${name}.jpg`];
  return [
    ...avif.map((width) => `${name}-${width}.avif`),
    ...webp.map((width) => `${name}-${width}.webp`),
  ];
}
