import { slugOf } from "../../../lib/text/slug.ts";
import {
  type DescribedPhoto,
  describePhoto,
  writePhoto,
} from "../../images/add-photo.ts";
import type { EncodedFile } from "../../images/encode.ts";
import {
  encodeShareCrop,
  fileName,
  filesOf,
} from "../../images/encode-photo.ts";
import { pictureKinds } from "../../../ui/pictures/picture-kinds.ts";
import { parseFocus } from "../../images/crop.ts";
import {
  coverOf,
  pictureBlockOf,
  portraitOf,
} from "../../images/photo-fields.ts";
import { nameLetters } from "../../images/name-letters.ts";
import { type ListedPhoto, listPhotos } from "../../images/photo-list.ts";
import type { Uploads, UploadShape } from "./uploads.ts";

/** The addresses of an uploaded picture, or the name of a portrait. */
export interface NewPicture {
  cover: string;
  whole: string;
  portrait?: string;
}

/** Photographs that no saved record shows yet. */
export interface NewPhotos {
  /** Names an uploaded picture. */
  add(form: FormData): Promise<NewPicture>;
  photos(): ListedPhoto[];
  /** A file by its address. */
  file(address: string): Promise<Uint8Array<ArrayBuffer>> | undefined;
  /** Writes the files of the pictures that a saved record uses. */
  keep(record: string): Promise<void>;
}

/** A photograph, and its upload. */
interface NewPhoto extends DescribedPhoto {
  source: string;
}

/** @param folder The folder of all pictures, with a trailing slash. */
export function createNewPhotos(folder: URL, uploads: Uploads): NewPhotos {
  const names = new Set<string>();
  const added = new Map<string, NewPhoto>();

  async function encodedFiles(photo: NewPhoto): Promise<EncodedFile[]> {
    const files: EncodedFile[] = [];
    for (const shape of shapesOf(photo)) {
      for (const file of filesOf(pictureKinds[shape.kind])) {
        const bytes = await uploads.file(shape, file);
        files.push({ name: fileName(shape.name, file), bytes });
      }
    }
    const { share, source, photo: { focus } } = photo;
    if (!share) return files;
    const pixels = await uploads.pixels(source);
    return [...files, await encodeShareCrop(pixels, share, focus)];
  }

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
      const upload = await uploads.add(bytes);
      const described = await describePhoto(upload.pixels, {
        name,
        alt: isPortrait ? "Portrait" : String(form.get("alt") ?? ""),
        isPortrait,
        focus: parseFocus(String(form.get("focus"))),
      });
      const { photo } = described;
      const picture = { ...described, source: upload.picture };
      added.set(name, picture);
      // A failure shows when the record is saved.
      uploads.makeAhead(shapesOf(picture)).catch(() => {});
      return {
        cover: coverOf(photo).coverImage,
        whole: pictureBlockOf(photo).image,
        ...(isPortrait && portraitOf(photo)),
      };
    },
    photos: () => [...added.values()].map(({ photo }) => photo),
    file(address) {
      for (const picture of added.values()) {
        for (const shape of shapesOf(picture)) {
          const file = filesOf(pictureKinds[shape.kind]).find((it) =>
            address ===
              `/pictures/${picture.photo.set}/${fileName(shape.name, it)}`
          );
          if (file) return uploads.file(shape, file);
        }
      }
    },
    async keep(record) {
      for (const [name, picture] of added) {
        const { photo } = picture;
        const { portrait } = portraitOf(photo);
        const isShown = record.includes(`"${portrait}"`) ||
          photo.files.some((file) =>
            record.includes(`"/pictures/${photo.set}/${file}"`)
          );
        if (!isShown) continue;
        const files = await encodedFiles(picture);
        await writePhoto({ photo, files }, folder);
        added.delete(name);
      }
    },
  };
}

function shapesOf(
  { crops, source, photo: { focus } }: NewPhoto,
): UploadShape[] {
  return crops.map((crop) => ({ ...crop, source, focus }));
}
