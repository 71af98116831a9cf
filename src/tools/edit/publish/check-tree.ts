import { fileURLToPath } from "node:url";
import { endGroup } from "./end-group.ts";

/**
 * Checks the content of a project by its own code, in a process of its own:
 * others may have changed what is valid.
 * @param root The project, with a trailing slash.
 * @param signal Ends the check.
 * @returns Each problem on one line.
 * @throws {CheckFailure} If the code does not run.
 */
export type CheckTree = (root: URL, signal?: AbortSignal) => Promise<string[]>;

/** What code said that could not check the content. */
export class CheckFailure extends Error {
  override name = "CheckFailure";
}

/** Runs `deno task content check`, which loads all facts, too. */
export const checkTree: CheckTree = async (root, signal) => {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "content", "check"],
    cwd: fileURLToPath(root),
    env: { NO_COLOR: "1" },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
    detached: true,
  }).spawn();
  const ending = Promise.all([
    child.status,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  const end = () => void endGroup(child, ending);
  signal?.addEventListener("abort", end);
  const [{ success }, summary, text] = await ending;
  signal?.removeEventListener("abort", end);
  if (success) return [];
  // The code may also refuse to load with an invalid file, which it names.
  const isChecked = /^Problems: /m.test(summary) ||
    text.startsWith("Cannot use content file ");
  if (!isChecked) throw new CheckFailure(text.trim());
  return text.split("\n")
    .filter((line) => line.trim() && !line.startsWith("Warning: "));
};
