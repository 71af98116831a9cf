import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { flushFolder } from "../../../lib/save-file.ts";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import { editorFolder, newTrashFolder } from "../editor-folder.ts";
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
  const deleted = listTrash(root).find((it) => it.id === id);
  if (!deleted) {
    throw new ExpectedError("Cannot bring it back: it is not there");
  }
  const folder = trashFolder(root, id);
  const { record } = deleted;
  const kind = folderKindOf(record.list);
  const path = filePath(kind, record.id);
  const to = new URL(path, root);
  if (exists(to)) {
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
