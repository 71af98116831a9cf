import { redirects } from "../records/redirects.ts";
import { siteFacts } from "../records/site.server.ts";
import { ExpectedError } from "../lib/exit-with-error.ts";
import type { FileKind, FolderKind, Kind } from "../records/kind.ts";
import { sections } from "./sections.server.ts";
import { words } from "./words.server.ts";

const own: Kind[] = sections.flatMap(({ kinds = [] }) => kinds);

/** The kinds of records with a file each. */
export const folderKinds: readonly FolderKind[] = own.filter((kind) =>
  "folder" in kind
);

/** The kinds of facts: the single records without words of pages. */
export const factKinds: readonly FileKind[] = [
  siteFacts,
  ...own.filter((kind) => "file" in kind),
];

/** The kinds of single records that have a form. */
export const fileKinds: readonly FileKind[] = [...factKinds, ...words];

/** All that an owner edits, in the order of the editor. */
export const kinds: readonly Kind[] = [
  ...folderKinds,
  ...fileKinds,
  redirects,
];

/** @throws {ExpectedError} If no kind has this name. */
export function kindOf(name: string): Kind {
  const kind = kinds.find((kind) => kind.name === name);
  if (kind) return kind;
  throw new ExpectedError(`Cannot find a collection "${name}"`);
}

/** @throws {ExpectedError} If no kind with a folder has this name. */
export function folderKindOf(name: string): FolderKind {
  const kind = kindOf(name);
  if ("folder" in kind) return kind;
  throw new ExpectedError(`Cannot find a folder of "${name}"`);
}
