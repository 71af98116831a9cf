import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import { pathInForm, recordToSave } from "../../../records/record-to-save.ts";
import type { FormRecord } from "../../../records/form-record.ts";
import { filePath, type Kind, recordAt } from "../../../records/kind.ts";
import { maxIdLength } from "../../../records/record-ids.ts";
import { valuesIn } from "../../../records/walk.ts";
import type { NewPictures } from "../pictures/pictures.ts";
import { readSettings } from "../../../settings.ts";
import { isInside } from "../inside.ts";
import { collections, kinds } from "../../../pages/kinds.server.ts";
import { deletionOf } from "./deletion.ts";
import { OwnSaves, type ReadRecord } from "./own-saves.ts";
import { fieldLabel } from "./field-label.ts";
import { renamePictures } from "./rename-pictures.ts";
import { moveToTrash } from "./trash.ts";
import { visibilityOf } from "./visibility.ts";

/** A file or folder in the editor. */
interface FolderEntry {
  name: string;
  kind: "file" | "directory";
}

/** The folders of all records. */
const recordFolders = kinds.map((kind) => dirname(filePath(kind, "")));

/** The project's content files, without access to other files. */
export interface ContentFolder {
  list(path: string): Promise<FolderEntry[]>;
  read(path: string): Promise<VersionedText>;
  /**
   * Saves a record from the form: whole or not at all, after its pictures.
   * @param read The record that the form has read, which is renamed if its id
   * differs, and its version; without a version the record is new.
   * @returns The saved version.
   * @throws {ConflictError} If the record was changed in the meantime.
   * @throws {ExpectedError} With the first thing that is wrong with the record.
   */
  write(path: string, text: string, read: ReadRecord): Promise<string>;
  /** Moves a record to the trash, with the pictures that only it shows. */
  remove(path: string, read: ReadRecord): Promise<void>;
  /** The record that the form would save, for the preview. */
  toSave(path: string, form: FormRecord): FormRecord;
}

/** The text for the form, and the hash of the file's text as the version. */
interface VersionedText {
  text: string;
  version: string;
}

/** Thrown if a save would overwrite a newer change. */
export class ConflictError extends ExpectedError {
  override name = "ConflictError";
}

/** @param root The project's root, with a trailing slash. */
export function createContentFolder(
  root: URL,
  pictures: NewPictures,
): ContentFolder {
  const { siteUrl } = readSettings(Deno.env.toObject());
  const ownSaves = new OwnSaves();

  /** @throws {ExpectedError} If a link leads out of the project. */
  function fileAt(path: string): URL {
    const file = new URL(path, root);
    const isOutside = !isInside(file, root) ||
      !isInside(new URL("./", file), root);
    if (!isOutside) return file;
    throw new ExpectedError(`Cannot use "${path}": it is outside the project`);
  }

  /** @param from The file that has the record as last saved. */
  function withRecordToSave(path: string, form: FormRecord, from = path) {
    const { kind, id } = editedRecord(path);
    const saved = parseRecord(readText(fileAt(from))) ?? {};
    const minute = new Date().toISOString().slice(0, 16);
    const record = recordToSave(form, kind.fields, {
      id,
      saved,
      now: `${minute}:00.000Z`,
      siteUrl,
      photo: (address) => pictures.photo(address),
      pictureName: (picture) => pictures.projects.shownAs(picture, id),
    });
    return { record, saved };
  }

  return {
    list: (path) => list(path, root),
    async read(path) {
      const { kind } = editedRecord(path);
      const text = await Deno.readTextFile(fileAt(path)).catch((cause) => {
        throw cause instanceof Deno.errors.NotFound
          ? new ExpectedError("Cannot open it: it has been deleted or renamed.")
          : cause;
      });
      return { text: formText(text, kind), version: versionOf(text) };
    },
    async write(path, text, read) {
      const { kind, id } = editedRecord(path);
      const formPath = filePath(kind, read.id ?? id);
      const { id: readId = id, version } = ownSaves.knownTo(formPath, read);
      const readPath = filePath(kind, readId);
      editedRecord(readPath);
      const { visibility: _, ...form }: FormRecord = JSON.parse(text);
      const { record: toSave, saved: before } = withRecordToSave(
        path,
        form,
        readPath,
      );
      checkRecord(toSave, form, { kind, pictures });
      const { record, write } = pictures.place(toSave, form, {
        id,
        readId,
        saved: before,
      });
      const renaming = await renamePictures(root, kind, {
        from: readId,
        to: id,
      });
      const saved = `${JSON.stringify(record, null, 2)}\n`;
      const from = fileAt(readPath);
      const to = fileAt(path);
      const refuse = () => {
        const text = readText(from);
        if (readId !== id && text === undefined) throw gone();
        refuseConflict(record, kind, { version, text });
        if (readId === id || readText(to) === undefined) return;
        throw new ConflictError(`Cannot save: "${id}" already exists`);
      };
      refuse();
      renaming.copy();
      await write(saved);
      // Again: no await between comparing and writing, to prevent a race.
      refuse();
      saveFile(to, saved);
      if (readId !== id) Deno.removeSync(from);
      const now = versionOf(saved);
      ownSaves.note(formPath, read, { id, version: now });
      renaming.removeOld();
      return now;
    },
    async remove(path, read) {
      const { kind, id } = editedRecord(path);
      if ("file" in kind) {
        throw new ExpectedError("Cannot delete: the site needs this page");
      }
      const { files } = await deletionOf(root, kind, id);
      const { version } = ownSaves.knownTo(path, read);
      const text = readText(fileAt(path));
      if (text !== undefined && versionOf(text) !== version) {
        throw new ConflictError(
          "Cannot delete: it has been saved elsewhere meanwhile. Reload this page to see it.",
        );
      }
      moveToTrash(root, path, files);
    },
    toSave: (path, form) => withRecordToSave(path, form).record,
  };
}

