import type { FormRecord, Photo } from "../../../records/form-record.ts";
import { pictureBlockOf } from "../../images/photo-fields.ts";
import { type ListedPhoto, listPhotos } from "../../images/photo-list.ts";
import { createNewPhotos, type NewPhotos } from "./new-photos.ts";
import {
  createProjectUploads,
  type PlaceOptions,
  type ProjectUploads,
} from "./project-uploads.ts";
import { createUploads } from "./uploads.ts";

/**
 * Pictures that no saved record uses yet. Held in memory, so that abandoned
 * forms leave no files behind.
 */
export interface NewPictures extends AsyncDisposable {
  photos: Pick<NewPhotos, "add">;
  projects: Pick<ProjectUploads, "add">;
  /** The photograph at an address, saved or new. */
  photo(address: unknown): Photo | undefined;
  /** The name by which the page of a record shows a picture of its form. */
  nameOf(picture: FormRecord, id: string): unknown;
  /** A file by its address. */
  file(
    address: string,
  ): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> | undefined;
  /**
   * Names the new pictures of a complete record.
   * @param form The record as the form sent it.
   * @returns The record to save, and what writes its pictures before.
   * @throws {ExpectedError} If an upload is gone.
   */
  place(
    record: FormRecord,
    form: FormRecord,
    options: PlaceOptions,
  ): { record: FormRecord; write(text: string): Promise<void> };
}

/** @param folder The folder of all pictures, with a trailing slash. */
export function createNewPictures(folder: URL): NewPictures {
  const uploads = createUploads();
  const photos = createNewPhotos(folder, uploads);
  const projects = createProjectUploads(folder, uploads);
  return {
    photos,
    projects,
    photo(address) {
      const all = [...listPhotos(folder), ...photos.photos()];
      const photo = photoAt(address, all);
      return photo && pictureBlockOf(photo);
    },
    nameOf: projects.shownAs,
    file: (address) => photos.file(address) ?? projects.file(address),
    place(record, form, options) {
      const placed = projects.place(record, form, options);
      return {
        record: placed.record,
        async write(text) {
          await photos.keep(text);
          await placed.write();
        },
      };
    },
    [Symbol.asyncDispose]: () => uploads[Symbol.asyncDispose](),
  };
}

function photoAt(
  address: unknown,
  photos: readonly ListedPhoto[],
): ListedPhoto | undefined {
  if (typeof address !== "string") return undefined;
  const [, set, file] = /^\/pictures\/([\w-]+)\/([\w.-]+)$/.exec(address) ?? [];
  return photos.find((photo) =>
    photo.set === set && photo.files.includes(file ?? "")
  );
}
