import { existsSync } from "node:fs";
import { kinds } from "../../../pages/kinds.server.ts";
import { type ReadKind, readKind } from "../../../records/files.server.ts";
import { addressOf, type Collection } from "../../../records/kind.ts";
import { valuesIn } from "../../../records/walk.ts";
import { editorFile } from "../publish/editor-files.ts";
import { fieldLabel } from "./field-label.ts";

/** What the deletion of a record concerns beside its file. */
interface Deletion {
  /** What names the record, as the forms say it. */
  mentions: string[];
  /** The files of its pictures that nothing else shows: they go with it. */
  files: string[];
  /** Its other pictures, and what shows them. */
  shown: string[];
}

/**
 * @param root The project's root, with a trailing slash.
 * @param id The name of the record's file.
 */
export async function deletionOf(
  root: URL,
  kind: Collection,
  id: string,
): Promise<Deletion> {
  const all = await Promise.all(kinds.map((kind) => readKind(kind, root)));
  const own = all.find((it) => it.kind === kind)?.valid
    .find((it) => it.id === id);
  const others = all.flatMap((read) =>
    read.valid.filter((it) => it !== own).map((it) => ({ ...it, read }))
  );
  const address = addressOf(kind, id);
  const mentions: string[] = [];
  /** What shows each picture. */
  const shownBy = new Map<string, string>();
  for (const { id: other, record, read } of others) {
    const name = nameOf(read, other, record);
    for (
      const { field, path, value, group } of valuesIn(record, read.kind.fields)
    ) {
      const { kind: named, links, files } = field.references ?? {};
      const isNamed = named === kind.name && [value].flat().includes(id);
      const isLinked = links?.(value).some((href) =>
        href.replace(/[?#].*$/s, "") === address
      );
      if (isNamed || isLinked) {
        mentions.push(`${name}: ${fieldLabel(read.kind.fields, path)}`);
      }
      for (const file of files?.(String(value), group) ?? []) {
        const picture = pictureAt(`static${file}`);
        if (picture) shownBy.set(picture, name);
      }
    }
  }
  // Nobody knows what the files that have mistakes show.
  const unread = all.some(({ problems }) => problems.length > 0);
  const files: string[] = [];
  const shown = new Set<string>();
  for (const file of picturesOf(root, kind, { id, record: own?.record })) {
    const picture = pictureAt(file) ?? file;
    const by = shownBy.get(picture);
    if (by) shown.add(`${picture}: ${by}`);
    else if (!unread) files.push(file);
  }
  return { mentions, files, shown: [...shown] };
}

/** What the author should know before, each on one line; none if nothing. */
export function deletionLines({ mentions, shown }: Deletion): string[] {
  return [
    ...mentions.length > 0
      ? ["These name it. Pages leave it out there:", ...mentions]
      : [],
    ...shown.length > 0
      ? ["These pictures stay, because others show them:", ...shown]
      : [],
  ];
}

function nameOf({ kind }: ReadKind, id: string, record: unknown): string {
  if ("file" in kind) return kind.label;
  const title = Reflect.get(Object(record), kind.title);
  return `${kind.label} “${title ?? id}”`;
}

/** A picture by its folder and name, whatever its size and crop. */
function pictureAt(path: string): string | undefined {
  const file = editorFile(path);
  return file?.type === "picture" && file.name !== undefined
    ? `${file.set}/${file.name}`
    : undefined;
}

/** The files of the pictures that were added for a record. */
function picturesOf(
  root: URL,
  { fields, hasPictureFolder }: Collection,
  { id, record }: { id: string; record: unknown },
): string[] {
  const folders = new Map<string, (picture: string) => boolean>();
  for (const { field, value, group } of valuesIn(record, fields)) {
    for (const file of field.references?.files?.(String(value), group) ?? []) {
      const picture = pictureAt(`static${file}`);
      const [set = ""] = picture?.split("/") ?? [];
      // Pages of the site show those of other folders, too.
      if (!picture || !set.startsWith("photos-")) continue;
      const known = folders.get(set) ?? (() => false);
      folders.set(set, (it) => it === picture || known(it));
    }
  }
  const photos = [...folders].flatMap(([set, isOwn]) =>
    filesIn(root, set).filter((file) => isOwn(pictureAt(file) ?? ""))
  );
  return [...hasPictureFolder ? picturesNamed(root, id) : [], ...photos];
}

/** The picture files that are named after a record: its folder, and its logo. */
export function picturesNamed(root: URL, id: string): string[] {
  return [
    ...filesIn(root, id).filter((file) => pictureAt(file)),
    ...filesIn(root, "logos").filter((file) =>
      pictureAt(file) === `logos/${id}`
    ),
  ];
}

function filesIn(root: URL, set: string): string[] {
  const folder = new URL(`static/pictures/${set}/`, root);
  const names = existsSync(folder) ? [...Deno.readDirSync(folder)] : [];
  return names.map(({ name }) => `static/pictures/${set}/${name}`);
}
