import { fileURLToPath } from "node:url";
import { endGroup } from "./end-group.ts";

/**
 * Checks the content of a project by its own code, in a process of its own:
 * others may have changed what is valid.
 * @param root The project, with a trailing slash.
 * @param signal Ends the check.
 * @returns Each problem on one line.
 */
export type CheckTree = (root: URL, signal?: AbortSignal) => Promise<string[]>;

/** Runs `deno task content check`, which loads all facts, too. */
export const checkTree: CheckTree = async (root, signal) => {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "content", "check"],
    cwd: fileURLToPath(root),
    env: { NO_COLOR: "1" },
    stdin: "null",
    stdout: "null",
    stderr: "piped",
    detached: true,
  }).spawn();
  const ending = Promise.all([child.status, new Response(child.stderr).text()]);
  const end = () => void endGroup(child, ending);
  signal?.addEventListener("abort", end);
  const [{ success }, text] = await ending;
  signal?.removeEventListener("abort", end);
  if (success) return [];
  return text.split("\n")
    .filter((line) => line.trim() && !line.startsWith("Warning: "));
};
