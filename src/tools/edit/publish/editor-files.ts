import { kinds } from "../../../pages/kinds.server.ts";
import type { FileFields } from "../../../records/fields.server.ts";
import { type Kind, recordAt } from "../../../records/kind.ts";

/** What a file of the editor is. */
type EditorFile =
  | { type: "record"; kind: Kind; id: string }
  /** One size of a picture, or the list of a set of photographs. */
  | { type: "picture"; set: string; name?: string };

/**
 * A picture is many files: sizes, types, crops and the one for messengers; a
 * logo is one.
 */
const pictureFile =
  /^static\/pictures\/([^/\n]+)\/(?:(?:(.+?)(?:-(?:wide|tall|whole))?-\d+\.(?:avif|webp))|(.+)-share\.jpg|(?<=\/logos\/)(.+)\.svg|photos\.json)$/;

/**
 * What a file is that the editor writes; undefined for any other file.
 * @param path From the project's root.
 */
export function editorFile(path: string): EditorFile | undefined {
  const record = recordAt(kinds, path);
  if (record) return { type: "record", ...record };
  const [, set, sized, shared, logo] = pictureFile.exec(path) ?? [];
  return set && !set.startsWith(".")
    ? { type: "picture", set, name: sized ?? shared ?? logo }
    : undefined;
}

/** The fields of a file's form; none of files that have no form. */
export function fieldsAt(path: string): FileFields {
  const file = editorFile(path);
  return file?.type === "record" ? file.kind.fields : {};
}
