import { redirects } from "../records/redirects.ts";
import { siteFacts } from "../records/site.server.ts";
import { ExpectedError } from "../lib/exit-with-error.ts";
import type { Collection, Kind, Singleton } from "../records/kind.ts";
import { sections } from "./sections.server.ts";
import { words } from "./words.server.ts";

const own: Kind[] = sections.flatMap(({ kinds = [] }) => kinds);

/** The kinds of records with a file each. */
export const collections: readonly Collection[] = own.filter((kind) =>
  "folder" in kind
);

/** The kinds of facts: the single records without words of pages. */
export const factSingletons: readonly Singleton[] = [
  siteFacts,
  ...own.filter((kind) => "file" in kind),
];

/** The kinds of single records that have a form. */
export const singletons: readonly Singleton[] = [...factSingletons, ...words];

/** All that an owner edits, in the order of the editor. */
export const kinds: readonly Kind[] = [
  ...collections,
  ...singletons,
  redirects,
];

/** @throws {ExpectedError} If no kind has this name. */
export function kindOf(name: string): Kind {
  const kind = kinds.find((kind) => kind.name === name);
  if (kind) return kind;
  throw new ExpectedError(`Cannot find a collection "${name}"`);
}

/** @throws {ExpectedError} If no kind with a folder has this name. */
export function collectionOf(name: string): Collection {
  const kind = kindOf(name);
  if ("folder" in kind) return kind;
  throw new ExpectedError(`Cannot find a folder of "${name}"`);
}
