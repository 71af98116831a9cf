import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { pictureKinds } from "../../../ui/pictures/picture-kinds.ts";
import {
  encodeFile,
  filesOf,
  notEnlarged,
  type PhotoFile,
  specOf,
} from "../../images/encode-photo.ts";
import type { Shape } from "../../images/project-picture.ts";
import { type Pixels, readPhoto } from "../../images/read-photo.ts";
import { newPictureSet } from "./form-picture.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A crop of an upload, by its reference. */
export type UploadShape = Shape<string>;

/** Uploaded pictures, in memory, and the files that are made of them. */
export interface Uploads extends AsyncDisposable {
  /**
   * @returns Its reference, which is the same for the same file.
   * @throws {ExpectedError} If it cannot be read.
   */
  add(bytes: Bytes): Promise<{ picture: string; pixels: Pixels }>;
  has(picture: string): boolean;
  pixels(picture: string): Promise<Pixels>;
  /** The whole picture, as the form shows it. */
  whole(picture: string): Promise<Bytes> | undefined;
  /** A file of a crop; one is made after another. */
  file(shape: UploadShape, file: PhotoFile): Promise<Bytes>;
  /** Makes files before they are saved, until others are wanted. */
  makeAhead(shapes: readonly UploadShape[]): Promise<void>;
}

/**
 * Holds uploads, the latest that fit: forms may be given up. Their files can be
 * made again.
 * @param maxBytes The most that uploads take.
 */
export function createUploads(maxBytes = 500_000_000): Uploads {
  const uploads = new LRUCache<string, Bytes>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
  });
  const made = new LRUCache<string, Promise<Bytes>>({ max: 2000 });
  let last: { picture: string; pixels: Promise<Pixels> } | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let ahead = 0;

  function pixelsOf(picture: string): Promise<Pixels> {
    const bytes = uploads.get(picture);
    if (!bytes) throw new ExpectedError(`Cannot find the picture "${picture}"`);
    // Decoded, pictures are large: only the current one is kept.
    if (last?.picture !== picture) last = { picture, pixels: readPhoto(bytes) };
    return last.pixels;
  }

  /** Runs one job after another: each uses all cores. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = queue.then(job);
    queue = done.catch(() => {});
    return done;
  }

  async function fileOf(shape: UploadShape, file: PhotoFile): Promise<Bytes> {
    const { source, kind, focus } = shape;
    const pixels = await pixelsOf(source);
    const spec = specOf(kind, pixels);
    const smaller = notEnlarged(file, pixels, spec);
    const key = JSON.stringify([source, kind, focus, smaller]);
    const known = made.get(key);
    if (known) return await known;
    const bytes = inTurn(async () =>
      await encodeFile(await pixelsOf(source), spec, file, focus)
    );
    made.set(key, bytes);
    return await bytes;
  }

  return {
    async add(bytes) {
      const pixels = await readPhoto(bytes);
      const hash = createHash("sha256").update(bytes).digest("hex");
      const picture = `${newPictureSet}/${hash.slice(0, 16)}`;
      uploads.set(picture, bytes);
      return { picture, pixels };
    },
    has: (picture) => uploads.has(picture),
    pixels: pixelsOf,
    whole: (picture) =>
      uploads.has(picture) ? pixelsOf(picture).then(wholeOf) : undefined,
    file: fileOf,
    async makeAhead(shapes) {
      const turn = ++ahead;
      for (const shape of shapes) {
        for (const file of filesOf(pictureKinds[shape.kind])) {
          if (turn !== ahead) return;
          await fileOf(shape, file);
        }
      }
    },
    async [Symbol.asyncDispose]() {
      ahead++;
      await queue;
    },
  };
}

async function wholeOf({ data, width, height }: Pixels): Promise<Bytes> {
  const webp = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: 800 }).webp().toBuffer();
  return new Uint8Array(webp);
}
