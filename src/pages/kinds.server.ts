import { siteFacts } from "../records/site.server.ts";
import { ExpectedError } from "../lib/exit-with-error.ts";
import type { FileKind, FolderKind, Kind } from "../records/kind.ts";
import { sections } from "./sections.server.ts";
import { words } from "./words.server.ts";

const own: Kind[] = sections.flatMap(({ kinds = [] }) => kinds);

/** All that an owner edits, in the order of the editor. */
export const kinds: readonly Kind[] = [
  ...own.filter(isFolder),
  siteFacts,
  ...own.filter((kind) => !isFolder(kind)),
  ...words,
];

/** The kinds of records with a file each. */
export const folderKinds: readonly FolderKind[] = kinds.filter(isFolder);

/** The kinds of single records. */
export const fileKinds: readonly FileKind[] = kinds.filter((kind) =>
  "file" in kind
);

/** The kinds of facts: the single records without words of pages. */
export const factKinds: readonly FileKind[] = fileKinds.filter((kind) =>
  !words.includes(kind)
);

/** @throws {ExpectedError} If no kind has this name. */
export function kindOf(name: string): Kind {
  const kind = kinds.find((kind) => kind.name === name);
  if (kind) return kind;
  throw new ExpectedError(`Cannot find a collection "${name}"`);
}

/** @throws {ExpectedError} If no kind with a folder has this name. */
export function folderKindOf(name: string): FolderKind {
  const kind = kindOf(name);
  if (isFolder(kind)) return kind;
  throw new ExpectedError(`Cannot find a folder of "${name}"`);
}

function isFolder(kind: Kind): kind is FolderKind {
  return "folder" in kind;
}
