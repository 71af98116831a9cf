import { fileNameOf } from "../../../records/file-name.ts";
import {
  type DescribedPhoto,
  describePhoto,
  writePhoto,
} from "../../images/add-photo.ts";
import { fileName, filesOf } from "../../images/encode-photo.ts";
import { pictureKinds } from "../../../agency/pictures/picture-kinds.ts";
import { parseFocus } from "../../images/crop.ts";
import {
  coverOf,
  pictureBlockOf,
  portraitOf,
} from "../../images/photo-fields.ts";
import { nameLetters } from "../../images/name-letters.ts";
import { type ListedPhoto, listPhotos } from "../../images/photo-list.ts";
import type { NewPicture } from "./form-picture.ts";
import type { Uploads, UploadShape } from "./uploads.ts";

/** A photograph, and its upload. */
interface NewPhoto extends DescribedPhoto {
  source: string;
}

/** Photographs that no saved record shows yet. */
export class NewPhotos {
  readonly #folder: URL;
  readonly #uploads: Uploads;
  readonly #names = new Set<string>();
  readonly #added = new Map<string, NewPhoto>();

  /** @param folder The folder of all pictures, with a trailing slash. */
  constructor(folder: URL, uploads: Uploads) {
    this.#folder = folder;
    this.#uploads = uploads;
  }

  /** Names an uploaded picture. */
  async add(form: FormData): Promise<NewPicture> {
    const file = form.get("file");
    if (!(file instanceof File)) throw new Error("No picture was uploaded");
    const listed = new Set(listPhotos(this.#folder).map((it) => it.name));
    const wanted = fileNameOf(file.name.replace(/\.\w+$/, "")) || "picture";
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Another editor may have another picture of this name.
    const letters = nameLetters(bytes);
    let name = `${wanted}-${letters}`;
    for (let n = 2; listed.has(name) || this.#names.has(name); n++) {
      name = `${wanted}-${n}-${letters}`;
    }
    this.#names.add(name);
    const isPortrait = form.has("portrait");
    const upload = await this.#uploads.add(bytes);
    const described = await describePhoto(upload.pixels, {
      name,
      alt: isPortrait ? "Portrait" : String(form.get("alt") ?? ""),
      isPortrait,
      focus: parseFocus(String(form.get("focus"))),
    });
    const { photo } = described;
    const picture = { ...described, source: upload.picture };
    this.#added.set(name, picture);
    this.#uploads.encodeAhead(shapesOf(picture));
    return {
      cover: coverOf(photo).coverImage,
      whole: pictureBlockOf(photo).image,
      ...(isPortrait && portraitOf(photo)),
    };
  }

  photos(): ListedPhoto[] {
    return [...this.#added.values()].map(({ photo }) => photo);
  }

  /** A file by its address. */
  file(address: string): Promise<Uint8Array<ArrayBuffer>> | undefined {
    for (const picture of this.#added.values()) {
      for (const shape of shapesOf(picture)) {
        const file = filesOf(pictureKinds[shape.kind]).find((it) =>
          address ===
            `/pictures/${picture.photo.set}/${fileName(shape.name, it)}`
        );
        if (file) return this.#uploads.file(shape, file);
      }
    }
  }

  /** Writes the files of the pictures that a saved record uses. */
  async keep(record: string): Promise<void> {
    for (const [name, picture] of this.#added) {
      const { photo, share, source } = picture;
      const { portrait } = portraitOf(photo);
      const isShown = record.includes(`"${portrait}"`) ||
        photo.files.some((file) =>
          record.includes(`"/pictures/${photo.set}/${file}"`)
        );
      if (!isShown) continue;
      const files = await this.#uploads.files(
        shapesOf(picture),
        share ? { name: share, source, focus: photo.focus } : undefined,
      );
      await writePhoto({ photo, files }, this.#folder);
      this.#added.delete(name);
    }
  }
}

function shapesOf(
  { crops, source, photo: { focus } }: NewPhoto,
): UploadShape[] {
  return crops.map((crop) => ({ ...crop, source, focus }));
}
