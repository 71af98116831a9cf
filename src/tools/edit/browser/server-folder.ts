/*
 * The project's content files as File System API handles. The CMS expects a
 * local folder of the browser; it gets this one instead, whose files are read
 * and written by the editor's server.
 */

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
    remember(this.path, response);
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

/** The file versions that this tab read or saved last. */
const versions = new Map<string, string>();

function remember(path: string, { headers }: Response): void {
  versions.set(path, headers.get("ETag") ?? "");
}

/** Without a version the file must not exist yet. */
function versionOf(path: string): Record<string, string> {
  const version = versions.get(path);
  return version ? { "If-Match": version } : {};
}

/** Saves a record, and renames it if it was read from another path. */
async function save(path: string, body: Blob, from = path): Promise<void> {
  const headers = { ...versionOf(from), "X-From": from };
  remember(path, await ask("PUT", path, { headers, body }));
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
    await ask("DELETE", path, { headers: versionOf(path) });
    versions.delete(path);
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

/** @throws {Error} With the server's reason, which is also shown. */
async function ask(
  method: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(`/cms/files/${path}`, { method, ...init });
  if (response.ok) {
    // What the author should know of the saved record; nothing by default.
    if (method === "PUT") show(await response.text());
    return response;
  }
  const reason = await response.text();
  show(reason);
  throw new Error(reason);
}

/** Shows a message about a save; an empty text removes it. */
function show(reason: string): void {
  const place = document.querySelector("#reason");
  if (place) place.textContent = reason;
}
