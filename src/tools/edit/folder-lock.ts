import { existsSync } from "node:fs";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { unfinishedSave } from "../../lib/save-file.ts";
import { editorFolder } from "./editor-folder.ts";

/**
 * Locks a project for one editor, until this process ends, however it ends.
 * Then removes what saves of an earlier one have left unfinished.
 * @param root The project, with a trailing slash.
 * @returns Keeps the lock until it is disposed.
 * @throws {ExpectedError} If another editor has the lock.
 */
export function lockFolder(root: URL): Disposable {
  const folder = editorFolder(root);
  Deno.mkdirSync(folder, { recursive: true });
  const file = Deno.openSync(new URL("lock", folder), {
    write: true,
    create: true,
  });
  if (!file.tryLockSync(true)) {
    file.close();
    throw new ExpectedError(
      "Cannot start: another editor of this folder is open. Use that one, or close it first.",
    );
  }
  for (const name of ["data/", "static/pictures/"]) {
    const saved = new URL(name, root);
    if (existsSync(saved)) removeUnfinished(saved);
  }
  return file;
}

function removeUnfinished(folder: URL): void {
  for (const { name, isDirectory, isFile } of Deno.readDirSync(folder)) {
    if (isDirectory) {
      removeUnfinished(new URL(`${encodeURIComponent(name)}/`, folder));
    } else if (isFile && unfinishedSave.test(name)) {
      Deno.removeSync(new URL(encodeURIComponent(name), folder));
    }
  }
}
