import { matchesGlob } from "node:path";
import { PublishError } from "./publish-error.ts";
import type { Workspace } from "./workspace.ts";

/** What the editor runs, as patterns of paths from the project. */
const code = ["src/**", "data/*.ts", "deno.json", "deno.lock"];

/**
 * Whether the editor runs a file.
 * @param path From the top of the checkout.
 * @param prefix The project's path from there.
 */
export function isCode(path: string, prefix: string): boolean {
  const inside = path.slice(prefix.length);
  return path.startsWith(prefix) &&
    code.some((it) => matchesGlob(inside, it));
}

/**
 * Says that the code of a commit cannot check the content, and who has changed
 * it last.
 * @param details What the code said.
 */
export async function brokenCode(
  { git, prefix }: Workspace,
  commit: string,
  details: string,
): Promise<PublishError> {
  const last = ["log", "-1", "--format=%an, in commit %h “%s”", commit, "--"];
  const paths = code.map((path) => `:(top,glob)${prefix}${path}`);
  const change = (await git([...last, ...paths])).trim();
  return new PublishError(
    `The content could not be checked: the code on the server does not run. Nothing is wrong with your texts. Tell whoever has changed it last: ${change}.`,
    [],
    details,
  );
}
