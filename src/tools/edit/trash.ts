import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { flushFolder } from "../../lib/save-file.ts";
import { isRecord, parseJson } from "../../lib/text/json.ts";
import { copyPhoto, listPhotos, removeReplaced } from "../images/photo-list.ts";
import { collectionOf, collections, recordPath } from "./collections.ts";
import { addressOf, removeRedirect } from "./redirects.ts";

/** Something that was deleted, in a folder of its own with the files' paths. */
export interface Deleted {
  /** The name of its folder in the trash. */
  id: string;
  when: Date;
  /** What it is, such as `Article “Tides”`. */
  label: string;
  /** Where it is in the editor, if it is a record. */
  record?: { list: string; id: string };
}

/** What the editor keeps beside the project's files; git ignores it. */
export function editorFolder(root: URL): URL {
  return new URL(".editor/", root);
}

/** A folder in the trash for what is deleted now. */
export function newTrashFolder(root: URL, now = new Date()): URL {
  // Without colons, which Windows does not allow.
  const name = now.toISOString().replaceAll(":", "-");
  return new URL(`trash/${name}/`, editorFolder(root));
}

/**
 * Moves a record's file to the trash.
 * @param path Its path from the project's root.
 */
export function moveToTrash(root: URL, path: string): void {
  const from = fileURLToPath(new URL(path, root));
  const to = fileURLToPath(new URL(path, newTrashFolder(root)));
  move(from, to);
}

function move(from: string, to: string): void {
  Deno.mkdirSync(dirname(to), { recursive: true });
  Deno.renameSync(from, to);
  flushFolder(dirname(to));
  flushFolder(dirname(from));
}

/** Everything in the trash, what was deleted last first. */
export function listTrash(root: URL): Deleted[] {
  const found: Deleted[] = [];
  for (const id of namesIn(new URL("trash/", editorFolder(root)))) {
    const [, day, hour, minute, second] =
      /^(.+)T(\d\d)-(\d\d)-([\d.]+)Z$/.exec(id) ?? [];
    const when = new Date(`${day}T${hour}:${minute}:${second}Z`);
    if (isNaN(when.getTime())) continue;
    const folder = trashFolder(root, id);
    for (const record of recordsIn(folder)) {
      found.push({ id, when, label: labelOf(record, folder), record });
    }
    for (const { name, alt } of listPhotos(picturesOf(folder))) {
      found.push({ id, when, label: `Picture “${name}”: ${alt}` });
    }
  }
  return found.sort((a, b) => b.when.getTime() - a.when.getTime());
}

/**
 * Puts something back from the trash. A redirect from a record's address goes;
 * a picture that has taken a picture's place goes to the trash.
 * @throws {ExpectedError} If it is not there, or another record has its name.
 */
export async function bringBack(
  root: URL,
  id: string,
): Promise<Deleted> {
  const all = listTrash(root);
  const [first, ...others] = all.filter((deleted) => deleted.id === id);
  if (!first) throw new ExpectedError("Cannot bring it back: it is not there");
  const folder = trashFolder(root, id);
  for (const { record } of [first, ...others]) {
    if (record) bringRecordBack(root, folder, record);
  }
  const pictures = picturesOf(root);
  for (const photo of listPhotos(picturesOf(folder))) {
    const inItsPlace = listPhotos(pictures)
      .find(({ name }) => name === photo.name);
    if (inItsPlace) {
      await copyPhoto(inItsPlace, pictures, picturesOf(newTrashFolder(root)));
    }
    await copyPhoto(photo, picturesOf(folder), pictures);
    if (inItsPlace) await removeReplaced(inItsPlace, photo, pictures);
  }
  await Deno.remove(folder, { recursive: true });
  return first;
}

function bringRecordBack(
  root: URL,
  folder: URL,
  { list, id }: NonNullable<Deleted["record"]>,
): void {
  const path = recordPath(list, id);
  const to = new URL(path, root);
  if (exists(to)) {
    throw new ExpectedError(
      `Cannot bring "${id}" back: there is another one with this name. Rename that one first.`,
    );
  }
  move(fileURLToPath(new URL(path, folder)), fileURLToPath(to));
  removeRedirect(root, addressOf(list, id));
}

function trashFolder(root: URL, id: string): URL {
  return new URL(`trash/${id}/`, editorFolder(root));
}

/** The folder of all pictures of the project, or of a folder in the trash. */
export function picturesOf(folder: URL): URL {
  return new URL("static/pictures/", folder);
}

function recordsIn(folder: URL): { list: string; id: string }[] {
  return [...collections].flatMap(([list, collection]) =>
    namesIn(new URL(`${collection.folder}/`, folder))
      .filter((name) => name.endsWith(".json"))
      .map((name) => ({ list, id: name.slice(0, -".json".length) }))
  );
}

function labelOf(
  { list, id }: { list: string; id: string },
  folder: URL,
): string {
  const record = parseJson(textOf(new URL(recordPath(list, id), folder)));
  const { label, title: field } = collectionOf(list);
  const title = isRecord(record) ? record[field] : undefined;
  return `${label} “${title ?? id}”`;
}

function namesIn(folder: URL): string[] {
  try {
    return [...Deno.readDirSync(folder)].map(({ name }) => name);
  } catch (cause) {
    if (cause instanceof Deno.errors.NotFound) return [];
    throw cause;
  }
}

function textOf(file: URL): string {
  return exists(file) ? Deno.readTextFileSync(file) : "";
}

function exists(file: URL): boolean {
  try {
    return Deno.lstatSync(file) !== undefined;
  } catch {
    return false;
  }
}
