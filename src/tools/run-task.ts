import { exitWithError, ExpectedError } from "../lib/exit-with-error.ts";
import { diskError } from "../lib/save-file.ts";

const root = new URL("../../", import.meta.url);

/**
 * Runs a task of this checkout; exits with status 1 if it fails. Modules import
 * some of the files that an owner edits, and Deno's error would not name
 * an invalid one: so the task imports such modules late.
 */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (cause) {
    exitWithError(await reasonOf(cause));
  }
}

/** A file-system error, the first invalid file if that may be the reason, else the failure itself. */
async function reasonOf(cause: unknown): Promise<unknown> {
  if (cause instanceof ExpectedError) return cause;
  const ofDisk = diskError(cause);
  if (ofDisk) return ofDisk;
  const [{ kinds }, { refuseInvalid }] = await Promise.all([
    import("../pages/kinds.server.ts"),
    import("../records/files.server.ts"),
  ]);
  return await refuseInvalid(kinds, root).then(() => cause, (it) => it);
}
