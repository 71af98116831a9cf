import { ExpectedError } from "../../lib/exit-with-error.ts";
import { distFolder, distName } from "./build-manifest.ts";

/** Bytes of each file of a build that the server reads, by path in its folder. */
export type FileSizes = Record<string, number>;

/** The file that lists them: the last one that a build writes. */
export const fileSizesFile = new URL("sizes.json", distFolder);

/**
 * Finds a file of the build that is missing or has another size than the build
 * gave it. Sizes are compared, because reading every file would delay the start.
 * @returns Its path in the folder, or undefined for none.
 * @throws {Error} When there is no list of the files, so no whole build.
 */
export async function damagedFile(): Promise<string | undefined> {
  const sizes: FileSizes = JSON.parse(await Deno.readTextFile(fileSizesFile));
  return Object.keys(sizes).find((path) => sizeOf(path) !== sizes[path]);
}

/**
 * Checks that the build can be served.
 * @throws {ExpectedError} When there is none, or when a file of it is damaged.
 */
export async function checkBuild(): Promise<void> {
  const reason = await damagedFile().then(
    (path) => path && `the build is damaged (${distName}/${path})`,
    (cause) =>
      cause instanceof Deno.errors.NotFound
        ? "there is no build"
        : `the build cannot be read (${cause.message})`,
  );
  if (reason) {
    throw new ExpectedError(`Cannot serve: ${reason}; run "deno task build"`);
  }
}

function sizeOf(path: string): number | undefined {
  try {
    return Deno.statSync(new URL(path, distFolder)).size;
  } catch {
    return undefined;
  }
}
