import { existsSync } from "node:fs";
import type { ProjectRecord } from "../../pages/portfolio/project.server.ts";
import {
  pictureKinds,
  type PictureKindSpec,
} from "../../ui/pictures/picture-kinds.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { saveFile } from "../../lib/save-file.ts";
import { encodeCrop } from "./add-photo.ts";
import type { Point } from "./crop.ts";
import { readPhoto } from "./read-photo.ts";

export interface ProjectPictureOptions {
  bytes: Uint8Array<ArrayBuffer>;
  /** The project's slug and the picture's name: "alomaa/03" or "alomaa/cover". */
  picture: string;
  /** Whether it is cropped to 2:1, and upright for phones, not to a square. */
  isWide: boolean;
  /** The focal point of the crops. */
  focus: Point;
  /** The alternative text. */
  alt: string;
}

/**
 * Makes a picture of a project from a photograph or a screenshot, in all widths
 * and formats: of a cover both shapes.
 * @param folder The folder of all pictures, with a trailing slash.
 * @returns What shows it in the project's file.
 * @throws {ExpectedError} If it cannot be made, or the name is taken.
 */
export async function addProjectPicture(
  { bytes, picture, isWide, focus, alt }: ProjectPictureOptions,
  folder: URL,
): Promise<
  Pick<ProjectRecord, "coverAlt"> | ProjectRecord["showcase"][number]
> {
  const [, slug, name] = /^([a-z0-9-]+)\/([a-z0-9-]+)$/.exec(picture) ??
    [];
  if (!slug || !name) {
    throw new ExpectedError(
      `Cannot add "${picture}": expected a project and a name, as alomaa/03`,
    );
  }
  const isCover = name === "cover";
  const place = new URL(`${slug}/`, folder);
  const pixels = await readPhoto(bytes);
  const files = await Promise.all(
    shapesOf(name, isWide).map(([name, spec]) =>
      encodeCrop(pixels, spec, name, focus)
    ),
  );
  if (files.flat().some(({ name }) => existsSync(new URL(name, place)))) {
    throw new ExpectedError(`Cannot add "${picture}": it already exists`);
  }
  await Deno.mkdir(place, { recursive: true });
  for (const { name, bytes } of files.flat()) {
    saveFile(new URL(name, place), bytes);
  }
  if (isCover) return { coverAlt: alt };
  return { picture, ...(isWide && { wide: true, upright: true }), alt };
}

/** The files of a picture: their names without widths, and their kinds. */
function shapesOf(name: string, isWide: boolean): [string, PictureKindSpec][] {
  const { cover, full, square, tall } = pictureKinds;
  if (name === "cover") return [["cover", cover], ["tall", tall]];
  return isWide ? [[name, full], [`${name}-tall`, tall]] : [[name, square]];
}
