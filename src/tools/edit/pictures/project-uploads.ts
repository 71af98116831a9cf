import { createHash } from "node:crypto";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { isRecord } from "../../../lib/text/json.ts";
import { parseFocus, type Point } from "../../images/crop.ts";
import type { PhotoFile } from "../../images/encode-photo.ts";
import {
  coverShapes,
  type Crop,
  galleryShapes,
  nextNumber,
  numbered,
  projectShareFile,
} from "../../images/project-picture.ts";
import { nameLetters } from "../../images/name-letters.ts";
import { proposalsFor } from "../../images/proposals.ts";
import { isNew, newPictureSet, type Upload } from "./form-picture.ts";
import { groupsIn } from "../../../records/record-to-save.ts";
import type { FormRecord } from "../../../records/form-record.ts";
import type { Uploads, UploadShape } from "./uploads.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface PlaceOptions {
  /** The name of the record's file. */
  id: string;
  /** The name that it had when it was read. */
  readId: string;
  /** The record as last saved; empty if it is new. */
  saved: FormRecord;
}

/**
 * New pictures of projects. Like those of articles they are held in memory
 * until a record that shows them is saved.
 */
export class ProjectUploads {
  readonly #folder: URL;
  readonly #uploads: Uploads;
  /** Crops that pages show, by the name in their reference. */
  readonly #shownCrops = new Map<string, UploadShape[]>();
  /** Crops as the form shows uploads at first. */
  readonly #proposed: UploadShape[] = [];
  /** References of saved pictures by project and what forms may call them. */
  readonly #saved = new Map<string, string>();

  /** @param folder The folder of all pictures, with a trailing slash. */
  constructor(folder: URL, uploads: Uploads) {
    this.#folder = folder;
    this.#uploads = uploads;
  }

  /** Reads an uploaded file and proposes its crops and colours. */
  async add(form: FormData): Promise<Upload> {
    const file = form.get("file");
    if (!(file instanceof File)) throw new Error("No picture was uploaded");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { picture, pixels } = await this.#uploads.add(bytes);
    const { width, height } = pixels;
    const { focus, ...proposals } = await proposalsFor(pixels);
    const crop = { source: picture, focus };
    const isWide = proposals.wide;
    const proposed = this.#proposed;
    if (proposed.length === 0) proposed.push(...coverShapes(crop));
    proposed.push(...galleryShapes("", { ...crop, isWide, upright: crop }));
    this.#uploads.encodeAhead(proposed);
    return { picture, width, height, focus: percentOf(focus), ...proposals };
  }

