import { fileURLToPath } from "node:url";
import { waitUntil } from "../../../support/promises.ts";

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
  // What it has started goes on without it, also on the server.
  const all = fileURLToPath(new URL("../", root));
  await waitUntil(() => !isUsed(all));
  return isKilled;
}

/** Whether a process works in a folder. */
function isUsed(path: string): boolean {
  return [...Deno.readDirSync("/proc")].some(({ name }) => {
    try {
      return `${Deno.readLinkSync(`/proc/${name}/cwd`)}/`.startsWith(path);
    } catch {
      return false;
    }
  });
}
