import type { Git } from "./git.ts";
import type { Target } from "./target.ts";

/** Folders with files that the editor writes. */
const folders = ["data", "static/pictures"];
/** Code in `data/` is not the editor's. */
const written = /^(?:data\/.+\.json|static\/pictures\/.+)$/;

/** Mode and hash of each file, by its path. */
export type Files = ReadonlyMap<string, string>;

/** A file's mode and hash before and after a change; undefined without it. */
export interface FileChange {
  path: string;
  base?: string;
  own?: string;
}

/** What differs in the folder. */
export interface FolderState {
  /** The last commit, and the editor's files in it. */
  head: string;
  before: Files;
  here: Files;
  /** What is not published yet. */
  changes: FileChange[];
}

/** What differs from the last commit and from what is published. */
export async function folderState(
  git: Git,
  { tracking }: Target,
): Promise<FolderState> {
  const head = (await git(["rev-parse", "HEAD"])).trim();
  const [before, here, published] = await Promise.all([
    filesAt(git, head),
    filesHere(git),
    filesAt(git, tracking).catch((): Files => new Map()),
  ]);
  const changes = differences(before, here)
    .filter(({ path, own }) => own !== published.get(path));
  return { head, before, here, changes };
}

export function differences(before: Files, after: Files): FileChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort()
    .map((path) => ({ path, base: before.get(path), own: after.get(path) }))
    .filter(({ base, own }) => own !== base);
}

/** The text of a JSON file; nothing of a picture. */
export async function textOf(
  git: Git,
  path: string,
  file?: string,
): Promise<string | undefined> {
  const [, hash] = file?.split(" ") ?? [];
  if (hash === undefined) return undefined;
  return path.endsWith(".json") ? await git(["cat-file", "blob", hash]) : "";
}

/** The editor's files at a commit. */
export async function filesAt(git: Git, commit: string): Promise<Files> {
  const list = await git(["ls-tree", "-r", "-z", commit, "--", ...folders]);
  return filesIn(list, /^(\d+) \w+ (\w+)\t(.+)$/s);
}

/** The editor's files in the folder, whatever is staged. */
async function filesHere(git: Git): Promise<Files> {
  return await withIndex(git, "HEAD", async (index) => {
    const options = ["-z", "-m", "-d", "-o", "--exclude-standard"];
    const list = await git(["ls-files", ...options, "--", ...folders], {
      index,
    });
    const paths = list.split("\0").filter((path) => written.test(path));
    const input = [...new Set(paths)].map((path) => `${path}\0`).join("");
    await git(["update-index", "--add", "--remove", "-z", "--stdin"], {
      index,
      input,
    });
    const files = await git(["ls-files", "-s", "-z", "--", ...folders], {
      index,
    });
    return filesIn(files, /^(\d+) (\w+) \d\t(.+)$/s);
  });
}

function filesIn(list: string, pattern: RegExp): Files {
  return new Map(
    list.split("\0").flatMap((line) => {
      const [, mode, hash, path = ""] = pattern.exec(line) ?? [];
      return written.test(path) ? [[path, `${mode} ${hash}`]] : [];
    }),
  );
}

/** Works on an index of its own with the files of a commit. */
export async function withIndex<T>(
  git: Git,
  commit: string,
  work: (index: string) => Promise<T>,
): Promise<T> {
  const index = await Deno.makeTempFile({ suffix: ".index" });
  // An empty file is no index.
  await Deno.remove(index);
  try {
    await git(["read-tree", commit], { index });
    return await work(index);
  } finally {
    await Deno.remove(index).catch(() => {});
  }
}

/** Sets files of an index. */
export async function setFiles(
  git: Git,
  files: readonly FileChange[],
  index: string,
): Promise<void> {
  const prefix = (await git(["rev-parse", "--show-prefix"])).trim();
  const input = files.map(({ path, own }) =>
    `${own ?? `0 ${"0".repeat(40)}`}\t${prefix}${path}\0`
  ).join("");
  await git(["update-index", "-z", "--index-info"], { index, input });
}
