import { pathToFileURL } from "node:url";
import { type Change, lineOf } from "./changes.ts";
import { commitWith } from "./files.ts";
import { createGit, type Git } from "./git.ts";
import type { Job } from "./job.ts";
import { type Choice, mergeFiles } from "./merge-file.ts";
import { kept, PublishError } from "./publish-error.ts";
import { commitAt, type State } from "./state.ts";
import { removeFolder, type Workspace } from "./workspace.ts";

export interface Made {
  /** The published commit itself if nothing is new to it. */
  commit: string;
  /** What it has, and what stays because it conflicts. */
  changes: Change[];
  held: Change[];
}

/**
 * Makes the commit to publish, in a work tree of its own.
 * @throws {PublishError} If the content is not valid with it.
 * @throws {GitError} If git or a hook refuses it.
 */
export async function makeCommit(
  { workspace, signal, check, onStep }: Job,
  state: State,
  { chosen, choices }: { chosen: Change[]; choices: readonly Choice[] },
): Promise<Made> {
  const { upstream, sides } = state;
  onStep("Adding your changes to what is published");
  const pathsOf = (changes: Change[]) => changes.flatMap(({ paths }) => paths);
  const { files, conflicts } = await mergeFiles(workspace.git, sides, {
    paths: pathsOf(chosen),
    choices,
  });
  const held = chosen.filter(({ paths }) =>
    paths.some((path) => conflicts.includes(path))
  );
  const changes = chosen.filter((change) => !held.includes(change));
  const paths = pathsOf(changes);
  const made = { commit: upstream, changes, held };
  if (paths.every((it) => files.get(it) === sides.theirs.get(it))) return made;
  onStep("Committing");
  const draft = await commitWith(workspace, [upstream], { files, paths });
  const opened = await openTree(workspace, upstream, draft);
  await opened.git(["commit", "--quiet", "--file=-"], {
    input: messageOf(changes),
    withHooks: true,
  });
  onStep("Checking the content");
  signal.throwIfAborted();
  const problems = await check(opened.root, signal);
  signal.throwIfAborted();
  if (problems.length > 0) {
    throw new PublishError(
      `With these changes the site would have mistakes. Correct them, then publish. ${kept}`,
      problems,
    );
  }
  return { ...made, commit: await commitAt(opened.git, "HEAD") };
}

/** Opens a work tree at a commit, with the files of another one staged. */
async function openTree(
  { git, settings, prefix, file }: Workspace,
  commit: string,
  draft: string,
): Promise<{ git: Git; root: URL }> {
  const place = file("tree");
  await removeFolder(place);
  // Twice: also in place of one that was interrupted and is locked.
  const force = ["--force", "--force"];
  const options = [...force, "--detach", "--no-checkout"];
  await git(["worktree", "add", ...options, place, commit]);
  const root = pathToFileURL(`${place}/${prefix}`);
  await Deno.mkdir(root, { recursive: true });
  // The check needs every file, whatever the author's folder leaves out.
  const config = { "core.sparseCheckout": "false" };
  const inside = createGit(root, { ...settings, config });
  await inside(["read-tree", "--reset", "-u", draft], { hasFilters: true });
  return { git: inside, root };
}

/** A message with a short subject, which lists the changes. */
function messageOf(changes: readonly Change[]): string {
  const lines = changes.map(lineOf);
  const [first = ""] = lines;
  const subject = lines.length === 1 && first.length <= maxSubject
    ? first
    : `Publish ${lines.length} change${lines.length === 1 ? "" : "s"}`;
  return `${[subject, "", ...lines].join("\n")}\n`;
}

/** What the site's own commits keep to. */
const maxSubject = 60;
