import * as z from "zod/mini";
import { saveFile } from "../../lib/save-file.ts";
import { isKind, type Kind } from "./kinds.ts";

/** One drawn picture, as its manifest records it. */
const recordSchema = z.object({
  kind: z.custom<Kind>(isKind),
  alt: z.string().check(z.minLength(1)),
  /** The placeholder colour. */
  ground: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  /** Hash of the scene's document and the settings it was drawn with. */
  source: z.string(),
  /** Hash of the drawn pixels. */
  pixels: z.string(),
  /** Size of each file in bytes. */
  files: z.record(z.string(), z.number()),
});

const manifestSchema = z.record(z.string(), recordSchema);

/** One picture as it was last drawn. */
export type PictureRecord = z.infer<typeof recordSchema>;

/** The pictures of a set, by name. */
type Manifest = z.infer<typeof manifestSchema>;

/** Folder that holds all sets of pictures. */
export const picturesFolder = new URL(
  "../../../static/pictures/",
  import.meta.url,
);

/** Folder of the set called `name`. */
export function setFolder(name: string, folder: URL = picturesFolder): URL {
  return new URL(`${name}/`, folder);
}

/**
 * Reads a set's manifest; empty when the set was never drawn.
 * @throws {Error} When the file is not a valid manifest.
 */
export async function readManifest(
  set: string,
  folder: URL = picturesFolder,
): Promise<Manifest> {
  try {
    const text = await Deno.readTextFile(manifestFile(set, folder));
    return z.parse(manifestSchema, JSON.parse(text));
  } catch (cause) {
    if (cause instanceof Deno.errors.NotFound) return {};
    throw new Error(`Cannot read the manifest of "${set}"`, { cause });
  }
}

/** The pictures of a manifest sorted by name: objects would put "10" first. */
export function inOrder(manifest: Manifest): [string, PictureRecord][] {
  return Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Writes a set's manifest. */
export async function writeManifest(
  set: string,
  manifest: Manifest,
  folder: URL = picturesFolder,
): Promise<void> {
  const sorted = Object.fromEntries(inOrder(manifest));
  await Deno.mkdir(setFolder(set, folder), { recursive: true });
  saveFile(
    manifestFile(set, folder),
    JSON.stringify(sorted, null, 2) + "\n",
  );
}

function manifestFile(set: string, folder: URL): URL {
  return new URL("manifest.json", setFolder(set, folder));
}
