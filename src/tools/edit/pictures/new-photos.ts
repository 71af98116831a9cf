import { slugOf } from "../../../lib/text/slug.ts";
import {
  type MadePhoto,
  makePhoto,
  writePhoto,
} from "../../images/add-photo.ts";
import { parseFocus } from "../../images/crop.ts";
import {
  coverOf,
  pictureBlockOf,
  portraitOf,
} from "../../images/photo-fields.ts";
import { nameLetters } from "../../images/name-letters.ts";
import { type ListedPhoto, listPhotos } from "../../images/photo-list.ts";

/** The addresses of an uploaded picture, or the name of a portrait. */
export interface NewPicture {
  cover: string;
  whole: string;
  portrait?: string;
}

/** Photographs that no saved record shows yet. */
export interface NewPhotos {
  /** Makes the files of an uploaded picture. */
  add(form: FormData): Promise<NewPicture>;
  photos(): ListedPhoto[];
  /** A file by its address. */
  file(address: string): Uint8Array<ArrayBuffer> | undefined;
  /** Writes the files of the pictures that a saved record uses. */
  keep(record: string): Promise<void>;
}

/** @param folder The folder of all pictures, with a trailing slash. */
export function createNewPhotos(folder: URL): NewPhotos {
  const names = new Set<string>();
  const made = new Map<string, MadePhoto>();
  return {
    async add(form) {
      const file = form.get("file");
      if (!(file instanceof File)) throw new Error("No picture was uploaded");
      const listed = new Set(listPhotos(folder).map((it) => it.name));
      const wanted = slugOf(file.name.replace(/\.\w+$/, "")) || "picture";
      const bytes = new Uint8Array(await file.arrayBuffer());
      // Another editor may have another picture of this name.
      const letters = nameLetters(bytes);
      let name = `${wanted}-${letters}`;
      for (let n = 2; listed.has(name) || names.has(name); n++) {
        name = `${wanted}-${n}-${letters}`;
      }
      names.add(name);
      const isPortrait = form.has("portrait");
      const picture = await makePhoto({
        bytes,
        name,
        alt: isPortrait ? "Portrait" : String(form.get("alt") ?? ""),
        isPortrait,
        focus: parseFocus(String(form.get("focus"))),
      });
      made.set(name, picture);
      return {
        cover: coverOf(picture.photo).coverImage,
        whole: pictureBlockOf(picture.photo).image,
        ...(isPortrait && portraitOf(picture.photo)),
      };
    },
    photos: () => [...made.values()].map(({ photo }) => photo),
    file(address) {
      for (const { photo: { set }, files } of made.values()) {
        const file = files.find((it) =>
          address === `/pictures/${set}/${it.name}`
        );
        if (file) return new Uint8Array(file.bytes);
      }
    },
    async keep(record) {
      for (const [name, picture] of made) {
        const { photo } = picture;
        const { portrait } = portraitOf(photo);
        const isShown = record.includes(`"${portrait}"`) ||
          photo.files.some((file) =>
            record.includes(`"/pictures/${photo.set}/${file}"`)
          );
        if (!isShown) continue;
        await writePhoto(picture, folder);
        made.delete(name);
      }
    },
  };
}