/** @throws {ExpectedError} With the first thing that is wrong with a record. */
function checkRecord(
  record: FormRecord,
  form: FormRecord,
  { kind: { fields, schema }, pictures }: {
    kind: Kind;
    pictures: NewPictures;
  },
): void {
  for (const { field, value } of valuesIn(record, fields)) {
    const isPhoto = field.references?.files !== undefined &&
      String(value).startsWith("/pictures/photos-");
    if (isPhoto && !pictures.photo(value)) {
      throw new ExpectedError(
        `Cannot save: the picture "${value}" is gone, add it again`,
      );
    }
  }
  const { error } = schema.safeParse(record);
  const [issue] = error?.issues ?? [];
  if (!issue) return;
  const label = fieldLabel(fields, pathInForm(form, issue.path));
  throw new ExpectedError(
    `Cannot save: ${label || "the record"}: ${issue.message}`,
  );
}

const remedy =
  "Your text is still in this form: copy it, reload this page, and add it to what is there now.";

function gone(): ConflictError {
  return new ConflictError(
    `Cannot save: it has been deleted or renamed meanwhile. ${remedy}`,
  );
}

/**
 * @param version The version that the record is based on, and the file's
 * current text.
 * @throws {ConflictError} If the record would overwrite a newer text.
 */
function refuseConflict(
  record: FormRecord,
  { fields }: Kind,
  { version, text }: { version?: string; text?: string },
): void {
  if ((text === undefined ? undefined : versionOf(text)) === version) return;
  if (text === undefined) throw gone();
  const saved = parseRecord(text) ?? {};
  // The labels of the fields in which they differ.
  const differing = Object.entries(fields)
    .filter(([name]) => name !== "updatedAt")
    .filter(([name]) => !isDeepStrictEqual(record[name], saved[name]))
    .map(([, { form }]) => form.label);
  if (differing.length === 0) return;
  throw new ConflictError(
    `Cannot save: it has been saved elsewhere meanwhile. These fields differ: ${
      differing.join(", ")
    }. ${remedy}`,
  );
}

/** A hash of a file's text, as an ETag. */
function versionOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return `"${hash.slice(0, 16)}"`;
}

async function list(path: string, root: URL): Promise<FolderEntry[]> {
  if (!isFolder(path)) return [];
  const entries: FolderEntry[] = [];
  const folder = new URL(path || ".", root);
  // Git leaves out empty folders.
  if (!existsSync(folder)) return entries;
  for await (const { name, isFile } of Deno.readDir(folder)) {
    const inside = path ? `${path}/${name}` : name;
    if (!isFolder(inside) && !recordAt(kinds, inside)) continue;
    entries.push({ name, kind: isFile ? "file" : "directory" });
  }
  return entries;
}

/** @throws {ExpectedError} If the path is not that of a content file. */
export function editedRecord(path: string): { kind: Kind; id: string } {
  const record = recordAt(kinds, path);
  if (record) return record;
  const { length } = basename(path, ".json");
  const kind = collections.find(({ folder }) => folder === dirname(path));
  if (kind && length > maxIdLength) {
    throw new ExpectedError(
      `Cannot save: ${
        fieldLabel(kind.fields, [kind.key])
      }: expected at most ${maxIdLength} characters, found ${length}. Type a shorter one.`,
    );
  }
  throw new ExpectedError(`Cannot use "${path}": not a content file`);
}

/** Whether a path is that of a content folder, or of a folder above one. */
function isFolder(path: string): boolean {
  return recordFolders.some((folder) =>
    path === "" || `${folder}/`.startsWith(`${path}/`)
  );
}

/**
 * The text of a record with the values of the form, and with what list and form
 * say of it. One that cannot be parsed stays as it is.
 */
function formText(text: string, kind: Kind): string {
  const record = parseRecord(text);
  if (!record) return text;
  for (const [name, { toForm }] of Object.entries(kind.fields)) {
    if (toForm) record[name] = toForm(record[name]);
  }
  const visibility = "folder" in kind ? kind.visibility : undefined;
  if (visibility) {
    const isPublic = visibility.isPublic(record);
    record.visibility = visibilityOf(record, isPublic);
  }
  return JSON.stringify(record);
}

function readText(file: URL): string | undefined {
  try {
    return Deno.readTextFileSync(file);
  } catch {
    return undefined;
  }
}

/** The record of a file; undefined if it cannot be parsed. */
function parseRecord(text = ""): FormRecord | undefined {
  const record = parseJson(text);
  return isRecord(record) ? record : undefined;
}
