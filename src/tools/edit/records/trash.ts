import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { flushFolder } from "../../../lib/save-file.ts";
import { isRecord } from "../../../lib/text/json.ts";
import { editorFolder, newTrashFolder } from "../editor-folder.ts";
import { readJsonFiles } from "../../../records/files.server.ts";
import { addressOf, filePath } from "../../../records/kind.ts";
import { folderKindOf, folderKinds } from "../../../pages/kinds.server.ts";
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
export async function listTrash(root: URL): Promise<Deleted[]> {
  const found: Deleted[] = [];
  const trash = new URL("trash/", editorFolder(root));
  for (const { name: id } of existsSync(trash) ? Deno.readDirSync(trash) : []) {
    const [, day, hour, minute, second] =
      /^(.+)T(\d\d)-(\d\d)-([\d.]+)Z$/.exec(id) ?? [];
    const when = new Date(`${day}T${hour}:${minute}:${second}Z`);
    if (isNaN(when.getTime())) continue;
    for (const { name: list, folder, label, title } of folderKinds) {
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
export async function bringBack(
  root: URL,
  id: string,
): Promise<Deleted> {
  const deleted = (await listTrash(root)).find((it) => it.id === id);
  if (!deleted) {
    throw new ExpectedError("Cannot bring it back: it is not there");
  }
  const folder = trashFolder(root, id);
  const { record } = deleted;
  const kind = folderKindOf(record.list);
  const path = filePath(kind, record.id);
  const to = new URL(path, root);
  if (existsSync(to)) {
    throw new ExpectedError(
      `Cannot bring "${record.id}" back: there is another one with this name. Rename that one first.`,
    );
  }
  move(fileURLToPath(new URL(path, folder)), fileURLToPath(to));
  removeRedirect(root, addressOf(kind, record.id));
  await Deno.remove(folder, { recursive: true });
  return deleted;
}

function trashFolder(root: URL, id: string): URL {
  return new URL(`trash/${id}/`, editorFolder(root));
}
