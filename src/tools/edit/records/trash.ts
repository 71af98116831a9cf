import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { flushFolder } from "../../../lib/save-file.ts";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import {
  copyPhoto,
  listPhotos,
  removeReplaced,
} from "../../images/photo-list.ts";
import {
  editorFolder,
  newTrashFolder,
  picturesOf,
} from "../../images/trash-folder.ts";
import { addressOf, filePath } from "../../../records/kind.ts";
import { folderKindOf, folderKinds } from "../../../pages/kinds.server.ts";
import { removeRedirect } from "./redirects.ts";

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
  const kind = folderKindOf(list);
  const path = filePath(kind, id);
  const to = new URL(path, root);
  if (exists(to)) {
    throw new ExpectedError(
      `Cannot bring "${id}" back: there is another one with this name. Rename that one first.`,
    );
  }
  move(fileURLToPath(new URL(path, folder)), fileURLToPath(to));
  removeRedirect(root, addressOf(kind, id));
}

function trashFolder(root: URL, id: string): URL {
  return new URL(`trash/${id}/`, editorFolder(root));
}

function recordsIn(folder: URL): { list: string; id: string }[] {
  return folderKinds.flatMap((kind) =>
    namesIn(new URL(`${kind.folder}/`, folder))
      .filter((name) => name.endsWith(".json"))
      .map((name) => ({ list: kind.name, id: name.slice(0, -".json".length) }))
  );
}

function labelOf(
  { list, id }: { list: string; id: string },
  folder: URL,
): string {
  const kind = folderKindOf(list);
  const record = parseJson(textOf(new URL(filePath(kind, id), folder)));
  const { label, title: field } = kind;
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
