/** Copies of the project, to build and serve it apart from this checkout. */
import { dirname, join } from "node:path";

const root = new URL("../../", import.meta.url);

/** Older versions do not ask the machine for its certificates by themselves. */
const env = { DENO_TLS_CA_STORE: "system,mozilla" };

/** Copies what git would send: no build, nothing that it ignores. */
export async function copyProject(folder: string): Promise<void> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const list = await runCommand("git", args, root);
  for (const path of list.split("\0").filter(Boolean)) {
    const copy = join(folder, path);
    await Deno.mkdir(dirname(copy), { recursive: true });
    await Deno.copyFile(new URL(path, root), copy);
  }
}

/**
 * Runs a command; returns what it printed.
 * @throws {Error} With what it printed, when it fails.
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
