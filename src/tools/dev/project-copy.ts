/** Copies of the project, to build and serve it outside this checkout. */
import { dirname, join } from "node:path";

const root = new URL("../../../", import.meta.url);

/** Older versions do not use the system's certificates by default. */
const env = { DENO_TLS_CA_STORE: "system,mozilla" };

/**
 * Copies the files that git knows: no build, no ignored or deleted files.
 * @param from The checkout, with a trailing slash.
 */
export async function copyProject(folder: string, from = root): Promise<void> {
  const list = (...flags: string[]) =>
    runCommand("git", ["ls-files", "-z", ...flags], from);
  const present = await list("--cached", "--others", "--exclude-standard");
  const deleted = new Set((await list("--deleted")).split("\0"));
  for (const path of new Set(present.split("\0"))) {
    if (!path || deleted.has(path)) continue;
    const copy = join(folder, path);
    await Deno.mkdir(dirname(copy), { recursive: true });
    await Deno.copyFile(new URL(path, from), copy);
  }
}

/**
 * Runs a command and returns its output.
 * @throws {Error} If it fails, with its output.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  cwd: string | URL,
): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(command, {
    args: [...args],
    cwd,
    env,
  }).output();
  const decoder = new TextDecoder();
  const text = decoder.decode(stdout);
  if (success) return text;
  throw new Error(
    `${command} ${args.join(" ")} failed:\n${text}${decoder.decode(stderr)}`,
  );
}
