import type { FormRecord, Photo } from "../../../records/form-record.ts";
import { pictureBlockOf } from "../../images/photo-fields.ts";
import { type ListedPhoto, listPhotos } from "../../images/photo-list.ts";
import { NewPhotos } from "./new-photos.ts";
import { type PlaceOptions, ProjectUploads } from "./project-uploads.ts";
import { Uploads } from "./uploads.ts";

/**
 * Pictures that no saved record uses yet. Held in memory, so that abandoned
 * forms leave no files behind.
 */
export class NewPictures implements AsyncDisposable {
  readonly #folder: URL;
  readonly #uploads = new Uploads();
  readonly photos: NewPhotos;
  readonly projects: ProjectUploads;

  /** @param folder The folder of all pictures, with a trailing slash. */
  constructor(folder: URL) {
    this.#folder = folder;
    this.photos = new NewPhotos(folder, this.#uploads);
    this.projects = new ProjectUploads(folder, this.#uploads);
  }

  /** The photograph at an address, saved or new. */
  photo(address: unknown): Photo | undefined {
    const all = [...listPhotos(this.#folder), ...this.photos.photos()];
    const photo = photoAt(address, all);
    return photo && pictureBlockOf(photo);
  }

  /** A file by its address. */
  file(address: string): Promise<Uint8Array<ArrayBuffer>> | undefined {
    return this.photos.file(address) ?? this.projects.file(address);
  }

  /**
   * Names the new pictures of a record to save.
   * @param form The record as the form sent it.
   * @returns The record to save, and what writes its pictures before.
   * @throws {ExpectedError} If an upload is gone.
   */
  place(
    record: FormRecord,
    form: FormRecord,
    options: PlaceOptions,
  ): { record: FormRecord; write(text: string): Promise<void> } {
    const placed = this.projects.place(record, form, options);
    return {
      record: placed.record,
      write: async (text) => {
        await this.photos.keep(text);
        await placed.write();
      },
    };
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#uploads[Symbol.asyncDispose]();
  }
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
