import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { flushFolder } from "../../../lib/save-file.ts";
import { isRecord } from "../../../lib/text/json.ts";
import { editorFolder, newTrashFolder } from "../editor-folder.ts";
import { listPhoto, listPhotos, unlistPhoto } from "../../images/photo-list.ts";
import { editorFile } from "../publish/editor-files.ts";
import { readJsonFiles } from "../../../records/files.server.ts";
import { addressOf, filePath } from "../../../records/kind.ts";
import { collectionOf, collections } from "../../../pages/kinds.server.ts";
import { removeRedirect } from "./redirects.ts";

/** A record that was deleted, in a folder of its own with the file's path. */
export interface Deleted {
  /** The name of its folder in the trash. */
  id: string;
  when: Date;
  /** What it is, such as `Article “Tides”`. */
  label: string;
  /** Where it is in the editor. */
  record: { list: string; id: string };
}

/**
 * Moves a record's file to the trash, with pictures.
 * @param path Its path from the project's root.
 * @param pictures Those of their files.
 */
export function moveToTrash(
  root: URL,
  path: string,
  pictures: readonly string[] = [],
): void {
  const trash = newTrashFolder(root);
  // The record first: what is killed leaves no picture missing.
  for (const file of [path, ...pictures]) moveBetween(root, trash, file);
  const [folder, kept] = [root, trash]
    .map((it) => new URL("static/pictures/", it)) as [URL, URL];
  for (const photo of listPhotos(folder)) {
    const { set, files } = photo;
    const isGone = files.some((file) =>
      pictures.includes(`static/pictures/${set}/${file}`)
    );
    if (!isGone) continue;
    listPhoto(photo, kept);
    unlistPhoto(photo, folder);
  }
}

function moveBetween(from: URL, to: URL, path: string): void {
  const [source, target] = [from, to]
    .map((it) => fileURLToPath(new URL(path, it))) as [string, string];
  if (existsSync(source) && !existsSync(target)) move(source, target);
}

function move(from: string, to: string): void {
  Deno.mkdirSync(dirname(to), { recursive: true });
  Deno.renameSync(from, to);
  flushFolder(dirname(to));
  flushFolder(dirname(from));
}

/** Everything in the trash, what was deleted last first. */
export async function listTrash(root: URL): Promise<Deleted[]> {
  const found: Deleted[] = [];
  const trash = new URL("trash/", editorFolder(root));
  for (const { name: id } of existsSync(trash) ? Deno.readDirSync(trash) : []) {
    const [, day, hour, minute, second] =
      /^(.+)T(\d\d)-(\d\d)-([\d.]+)Z$/.exec(id) ?? [];
    const when = new Date(`${day}T${hour}:${minute}:${second}Z`);
    if (isNaN(when.getTime())) continue;
    for (const { name: list, folder, label, title } of collections) {
      const place = new URL(`${folder}/`, trashFolder(root, id));
      for (const { id: name, value } of await readJsonFiles(place)) {
        const json = "json" in value ? value.json : undefined;
        const shown = isRecord(json) && json[title] || name;
        const record = { list, id: name };
        found.push({ id, when, label: `${label} “${shown}”`, record });
      }
    }
  }
  return found.sort((a, b) => b.when.getTime() - a.when.getTime());
}

/**
 * Puts a record back from the trash. A redirect from its address goes.
 * @throws {ExpectedError} If it is not there, or another record has its name.
 */
export async function restore(
  root: URL,
  id: string,
): Promise<Deleted> {
  const deleted = (await listTrash(root)).find((it) => it.id === id);
  if (!deleted) {
    throw new ExpectedError("Cannot restore it: it is not there");
  }
  const folder = trashFolder(root, id);
  const { record } = deleted;
  const kind = collectionOf(record.list);
  const path = filePath(kind, record.id);
  const to = new URL(path, root);
  if (existsSync(to)) {
    throw new ExpectedError(
      `Cannot restore "${record.id}": there is another one with this name. Rename that one first.`,
    );
  }
  restorePictures(root, folder);
  moveBetween(folder, root, path);
  removeRedirect(root, addressOf(kind, record.id));
  await Deno.remove(folder, { recursive: true });
  return deleted;
}

/** Puts the pictures of a folder in the trash back. */
function restorePictures(root: URL, trash: URL): void {
  const [kept, folder] = [trash, root]
    .map((it) => new URL("static/pictures/", it)) as [URL, URL];
  const sets = existsSync(kept) ? [...Deno.readDirSync(kept)] : [];
  for (const { name: set } of sets) {
    for (const { name } of Deno.readDirSync(new URL(`${set}/`, kept))) {
      if (!editorFile(`static/pictures/${set}/${name}`)) continue;
      if (name === "photos.json") continue;
      moveBetween(trash, root, `static/pictures/${set}/${name}`);
    }
  }
  for (const photo of listPhotos(kept)) listPhoto(photo, folder);
}

function trashFolder(root: URL, id: string): URL {
  return new URL(`trash/${id}/`, editorFolder(root));
}