  /** A file by its address: of a whole upload, or of a crop. */
  file(address: string): Promise<Bytes> | undefined {
    const [, name = "", suffix = "", width, format] =
      /^\/pictures\/new\/([0-9a-f]+)(-tall)?(?:-(\d+))?\.(avif|webp)$/
        .exec(address) ?? [];
    if (!width) return this.#uploads.whole(`${newPictureSet}/${name}`);
    const shape = this.#shownCrops.get(name)?.find((it) => it.name === suffix);
    return shape &&
      this.#uploads.file(shape, {
        width: Number(width),
        format: format as PhotoFile["format"],
      });
  }

  /** The reference by which a page shows a picture of the form. */
  shownAs(picture: FormRecord, slug: string): unknown {
    let reference = picture.picture;
    if (isNew(reference)) {
      const shapes = shapesOf(picture);
      const name = hashOf(JSON.stringify(shapes));
      this.#shownCrops.set(name, shapes);
      reference = `${newPictureSet}/${name}`;
    }
    return this.#saved.get(`${slug} ${reference}`) ?? reference;
  }

  /**
   * Names the new pictures of a record to save, and all of a renamed one.
   * @param form The record as the form sent it, with its cover.
   * @returns The record to save, and what writes its pictures before.
   * @throws {ExpectedError} If an upload is gone.
   */
  place(
    record: FormRecord,
    form: FormRecord,
    { id: slug, readId, saved: before }: PlaceOptions,
  ): { record: FormRecord; write(): Promise<void> } {
    const place = new URL(`${slug}/`, this.#folder);
    const showcase = groupsIn(record.showcase);
    const shown = [...groupsIn(before.showcase), ...showcase];
    // What a killed save has left of a new project may be overwritten.
    let number = before.slug
      ? nextNumber(readId, shown, new URL(`${readId}/`, this.#folder))
      : 1;
    const shapes: UploadShape[] = [];
    const placed = new Map<string, string>();
    for (const [index, { picture }] of showcase.entries()) {
      if (readId !== slug && String(picture).startsWith(`${readId}/`)) {
        placed.set(String(picture), String(picture).replace(readId, slug));
      }
      if (!isNew(picture) || placed.has(picture)) continue;
      const hash = picture.slice(newPictureSet.length + 1);
      const crops = this.#shownCrops.get(hash);
      if (!crops?.every(({ source }) => this.#uploads.has(source))) {
        throw gone(`picture ${index + 1}`);
      }
      const reference = numbered(slug, number++, nameLetters(hash));
      placed.set(picture, reference);
      const [, name] = reference.split("/");
      shapes.push(...crops.map((it) => ({ ...it, name: name + it.name })));
    }
    // Saved pictures that get another one for phones.
    for (
      const [index, { picture, phone }] of groupsIn(form.showcase).entries()
    ) {
      const shown = String(showcase[index]?.picture);
      const [set, name] = (placed.get(shown) ?? shown).split("/");
      if (!isRecord(phone) || isNew(picture) || set !== slug) continue;
      const crop = cropOf(phone);
      if (!this.#uploads.has(crop.source)) {
        throw gone(`picture ${index + 1} for phones`);
      }
      shapes.push({ ...crop, name: `${name}-tall`, kind: "tall" });
    }
    const cover = newCover(form.coverAlt);
    if (cover && !this.#uploads.has(cover.source)) throw gone("the cover");
    return {
      record: placed.size === 0 ? record : {
        ...record,
        showcase: showcase.map((it) => ({
          ...it,
          picture: placed.get(String(it.picture)) ?? it.picture,
        })),
      },
      write: async () => {
        const files = await this.#uploads.files(
          cover ? [...coverShapes(cover), ...shapes] : shapes,
          cover && { ...cover, name: projectShareFile },
        );
        if (files.length > 0) Deno.mkdirSync(place, { recursive: true });
        for (const { name, bytes } of files) {
          saveFile(new URL(name, place), bytes);
        }
        for (const [picture, reference] of placed) {
          this.#saved.set(`${slug} ${picture}`, reference);
        }
      },
    };
  }
}

/** The crops of a picture of the form. */
function shapesOf(picture: FormRecord): UploadShape[] {
  const { wide, upright, phone } = picture;
  const crop = cropOf(picture);
  const onPhones = isRecord(phone) ? cropOf(phone) : crop;
  return galleryShapes("", {
    ...crop,
    isWide: Boolean(wide),
    upright: upright ? onPhones : undefined,
  });
}

/** The crop of a cover of the form; undefined if it is not new. */
function newCover(cover: unknown): Crop<string> | undefined {
  return isRecord(cover) && isNew(cover.picture) ? cropOf(cover) : undefined;
}

function cropOf({ picture, focus }: FormRecord): Crop<string> {
  return {
    source: String(picture),
    focus: focusOf(focus) ?? { x: 0.5, y: 0.5 },
  };
}

function focusOf(text: unknown): Point | undefined {
  return typeof text === "string" ? parseFocus(text) : undefined;
}

function percentOf({ x, y }: Point): string {
  return `${Math.round(100 * x)},${Math.round(100 * y)}`;
}

function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

function gone(picture: string): ExpectedError {
  return new ExpectedError(
    `Cannot save: ${picture} is gone, drop its file again`,
  );
}
