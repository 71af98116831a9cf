import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { conflictBases } from "./conflict-bases.ts";
import { editorFile } from "./editor-files.ts";
import { type Git, isIn, partsOf } from "./git.ts";
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
  code: { path: string; isGone: boolean }[];
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
  const others = await changesBetween(git, head, upstream);
  // First, so that a save while this runs is seen.
  const moving = [
    ...others.keys(),
    ...[...bases.keys()].map((it) => prefix + it),
  ];
  const stamps = new Map(moving.map((path) => [path, stampOf(top, path)]));
  const here = await changesHere(git);
  for (const path of here.keys()) {
    if (!stamps.has(path)) stamps.set(path, stampOf(top, path));
  }
  const all = [...new Set([...others.keys(), ...here.keys()])]
    .map((path) => ({ path, file: contentPath(path, prefix) }))
    .filter(({ path, file }) => file !== undefined || others.has(path));
  const hashes = await hashesOf(
    git,
    top,
    all.filter(({ path, file }) => file !== undefined || here.has(path))
      .map(({ path }) => path),
  );

  const files = new Map<string, FileVersions>();
  const code: Comparison["code"] = [];
  const inTheWay: string[] = [];
  for (const { path, file } of all) {
    const [other, own] = [others.get(path), here.get(path)];
    const before = (other ?? own)?.before;
    const theirs = other ? other.after : before;
    const isGone = own !== undefined && infoOf(top, path) === undefined;
    // A link or a folder in its place is no change of it.
    const mine = isGone ? undefined : hashes.get(path) ?? before;
    if (file !== undefined) {
      const isOld = mine !== before && bases.has(file);
      const base = isOld ? bases.get(file) : before;
      files.set(file, { head: before, base, mine, theirs });
    } else if (!own) code.push({ path, isGone: theirs === undefined });
    else if (mine !== theirs) inTheWay.push(path);
  }
  const staged = [...here].filter(([path, { before, staged }]) => {
    const theirs = others.has(path) ? others.get(path)?.after : before;
    // What an interrupted run has staged is on the server.
    return staged !== before && staged !== theirs;
  });
  if (staged.length > 0) {
    throw new PublishError(
      "This folder has staged files. Commit and push, or unstage them first (git reset), then publish.",
      staged.map(([path]) => path),
    );
  }
  if (inTheWay.length > 0) {
    throw new PublishError(
      "Others have published changes of files that are changed in this folder, too. Commit or stash them first (git stash push -u FILE), then publish.",
      inTheWay,
    );
  }
  return {
    head,
    files,
    code,
    textOf: await textsOf(git, files),
    isSame: (path) => stamps.get(path) === stampOf(top, path),
  };
}

/** What git leaves while a command of the author's is not finished. */
const marks = [
  ...["index.lock", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"],
  ...["rebase-merge", "rebase-apply"],
];

/** @returns The last commit of the folder. */
async function refuseOtherWork(
  { git, top }: Workspace,
  upstream: string,
): Promise<string> {
  const names = marks.flatMap((name) => ["--git-path", name]);
  const [head = "", ...paths] = (await git(["rev-parse", "HEAD", ...names]))
    .trim().split("\n");
  if (paths.some((path) => existsSync(resolve(top, path)))) {
    throw new PublishError(
      "Another git command is under way in this folder, such as a merge. Finish it or give it up first (git status says how), then publish.",
    );
  }
  if (await isIn(git, head, upstream)) return head;
  throw new PublishError(
    "This folder has a commit that the server does not have. Push it first (git push), then publish.",
  );
}

/** The path of a file of the editor from the project. */
function contentPath(path: string, prefix: string): string | undefined {
  const inside = path.slice(prefix.length);
  const isContent = path.startsWith(prefix) && editorFile(inside);
  return isContent ? inside : undefined;
}

type Changes = ReadonlyMap<string, { before?: string; after?: string }>;

/** The files that differ between two commits, by their paths from the top. */
async function changesBetween(
  git: Git,
  from: string,
  to: string,
): Promise<Changes> {
  const options = ["-r", "-z", "--no-renames"];
  const list = partsOf(await git(["diff-tree", ...options, from, to]));
  const changes = new Map<string, { before?: string; after?: string }>();
  for (let n = 0; n + 1 < list.length; n += 2) {
    const [mode, nextMode, before, after] = (list[n] ?? "").split(" ");
    // A repository in this one has no file.
    if (mode === ":160000" || nextMode === "160000") continue;
    changes.set(list[n + 1] ?? "", {
      before: present(before),
      after: present(after),
    });
  }
  return changes;
}

/** What is not as in the last commit, by its path from the top. */
async function changesHere(git: Git) {
  const options = ["--porcelain=v2", "-z", "--no-renames"];
  const list = await git(["status", ...options, "--untracked-files=all"]);
  const here = new Map<string, { before?: string; staged?: string }>();
  for (const line of partsOf(list)) {
    const [kind, ...parts] = line.split(" ");
    const pathAfter = (fields: number) => parts.slice(fields).join(" ");
    if (kind === "1") {
      const [before, staged] = parts.slice(5).map(present);
      here.set(pathAfter(7), { before, staged });
    } else if (kind === "u") here.set(pathAfter(9), { staged: "unmerged" });
    else here.set(pathAfter(0), here.get(pathAfter(0)) ?? {});
  }
  return here;
}

/** A hash, unless it is that of no file. */
function present(hash = ""): string | undefined {
  return /^0*$/.test(hash) ? undefined : hash;
}

/** The hashes of files; git gets what they say. */
async function hashesOf(
  git: Git,
  top: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const there = paths.filter((path) => infoOf(top, path)?.isFile);
  if (there.length === 0) return new Map();
  const input = there.map((path) => `${path}\n`).join("");
  try {
    const options = ["-w", "--stdin-paths"];
    const hashes = (await git(["hash-object", ...options], { input }))
      .split("\n");
    return new Map(there.map((path, n) => [path, hashes[n] ?? ""]));
  } catch (cause) {
    const isGone = there.some((path) => !infoOf(top, path));
    if (!isGone) throw cause;
    return await hashesOf(git, top, paths);
  }
}

function infoOf(top: string, path: string): Deno.FileInfo | undefined {
  try {
    return Deno.lstatSync(join(top, path));
  } catch {
    return undefined;
  }
}

/** Differs once a file is saved again. */
function stampOf(top: string, path: string): string {
  const { ino, size, mtime } = infoOf(top, path) ?? {};
  return `${ino} ${size} ${mtime?.getTime()}`;
}

/** Reads the texts of records that are changed here. */
async function textsOf(
  git: Git,
  files: ReadonlyMap<string, FileVersions>,
): Promise<TextOf> {
  const hashes = [...files].flatMap(([path, { head, base, mine, theirs }]) =>
    isPicture(path) || mine === head ? [] : [head, base, mine, theirs]
  );
  const input = [...new Set(hashes)].filter((it) => it !== undefined)
    .map((hash) => `${hash}\n`).join("");
  const output = input && await git(["cat-file", "--batch"], { input });
  // No line of a JSON file is like those before each text.
  const [, ...parts] = output.split(/^(\w+) blob \d+\n/m);
  const texts = new Map<string, string>();
  for (let n = 0; n + 1 < parts.length; n += 2) {
    texts.set(parts[n] ?? "", parts[n + 1]?.slice(0, -1) ?? "");
  }
  return (hash = "") => texts.get(hash);
}

/** Whether a file is one size of a picture. */
export function isPicture(path: string): boolean {
  const file = editorFile(path);
  return file?.type === "picture" && file.name !== undefined;
}
