/*
 * The project's content files as File System API handles. The CMS expects a
 * local folder of the browser; it gets this one instead, whose files are read
 * and written by the editor's server.
 */

import { isReading } from "./new-picture.ts";
import { listAndId, offerRedirect } from "./redirect-offer.ts";
import { baseVersion, noteRead, noteRemoved, noteSaved } from "./versions.ts";

class Handle {
  constructor(public path: string) {}

  get name(): string {
    return this.path.slice(this.path.lastIndexOf("/") + 1);
  }
}

/** Prefix of temporary files, which are renamed after writing. */
const temporary = ".sveltia-tmp-";

class FileHandle extends Handle {
  readonly kind = "file";
  /** Content written under a temporary name. */
  written?: Blob;
  /** The path before it was renamed; the server renames it with the next save. */
  previous?: string;

  async getFile(): Promise<File> {
    const response = await ask("GET", this.path);
    noteRead(this.path, response.headers.get("ETag"));
    return new File([await response.blob()], this.name);
  }

  createWritable() {
    return Promise.resolve({
      // The CMS treats a failure of `close` as success.
      write: async (part: BlobPart) => {
        const body = new Blob([part]);
        if (this.name.startsWith(temporary)) this.written = body;
        else await save(this.path, body, this.previous);
      },
      close: () => Promise.resolve(),
    });
  }

  async move(folder: FolderHandle, name: string): Promise<void> {
    const to = folder.pathOf(name);
    if (this.written) await save(to, this.written);
    else this.previous = this.path;
    this.path = to;
  }
}

/** Without a version the file must not exist yet. */
function ifUnchanged(path: string): Record<string, string> {
  const version = baseVersion(path);
  return version ? { "If-Match": version } : {};
}

/** The forms of this page, for whose saves an answer may be lost. */
const form = crypto.randomUUID();
let attempt = 0;

function ownAttempt(query: Record<string, string> = {}): URLSearchParams {
  attempt++;
  return new URLSearchParams({ ...query, form, attempt: String(attempt) });
}

/** Saves a record, and renames it if it was read from another path. */
async function save(path: string, body: Blob, from = path): Promise<void> {
  if (isReading()) refuse(stillReading);
  const [, id = ""] = /([^/]+)\.json$/.exec(from) ?? [];
  const query = ownAttempt(from === path ? {} : { from: id });
  const headers = ifUnchanged(from);
  const response = await ask("PUT", `${path}?${query}`, { headers, body });
  noteSaved(path, response.headers.get("ETag"));
  if (from === path) return;
  noteRemoved(from);
  await offerRedirect(from, path);
}

class FolderHandle extends Handle {
  readonly kind = "directory";

  pathOf(name: string): string {
    return this.path ? `${this.path}/${name}` : name;
  }

  async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
    const response = await ask("GET", `${this.path}/`);
    const list: { name: string; kind: string }[] = await response.json();
    for (const { name, kind } of list) {
      const path = this.pathOf(name);
      yield [
        name,
        kind === "file" ? new FileHandle(path) : new FolderHandle(path),
      ];
    }
  }

  getDirectoryHandle(name: string): Promise<FolderHandle> {
    return Promise.resolve(new FolderHandle(this.pathOf(name)));
  }

  getFileHandle(name: string): Promise<FileHandle> {
    return Promise.resolve(new FileHandle(this.pathOf(name)));
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.pathOf(name);
    // After a rejected save this would hide the reason.
    if (name.startsWith(temporary)) return;
    // The folder of a kind stays when its last record goes.
    if (!name.endsWith(".json")) return;
    await confirmDeletion(path);
    const headers = ifUnchanged(path);
    await ask("DELETE", `${path}?${ownAttempt()}`, { headers });
    noteRemoved(path);
    showDeleted();
    await offerRedirect(path);
  }
}

/** Says what names a record before it is deleted. */
async function confirmDeletion(path: string): Promise<void> {
  const query = new URLSearchParams(listAndId(path));
  const response = await fetch(`/cms/deletion?${query}`).catch(() => null);
  const lines: string[] = response?.ok ? await response.json() : [];
  if (lines.length > 0 && !confirm(["Delete it?", ...lines].join("\n"))) {
    refuse("Not deleted. Reload this page to see it in the list.");
  }
}

/** Makes the CMS use the server's folder. */
export function provideServerFolder(): void {
  const root = new FolderHandle("");
  navigator.storage.getDirectory = () =>
    Promise.resolve({
      getDirectoryHandle: () => Promise.resolve(root),
    }) as never;
}

const stopped =
  'The editor has stopped. Your text is still in this form: run "deno task edit" again, then save.';

const stillReading =
  "Not saved: a picture is still being read. Save again once the form shows it.";

/** @throws {Error} With the reason, which is also shown. */
function refuse(reason: string): never {
  show(reason);
  throw new Error(reason);
}

/** @throws {Error} With the server's reason, which is also shown. */
async function ask(
  method: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(`/cms/files/${path}`, { method, ...init })
    .catch(() => new Response(stopped, { status: 503 }));
  if (response.ok) {
    // What the author should know of the saved record; nothing by default.
    if (method === "PUT") show(await response.text());
    return response;
  }
  return refuse(await response.text());
}

/** Shows the way to bring back what was deleted. */
export function showDeleted(): void {
  const link = document.createElement("a");
  link.href = "/deleted";
  link.textContent = "Bring back what was deleted";
  document.querySelector("#deleted")?.replaceChildren(link);
}

/** Shows a message about a save; an empty text removes it. */
function show(reason: string): void {
  const place = document.querySelector("#reason");
  if (place) place.textContent = reason;
}
