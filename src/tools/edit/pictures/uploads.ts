import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { pictureKinds } from "../../../agency/pictures/picture-kinds.ts";
import type { EncodedFile } from "../../images/encode.ts";
import {
  encodeFile,
  encodeShareCrop,
  fileName,
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

/**
 * Uploaded pictures, in memory, the latest that fit: forms may be given up. The
 * files that are made of them can be made again.
 */
export class Uploads implements AsyncDisposable {
  readonly #uploads: LRUCache<string, Bytes>;
  readonly #encoded = new LRUCache<string, Promise<Bytes>>({ max: 2000 });
  #last: { picture: string; pixels: Promise<Pixels> } | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #lastTurn = 0;
  #pending: Promise<unknown> = Promise.resolve();

  /** @param maxBytes The most that uploads take. */
  constructor(maxBytes = 500_000_000) {
    this.#uploads = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ length }) => length,
    });
  }

  /**
   * @returns Its reference, which is the same for the same file.
   * @throws {ExpectedError} If it cannot be read.
   */
  async add(bytes: Bytes): Promise<{ picture: string; pixels: Pixels }> {
    const pixels = await readPhoto(bytes);
    const hash = createHash("sha256").update(bytes).digest("hex");
    const picture = `${newPictureSet}/${hash.slice(0, 16)}`;
    this.#uploads.set(picture, bytes);
    return { picture, pixels };
  }

  has(picture: string): boolean {
    return this.#uploads.has(picture);
  }

  /** The whole picture, as the form shows it. */
  whole(picture: string): Promise<Bytes> | undefined {
    return this.has(picture)
      ? this.#pixelsOf(picture).then(wholeOf)
      : undefined;
  }

  /** A file of a crop; one is made after another. */
  async file(shape: UploadShape, file: PhotoFile): Promise<Bytes> {
    const { source, kind, focus } = shape;
    const pixels = await this.#pixelsOf(source);
    const spec = specOf(kind, pixels);
    const smaller = notEnlarged(file, pixels, spec);
    const key = JSON.stringify([source, kind, focus, smaller]);
    const known = this.#encoded.get(key);
    if (known) return await known;
    const bytes = this.#inTurn(async () =>
      await encodeFile(await this.#pixelsOf(source), spec, file, focus)
    );
    this.#encoded.set(key, bytes);
    return await bytes;
  }

  /**
   * All files of some crops.
   * @param share The share picture that is made of an upload, too.
   */
  async files(
    shapes: readonly UploadShape[],
    share?: Omit<UploadShape, "kind">,
  ): Promise<EncodedFile[]> {
    const files: EncodedFile[] = [];
    for (const shape of shapes) {
      for (const file of filesOf(pictureKinds[shape.kind])) {
        const bytes = await this.file(shape, file);
        files.push({ name: fileName(shape.name, file), bytes });
      }
    }
    if (!share) return files;
    const pixels = await this.#pixelsOf(share.source);
    return [...files, await encodeShareCrop(pixels, share.name, share.focus)];
  }

  /**
   * Encodes files before they are saved, until others are wanted. A failure shows
   * when the record is saved.
   */
  encodeAhead(shapes: readonly UploadShape[]): void {
    const turn = ++this.#lastTurn;
    const encode = async () => {
      for (const shape of shapes) {
        for (const file of filesOf(pictureKinds[shape.kind])) {
          if (turn !== this.#lastTurn) return;
          await this.file(shape, file);
        }
      }
    };
    this.#pending = this.#pending.then(encode).catch(() => {});
  }

  /** Waits for the encoder: a runtime that ends while it works crashes. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#lastTurn++;
    await this.#pending;
    await this.#queue;
  }

  #pixelsOf(picture: string): Promise<Pixels> {
    const bytes = this.#uploads.get(picture);
    if (!bytes) throw new ExpectedError(`Cannot find the picture "${picture}"`);
    // Decoded, pictures are large: only the current one is kept.
    if (this.#last?.picture !== picture) {
      this.#last = { picture, pixels: readPhoto(bytes) };
    }
    return this.#last.pixels;
  }

  /** Runs one job after another: each uses all cores. */
  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => {});
    return done;
  }
}

async function wholeOf({ data, width, height }: Pixels): Promise<Bytes> {
  const webp = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: 800 }).webp().toBuffer();
  return new Uint8Array(webp);
}
