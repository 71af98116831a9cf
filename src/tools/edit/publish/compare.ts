import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { conflictBases } from "./conflict-bases.ts";
import { editorFile } from "./editor-files.ts";
import { type Git, isAncestor, partsOf } from "./git.ts";
import { PublishError } from "./publish-error.ts";
import type { Workspace } from "./workspace.ts";

/** A file of the editor by its hashes; undefined where it is not there. */
export interface FileVersions {
  /** In the last commit of the folder. */
  head?: string;
  /** What both sides have changed: `head`, except in an older conflict. */
  base?: string;
  /** In the folder. */
  mine?: string;
  /** On the server. */
  theirs?: string;
}

/** How the folder, its last commit and the server's branch differ. */
export interface Comparison {
  head: string;
  /** Files of the editor, by their paths from the project. */
  files: ReadonlyMap<string, FileVersions>;
  /** Other files that others have changed, by their paths from the top. */
  otherFiles: { path: string; isGone: boolean }[];
  textOf: TextOf;
  /** Whether a file is still as it was read; by its path from the top. */
  isSame(path: string): boolean;
}

/** The text of a record by its hash; undefined if it is not there. */
export type TextOf = (hash: string | undefined) => string | undefined;

/**
 * Compares the folder with a commit of the server's branch.
 * @throws {PublishError} If the folder has other work in it than the editor's.
 */
export async function compare(
  workspace: Workspace,
  upstream: string,
): Promise<Comparison> {
  const { git, top, prefix } = workspace;
  const head = await refuseOtherWork(workspace, upstream);
  const bases = conflictBases(workspace.root);
  const before = await treeOf(git, head);
  const after = await treeOf(git, upstream);
  const others = new Set(
    [...before.keys(), ...after.keys()]
      .filter((path) => before.get(path)?.entry !== after.get(path)?.entry),
  );
  const texts = new Map<string, string>();
  const hashes = new Map<string, string | undefined>();
  const read = (path: string) =>
    hashes.set(path, hashAt(join(top, path), texts));
  // First, so that a save while this runs is seen.
  others.forEach(read);
  const here = await changedHere(git, upstream);

  const files = new Map<string, FileVersions>();
  const otherFiles: Comparison["otherFiles"] = [];
  const inTheWay: string[] = [];
  for (const path of new Set([...others, ...here])) {
    const file = contentPath(path, prefix);
    if (file === undefined && !others.has(path)) continue;
    if (!others.has(path)) read(path);
    const [was, theirs] = [before.get(path)?.hash, after.get(path)?.hash];
    const now = hashes.get(path);
    // A link or a folder in its place is no change of it.
    const mine = here.has(path) && now !== "" ? now : was;
    if (file !== undefined) {
      const isOldConflict = mine !== was && bases.has(file);
      const base = isOldConflict ? bases.get(file) : was;
      files.set(file, { head: was, base, mine, theirs });
    } else if (!here.has(path)) {
      otherFiles.push({ path, isGone: theirs === undefined });
    } else if (mine !== theirs) inTheWay.push(path);
  }
  if (inTheWay.length > 0) {
    throw new PublishError(
      "Others have published changes to files that you have also changed here. Commit or stash them first (git stash push -u FILE), then publish.",
      inTheWay,
    );
  }
  await addTexts(git, files, texts);
  return {
    head,
    files,
    otherFiles,
    textOf: (hash = "") => texts.get(hash),
    isSame: (path) => hashes.get(path) === hashAt(join(top, path)),
  };
}

