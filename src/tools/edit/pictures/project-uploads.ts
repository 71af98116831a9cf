import { createHash } from "node:crypto";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { isRecord } from "../../../lib/text/json.ts";
import { pictureKinds } from "../../../ui/pictures/picture-kinds.ts";
import { parseFocus, type Point } from "../../images/crop.ts";
import {
  encodeShareCrop,
  fileName,
  filesOf,
  type PhotoFile,
} from "../../images/encode-photo.ts";
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
import { groupsIn } from "../../../records/complete.ts";
import type { FormRecord } from "../../../records/form-record.ts";
import type { Uploads, UploadShape } from "./uploads.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface PlaceOptions {
  /** The name of the record's file. */
  id: string;
  /** The record as last saved; empty if it is new. */
  saved: FormRecord;
}

/**
 * New pictures of projects. Like those of articles they are held in memory
 * until a record that shows them is saved.
 */
export interface ProjectUploads {
  /** Reads an uploaded file and proposes its crops and colours. */
  add(form: FormData): Promise<Upload>;
  /** A file by its address: of a whole upload, or of a crop. */
  file(address: string): Promise<Bytes> | undefined;
  /** The reference by which a page shows a picture of the form. */
  shownAs(picture: FormRecord, slug: string): unknown;
  /**
   * Names the new pictures of a complete record.
   * @param form The record as the form sent it, with its cover.
   * @returns The record to save, and what writes its pictures before.
   * @throws {ExpectedError} If an upload is gone.
   */
  place(
    record: FormRecord,
    form: FormRecord,
    options: PlaceOptions,
  ): { record: FormRecord; write(): Promise<void> };
}

/** @param folder The folder of all pictures, with a trailing slash. */
export function createProjectUploads(
  folder: URL,
  uploads: Uploads,
): ProjectUploads {
  /** Crops that pages show, by the name in their reference. */
  const shownCrops = new Map<string, UploadShape[]>();
  /** Crops as the form shows uploads at first. */
  const proposed: UploadShape[] = [];
  /** References of saved pictures by project and crop. */
  const saved = new Map<string, string>();

  function shownAs(picture: FormRecord, slug: string): unknown {
    if (!isNew(picture.picture)) return picture.picture;
    const shapes = shapesOf(picture);
    const name = hashOf(JSON.stringify(shapes));
    shownCrops.set(name, shapes);
    return saved.get(`${slug} ${name}`) ?? `${newPictureSet}/${name}`;
  }

  return {
    async add(form) {
      const file = form.get("file");
      if (!(file instanceof File)) throw new Error("No picture was uploaded");
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { picture, pixels } = await uploads.add(bytes);
      const { width, height } = pixels;
      const { focus, ...proposals } = await proposalsFor(pixels);
      const crop = { source: picture, focus };
      const isWide = proposals.wide;
      if (proposed.length === 0) proposed.push(...coverShapes(crop));
      proposed.push(...galleryShapes("", { ...crop, isWide, upright: crop }));
      // A failure shows when the record is saved.
      uploads.makeAhead(proposed).catch(() => {});
      return { picture, width, height, focus: percentOf(focus), ...proposals };
    },
    file(address) {
      const [, name = "", suffix = "", width, format] =
        /^\/pictures\/new\/([0-9a-f]+)(-tall)?(?:-(\d+))?\.(avif|webp)$/
          .exec(address) ?? [];
      if (!width) return uploads.whole(`${newPictureSet}/${name}`);
      const shape = shownCrops.get(name)?.find((it) => it.name === suffix);
      return shape &&
        uploads.file(shape, {
          width: Number(width),
          format: format as PhotoFile["format"],
        });
    },
    shownAs,
    place(record, form, { id: slug, saved: before }) {
      const place = new URL(`${slug}/`, folder);
      const showcase = groupsIn(record.showcase);
      const shown = [...groupsIn(before.showcase), ...showcase];
      // What a killed save has left of a new project may be overwritten.
      let number = before.slug ? nextNumber(slug, shown, place) : 1;
      const shapes: UploadShape[] = [];
      const placed = new Map<string, string>();
      for (const [index, { picture }] of showcase.entries()) {
        if (!isNew(picture) || placed.has(picture)) continue;
        const hash = picture.slice(newPictureSet.length + 1);
        const crops = shownCrops.get(hash);
        if (!crops?.every(({ source }) => uploads.has(source))) {
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
        const [set, name] = String(picture).split("/");
        if (!isRecord(phone) || set !== slug) continue;
        const crop = cropOf(phone);
        if (!uploads.has(crop.source)) {
          throw gone(
            `picture ${index + 1} for phones`,
          );
        }
        shapes.push({ ...crop, name: `${name}-tall`, kind: "tall" });
      }
      const cover = newCover(form.coverAlt);
      if (cover && !uploads.has(cover.source)) throw gone("the cover");
      return {
        record: placed.size === 0 ? record : {
          ...record,
          showcase: showcase.map((it) => ({
            ...it,
            picture: placed.get(String(it.picture)) ?? it.picture,
          })),
        },
        async write() {
          const files: [name: string, bytes: Uint8Array][] = [];
          const all = cover ? [...coverShapes(cover), ...shapes] : shapes;
          for (const shape of all) {
            for (const file of filesOf(pictureKinds[shape.kind])) {
              const bytes = await uploads.file(shape, file);
              files.push([fileName(shape.name, file), bytes]);
            }
          }
          if (cover) {
            const { source, focus } = cover;
            const pixels = await uploads.pixels(source);
            const share = await encodeShareCrop(
              pixels,
              projectShareFile,
              focus,
            );
            files.push([share.name, share.bytes]);
          }
          if (files.length > 0) Deno.mkdirSync(place, { recursive: true });
          for (const [name, bytes] of files) {
            saveFile(new URL(name, place), bytes);
          }
          for (const [picture, reference] of placed) {
            const name = picture.slice(newPictureSet.length + 1);
            saved.set(`${slug} ${name}`, reference);
          }
        },
      };
    },
  };
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
