import { pathToFileURL } from "node:url";
import { type Change, lineOf } from "./changes.ts";
import { type Choice, withChoices } from "./choices.ts";
import { treeWith } from "./files.ts";
import { createGit, type Git } from "./git.ts";
import type { Job } from "./job.ts";
import { mergeOn } from "./merge.ts";
import { kept, PublishError } from "./publish-error.ts";
import { commitAt, type State } from "./state.ts";
import type { Workspace } from "./workspace.ts";

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
  const { upstream } = state;
  onStep("Adding your changes to what is published");
  const base = await withChoices(workspace, state, choices);
  const { tree, changes } = await mergeChosen(workspace, {
    ...state,
    base,
    chosen,
  });
  const held = chosen.filter((change) => !changes.includes(change));
  const made = { commit: upstream, changes, held };
  const { git } = workspace;
  const there = await git(["rev-parse", `${upstream}^{tree}`]);
  if (tree === there.trim()) return made;
  onStep("Committing");
  const opened = await openTree(workspace, upstream, tree);
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

/** Merges as many of the chosen changes as do not conflict. */
async function mergeChosen(
  workspace: Workspace,
  { base, upstream, files, chosen }: State & { chosen: Change[] },
): Promise<{ tree: string; changes: Change[] }> {
  for (let changes = chosen;;) {
    const paths = changes.flatMap(({ paths }) => paths);
    const own = await treeWith(workspace, base, files, paths);
    const merged = await mergeOn(workspace, base, [`${upstream}^{tree}`, own]);
    if ("tree" in merged) return { tree: merged.tree, changes };
    const clean = changes.filter(({ paths }) =>
      !paths.some((it) => merged.conflicts.includes(workspace.prefix + it))
    );
    if (clean.length === changes.length) throw new Error("No change conflicts");
    changes = clean;
  }
}

/** Opens a work tree at a commit, with another tree staged. */
async function openTree(
  { git, settings, prefix, file, closeTree }: Workspace,
  commit: string,
  tree: string,
): Promise<{ git: Git; root: URL }> {
  await closeTree();
  const place = file("tree");
  const options = ["--force", "--detach", "--no-checkout"];
  await git(["worktree", "add", ...options, place, commit]);
  const root = pathToFileURL(`${place}/${prefix}`);
  await Deno.mkdir(root, { recursive: true });
  // The check needs every file, whatever the author's folder leaves out.
  const config = { "core.sparseCheckout": "false" };
  const inside = createGit(root, { ...settings, config });
  await inside(["read-tree", "--reset", "-u", tree]);
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