/** What git leaves while a command of the author's is not finished. */
const leftovers = [
  ...["index.lock", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"],
  ...["rebase-merge", "rebase-apply"],
];

/** @returns The last commit of the folder. */
async function refuseOtherWork(
  { git, top }: Workspace,
  upstream: string,
): Promise<string> {
  const names = leftovers.flatMap((name) => ["--git-path", name]);
  const [head = "", ...paths] = (await git(["rev-parse", "HEAD", ...names]))
    .trim().split("\n");
  if (paths.some((path) => existsSync(resolve(top, path)))) {
    throw new PublishError(
      "Another git command is in progress in this folder, such as a merge. Finish or abort it first (git status says how), then publish.",
    );
  }
  if (await isAncestor(git, head, upstream)) return head;
  throw new PublishError(
    await isAncestor(git, upstream, head)
      ? "This folder has a commit that the server does not have. Push it first (git push), then publish."
      : "This folder and the server each have a commit that the other does not have. Bring them together (git pull --rebase --autostash), push (git push), then publish.",
  );
}

/** The path of a file of the editor from the project. */
function contentPath(path: string, prefix: string): string | undefined {
  const inside = path.slice(prefix.length);
  const isContent = path.startsWith(prefix) && editorFile(inside);
  return isContent ? inside : undefined;
}

/** All files of a commit, with their modes, by their paths from the top. */
async function treeOf(git: Git, commit: string) {
  const list = partsOf(
    await git(["ls-tree", "-r", "-z", "--full-tree", commit]),
  );
  const files = new Map<string, { entry: string; hash: string }>();
  for (const line of list) {
    const [, entry = "", hash, path] = /^(\d+ blob (\w+))\t(.*)$/s.exec(line) ??
      [];
    // A repository in this one is no file.
    if (hash && path) files.set(path, { entry, hash });
  }
  return files;
}

/**
 * The paths of what is not as in the last commit.
 * @throws {PublishError} If something else is staged than what an interrupted
 * run has staged, which is on the server.
 */
async function changedHere(
  git: Git,
  upstream: string,
): Promise<ReadonlySet<string>> {
  const status = ["status", "--porcelain", "-z", "--untracked-files=all"];
  const list = partsOf(await git([...status, "--no-renames"]));
  const pathOf = (line: string) => line.slice(3);
  const staged = list.filter((line) => !/^[ ?]/.test(line)).map(pathOf);
  if (staged.length > 0) {
    const diff = ["diff", "--cached", "--name-only", "-z", "--no-renames"];
    const unknown = new Set(partsOf(await git([...diff, upstream])));
    const own = staged.filter((path) => unknown.has(path));
    if (own.length > 0) {
      throw new PublishError(
        "This folder has staged files. Commit and push, or unstage them first (git reset), then publish.",
        own,
      );
    }
  }
  return new Set(list.map(pathOf));
}

/**
 * The hash by which git knows a file: empty for a folder or a link, undefined
 * if there is nothing.
 * @param texts Gets what a JSON file says.
 */
function hashAt(
  file: string,
  texts?: Map<string, string>,
): string | undefined {
  try {
    if (!Deno.lstatSync(file).isFile) return "";
    const bytes = Deno.readFileSync(file);
    const hash = createHash("sha1").update(`blob ${bytes.length}\0`)
      .update(bytes).digest("hex");
    if (file.endsWith(".json")) {
      texts?.set(hash, new TextDecoder().decode(bytes));
    }
    return hash;
  } catch (cause) {
    const { NotADirectory, NotFound } = Deno.errors;
    const isGone = cause instanceof NotFound || cause instanceof NotADirectory;
    if (isGone) return undefined;
    throw cause;
  }
}

/** Adds the committed texts of records that are changed here. */
async function addTexts(
  git: Git,
  files: ReadonlyMap<string, FileVersions>,
  texts: Map<string, string>,
): Promise<void> {
  const hashes = [...files].flatMap(([path, { head, base, mine, theirs }]) =>
    isPicture(path) || mine === head ? [] : [head, base, theirs]
  );
  const input = [...new Set(hashes)].filter((it) => it !== undefined)
    .map((hash) => `${hash}\n`).join("");
  const output = input && await git(["cat-file", "--batch"], { input });
  // No line of a JSON file is like those before each text.
  const [, ...parts] = output.split(/^(\w+) blob \d+\n/m);
  for (let n = 0; n + 1 < parts.length; n += 2) {
    texts.set(parts[n] ?? "", parts[n + 1]?.slice(0, -1) ?? "");
  }
}

/** Whether a file is one size of a picture. */
export function isPicture(path: string): boolean {
  const file = editorFile(path);
  return file?.type === "picture" && file.name !== undefined;
}
