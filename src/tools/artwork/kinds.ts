import {
  pictureKinds,
  type PictureKindSpec,
  shareFile,
} from "../../ui/pictures/picture-kinds.ts";

/** How pictures of one kind are drawn. */
export interface KindSpec extends PictureKindSpec {
  /** Size of the scene in CSS pixels. */
  width: number;
  height: number;
  /** Width of the drawing in pixels; wider files have a drawing of their own. */
  drawn: number;
  /** Width on a contact sheet: the same as on a 1440 px page. */
  shown: number;
}

const { cover, tall, square, full, blog, portrait } = pictureKinds;

/** Every kind of picture that is drawn. */
export const kinds = {
  cover: { ...cover, width: 800, height: 600, drawn: 1600, shown: 760 },
  tall: { ...tall, width: 640, height: 800, drawn: 1200, shown: 530 },
  square: { ...square, width: 600, height: 600, drawn: 1200, shown: 646 },
  full: { ...full, width: 1000, height: 500, drawn: 2000, shown: 1316 },
  blog: { ...blog, width: 600, height: 400, drawn: 1600, shown: 420 },
  portrait: { ...portrait, width: 240, height: 240, drawn: 480, shown: 300 },
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

/** The JPEG file for other sites that a picture comes in, if its kind has one. */
export function jpegName(kind: Kind, name: string): string | undefined {
  return kind === "blog" ? shareFile(name) : undefined;
}

/** Names of all files of a picture of `kind` called `name`. */
export function fileNames(kind: Kind, name: string): string[] {
  const { avif, webp } = kinds[kind];
  const jpeg = jpegName(kind, name);
  return [
    ...avif.map((width) => `${name}-${width}.avif`),
    ...webp.map((width) => `${name}-${width}.webp`),
    ...(jpeg ? [jpeg] : []),
  ];
}
