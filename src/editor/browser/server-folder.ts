/*
 * The project's content files as the handles of the File System API. The content
 * management system works on a folder of the browser's own; it is given this one
 * instead, whose files are read and written by the editor's server.
 */

class Handle {
  constructor(public path: string) {}

  get name(): string {
    return this.path.slice(this.path.lastIndexOf("/") + 1);
  }
}

/** The start of the names of files that are moved to their own once written. */
const temporary = ".sveltia-tmp-";

class FileHandle extends Handle {
  readonly kind = "file";
  /** What was written under a temporary name. */
  written?: Blob;

  async getFile(): Promise<File> {
    const response = await ask("GET", this.path);
    return new File([await response.blob()], this.name);
  }

  createWritable() {
    const parts: BlobPart[] = [];
    return Promise.resolve({
      write: (part: BlobPart) => Promise.resolve(void parts.push(part)),
      close: async () => {
        const body = new Blob(parts);
        if (this.name.startsWith(temporary)) this.written = body;
        else await ask("PUT", this.path, { body });
      },
    });
  }

  async move(folder: FolderHandle, name: string): Promise<void> {
    const to = folder.pathOf(name);
    if (this.written) await ask("PUT", to, { body: this.written });
    else await ask("POST", this.path, { headers: { "X-To": to } });
    this.path = to;
  }
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
    await ask("DELETE", this.pathOf(name));
  }
}

/** Gives the content management system the server's folder for its own. */
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
    if (method === "PUT") show("");
    return response;
  }
  const reason = await response.text();
  show(reason);
  throw new Error(reason);
}

/** Shows why something could not be saved; an empty text removes it. */
function show(reason: string): void {
  const place = document.querySelector("#reason");
  if (place) place.textContent = reason;
}
