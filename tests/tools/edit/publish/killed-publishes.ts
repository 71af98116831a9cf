import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** When a publish is killed: before, during or together with a git command. */
export type How = "before" | "without git" | "with git";

/**
 * Publishes in a process that ends at a step, which is a git command or, with
 * "before", also a move of a file.
 * @returns Whether it was killed: it may have ended before.
 */
export async function killPublish(
  root: URL,
  { step, how, ids = [] }: { step: number; how: How; ids?: string[] },
): Promise<boolean> {
  const path = fileURLToPath(root);
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "--cached-only", "--no-check", "--quiet"],
      fileURLToPath(new URL("publish-process.ts", import.meta.url)),
      ...[path, String(step), how, ids.join(" ")],
    ],
    stdout: "null",
    stderr: "null",
  });
  const isKilled = (await child.output()).signal === "SIGKILL";
  const orphan = `${path}.editor/orphan`;
  if (existsSync(orphan)) {
    // What the other process has started goes on without it.
    const pid = await Deno.readTextFile(orphan);
    await Deno.remove(orphan);
    while (isRunning(pid)) await new Promise((done) => setTimeout(done, 10));
  }
  return isKilled;
}

function isRunning(pid: string): boolean {
  try {
    return !/\) Z /.test(Deno.readTextFileSync(`/proc/${pid}/stat`));
  } catch {
    return false;
  }
}
