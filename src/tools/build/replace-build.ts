import { rm } from "node:fs/promises";
import { distFolder } from "../../server/build/build-manifest.ts";

/** Where a build is written until it is complete. */
const newBuild = "build-new/";
/** Where the previous one goes, to be removed. */
const oldBuild = "build-old/";

/**
 * Writes a build beside the previous one, which it replaces once it is complete:
 * one that fails or is killed leaves the previous one as it was. Another build
 * of the folder waits meanwhile.
 * @param parts Files and folders of a build, by their paths; the last one says
 * whether the others are complete.
 * @param write Writes them into a folder.
 * @param dist The folder of the build, with a trailing slash.
 */
export async function replaceBuild(
  parts: readonly string[],
  write: (folder: URL) => Promise<void>,
  dist = distFolder,
): Promise<void> {
  await Deno.mkdir(dist, { recursive: true });
  using lock = await Deno.open(new URL("build.lock", dist), {
    create: true,
    write: true,
  });
  await lock.lock(true);
  const recursive = { recursive: true, force: true };
  const [next, old] = [new URL(newBuild, dist), new URL(oldBuild, dist)];
  // What killed builds have left.
  for (const folder of [next, old]) await rm(folder, recursive);
  await Deno.mkdir(next);
  await Deno.mkdir(old);
  try {
    await write(next);
    // Synchronous, so that no signal handler runs in between.
    for (const part of parts) {
      moveIfThere(new URL(part, dist), new URL(part, old));
      moveIfThere(new URL(part, next), new URL(part, dist));
    }
  } finally {
    for (const folder of [next, old]) await rm(folder, recursive);
  }
}

function moveIfThere(from: URL, to: URL): void {
  try {
    Deno.renameSync(from, to);
  } catch (cause) {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
  }
}
