import * as z from "zod/mini";
import { saveFile } from "../../lib/save-file.ts";
import { type PhotoSet, photoSets } from "./grounds.ts";

const photoSchema = z.object({
  alt: z.string().check(z.minLength(1)),
  /** The focal point, as fractions of width and height. */
  focus: z.object({ x: z.number(), y: z.number() }),
  /** Size in pixels of the largest WebP file: uncropped, or of a portrait. */
  width: z.int(),
  height: z.int(),
  files: z.array(z.string()),
});
const listSchema = z.record(z.string(), photoSchema);

/** The metadata of a photograph. */
export type Photo = z.infer<typeof photoSchema>;

/** A photograph and the set that it is in. */
export interface ListedPhoto extends Photo {
  set: PhotoSet;
  name: string;
}

/**
 * All photographs, sorted by name.
 * @param folder The folder of all pictures, with a trailing slash.
 */
export function listPhotos(folder: URL): ListedPhoto[] {
  const lists = photoSets.map((set) => {
    const photos = Object.entries(readList(set, folder));
    return photos.map(([name, photo]) => ({ set, name, ...photo }));
  });
  return lists.flat().sort((a, b) => a.name < b.name ? -1 : 1);
}

/**
 * Puts a photograph into the list of its set. Synchronous, so that two saves at
 * the same time do not lose one of two photographs.
 */
export function listPhoto(
  { set, name, ...photo }: ListedPhoto,
  folder: URL,
): void {
  const list = readList(set, folder);
  writeList(set, { ...list, [name]: photo }, folder);
}

/** Removes a photograph from the list of its set. */
export function unlistPhoto(
  { set, name }: Pick<ListedPhoto, "set" | "name">,
  folder: URL,
): void {
  const { [name]: _, ...others } = readList(set, folder);
  writeList(set, others, folder);
}

/**
 * Removes what is left of a photograph after another has taken its name: files
 * that the other does not have.
 */
export async function removeReplaced(
  { set, files }: ListedPhoto,
  by: ListedPhoto,
  folder: URL,
): Promise<void> {
  for (const file of files) {
    if (by.files.includes(file)) continue;
    await Deno.remove(new URL(`${set}/${file}`, folder)).catch(() => {});
  }
}

function readList(
  set: PhotoSet,
  folder: URL,
): z.infer<typeof listSchema> {
  try {
    const text = Deno.readTextFileSync(listFile(set, folder));
    return z.parse(listSchema, JSON.parse(text));
  } catch (cause) {
    if (cause instanceof Deno.errors.NotFound) return {};
    throw new Error(`Cannot read the list of "${set}"`, { cause });
  }
}

function writeList(
  set: PhotoSet,
  photos: z.infer<typeof listSchema>,
  folder: URL,
): void {
  const sorted = Object.fromEntries(
    Object.entries(photos).sort(([a], [b]) => a < b ? -1 : 1),
  );
  Deno.mkdirSync(new URL(`${set}/`, folder), { recursive: true });
  const text = JSON.stringify(sorted, null, 2) + "\n";
  saveFile(listFile(set, folder), text);
}

function listFile(set: PhotoSet, folder: URL): URL {
  return new URL(`${set}/photos.json`, folder);
}
