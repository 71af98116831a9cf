import { articleFile, jobFile } from "../content-service/file-schemas.ts";
import { ExpectedError } from "../lib/exit-with-error.ts";
import { type ListedPhoto, listPhotos } from "../photos/photo-list.ts";
import { completeRecord, type FormRecord } from "./record-drafts.ts";

/** A file or a folder, as the editor sees it. */
export interface FolderEntry {
  name: string;
  kind: "file" | "directory";
}

const recordPath =
  /^data\/content\/(articles|jobs)\/([A-Za-z0-9_-]{1,64})\.json$/;

/** The project's content files, and nothing else of it. */
export interface ContentFolder {
  list(path: string): Promise<FolderEntry[]>;
  read(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** @throws {ExpectedError} With the first thing that is wrong with a record. */
  write(path: string, text: string): Promise<void>;
  /** Renames a record, and so changes the address of its page. */
  move(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** What a record of the form comes to, for the preview and for the file. */
  complete(path: string, form: FormRecord): Promise<FormRecord>;
}

/** @param root The project's root, with a trailing slash. */
export function createContentFolder(root: URL): ContentFolder {
  const pictures = new URL("static/pictures/", root);

  async function complete(
    path: string,
    form: FormRecord,
  ): Promise<FormRecord> {
    const { kind, id } = recordOf(path);
    const photos: ListedPhoto[] = await listPhotos(pictures);
    const saved = await savedRecord(new URL(path, root));
    return completeRecord(form, { kind, id, saved, photos, now: new Date() });
  }

  return {
    complete,
    list: (path) => list(path, root),
    async read(path) {
      recordOf(path);
      return await Deno.readFile(new URL(path, root));
    },
    async write(path, text) {
      const { kind } = recordOf(path);
      const record = await complete(path, JSON.parse(text));
      const schema = kind === "articles" ? articleFile : jobFile;
      const { error } = schema.safeParse(record);
      if (error) throw new ExpectedError(reasonOf(error.issues));
      const file = new URL(path, root);
      await Deno.writeTextFile(file, `${JSON.stringify(record, null, 2)}\n`);
    },
    move: (from, to) => move(from, to, root),
    async remove(path) {
      recordOf(path);
      await Deno.remove(new URL(path, root));
    },
  };
}

async function list(path: string, root: URL): Promise<FolderEntry[]> {
  if (!/^(?:|data|data\/content(?:\/(?:articles|jobs))?)$/.test(path)) {
    return [];
  }
  const entries: FolderEntry[] = [];
  for await (const entry of Deno.readDir(new URL(path || ".", root))) {
    const { name, isFile } = entry;
    if (!isVisible(path, name)) continue;
    entries.push({ name, kind: isFile ? "file" : "directory" });
  }
  return entries;
}

async function move(from: string, to: string, root: URL): Promise<void> {
  recordOf(from);
  const { id: _id } = recordOf(to);
  const saved = await savedRecord(new URL(from, root));
  const text = `${JSON.stringify({ ...saved, _id }, null, 2)}\n`;
  await Deno.writeTextFile(new URL(to, root), text, { createNew: true });
  await Deno.remove(new URL(from, root));
}

/** @throws {ExpectedError} When the path is not that of a content file. */
function recordOf(path: string): { kind: "articles" | "jobs"; id: string } {
  const [, kind, id] = recordPath.exec(path) ?? [];
  if ((kind !== "articles" && kind !== "jobs") || !id) {
    throw new ExpectedError(`Cannot use "${path}": it is no content file`);
  }
  return { kind, id };
}

/** Folders on the way to the content, and the content files. */
function isVisible(path: string, name: string): boolean {
  const inside = path ? `${path}/${name}` : name;
  return recordPath.test(inside) ||
    "data/content/articles".startsWith(inside) ||
    inside === "data/content/jobs";
}

async function savedRecord(file: URL): Promise<FormRecord | undefined> {
  try {
    return JSON.parse(await Deno.readTextFile(file));
  } catch {
    return undefined;
  }
}

function reasonOf(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const [{ path, message } = { path: [], message: "not as expected" }] = issues;
  return `Cannot save: ${path.join(".") || "the record"}: ${message}`;
}
