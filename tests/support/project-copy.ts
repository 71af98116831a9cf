import { dirname, join } from "node:path";
import { runCommand } from "../../src/tools/dev/run-command.ts";

const root = new URL("../../", import.meta.url);

/**
 * Copies the project, to build and serve it outside this checkout: the files
 * that git knows, so no build, and no ignored or deleted files.
 */
export async function copyProject(folder: string): Promise<void> {
  const list = (...flags: string[]) =>
    runCommand("git", ["ls-files", "-z", ...flags], root);
  const present = await list("--cached", "--others", "--exclude-standard");
  const deleted = new Set((await list("--deleted")).split("\0"));
  for (const path of new Set(present.split("\0"))) {
    if (!path || deleted.has(path)) continue;
    const copy = join(folder, path);
    await Deno.mkdir(dirname(copy), { recursive: true });
    await Deno.copyFile(new URL(path, root), copy);
  }
}
