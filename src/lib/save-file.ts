import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ExpectedError } from "./exit-with-error.ts";

/** Names of unfinished saves: hidden, and of no type that anything reads. */
export const unfinishedSave = /^\..+\.tmp$/;

/**
 * Writes a file whole or not at all, whatever ends the process: the content
 * goes to a temporary file beside it, which then takes its name.
 * Synchronous, so that nothing else of this process runs in between.
 * @throws {ExpectedError} If it cannot be written, for example because the disk
 * is full; the old file is unchanged.
 */
export function saveFile(
  file: URL | string,
  content: string | Uint8Array,
): void {
  const named = typeof file === "string" ? file : fileURLToPath(file);
  const old = statOf(named);
  // A link stays a link.
  const path = old ? Deno.realPathSync(named) : named;
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${Deno.pid}.tmp`);
  try {
    writeFlushed(temporary, content, old?.mode ?? undefined);
    Deno.renameSync(temporary, path);
  } catch (cause) {
    removeIfThere(temporary);
    const change = old ? "The old file is unchanged." : "Nothing was written.";
    throw new ExpectedError(
      `Cannot save "${basename(path)}": ${reasonOf(cause)}. ${change}`,
      { cause },
    );
  }
  flushFolder(folder);
}

function writeFlushed(
  path: string,
  content: string | Uint8Array,
  mode?: number,
): void {
  const bytes = typeof content === "string"
    ? new TextEncoder().encode(content)
    : content;
  using file = Deno.openSync(path, {
    write: true,
    create: true,
    truncate: true,
    ...(mode !== undefined && { mode: mode & 0o777 }),
  });
  for (let done = 0; done < bytes.length;) {
    done += file.writeSync(bytes.subarray(done));
  }
  // Otherwise a power cut may leave the new name with an empty file.
  file.syncSync();
}

/** Makes a change of names in a folder last; Windows does so by itself. */
export function flushFolder(path: string): void {
  if (Deno.build.os === "windows") return;
  using folder = Deno.openSync(path);
  folder.syncSync();
}

function statOf(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.statSync(path);
  } catch (cause) {
    if (cause instanceof Deno.errors.NotFound) return undefined;
    throw cause;
  }
}

function removeIfThere(path: string): void {
  try {
    Deno.removeSync(path);
  } catch {
    // It was never made, or the disk is gone.
  }
}

const reasons: ReadonlyMap<unknown, string> = new Map([
  ["ENOSPC", "the disk is full"],
  ["EDQUOT", "your disk quota is used up"],
  ["EROFS", "the disk is read only"],
  ["EACCES", "this user may not write there"],
  ["EPERM", "this user may not write there"],
]);

/** Why a disk refuses something; undefined if the reason is another. */
export function diskReason(cause: unknown): string | undefined {
  return cause instanceof Error && "code" in cause
    ? reasons.get(cause.code)
    : undefined;
}

/** What a disk refuses, in a sentence; undefined if the reason is another. */
export function diskError(cause: unknown): ExpectedError | undefined {
  const reason = diskReason(cause);
  if (reason === undefined) return undefined;
  const [, path] = /'(.+?)'/.exec(String(cause)) ?? [];
  const what = path === undefined ? "a file" : `"${path}"`;
  return new ExpectedError(`Cannot write ${what}: ${reason}`, { cause });
}

function reasonOf(cause: unknown): string {
  return diskReason(cause) ??
    (cause instanceof Error ? cause.message : String(cause));
}
