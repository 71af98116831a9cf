/*
 * The version of each file that a save is based on. A draft that the CMS keeps
 * over a closed tab is based on the version of that time, not on the one that
 * the next tab has read.
 */

/** The store of the CMS for drafts, whose keys are collection and slug. */
const draftStore = "draft-backups";

/** The versions that this tab has read or saved last, by path. */
const known = new Map<string, string>();
/** The versions that drafts are based on. */
const drafted = new Map<string, string>();

/** A draft, to which `fileVersion` is added. */
interface Draft {
  collectionName: string;
  slug: string;
  fileVersion?: string;
}

/** The version that a form is based on; undefined for a new file. */
export function baseVersion(path: string): string | undefined {
  return drafted.get(path) ?? known.get(path);
}

/** Notes the version that was read. */
export function noteRead(path: string, version: string | null): void {
  if (version) known.set(path, version);
}

/** Notes the version that was saved, which ends a draft. */
export function noteSaved(path: string, version: string | null): void {
  drafted.delete(path);
  noteRead(path, version);
}

/** Forgets a file that was deleted. */
export function noteRemoved(path: string): void {
  drafted.delete(path);
  known.delete(path);
}

/** Keeps the version that a draft is based on together with the draft. */
export function keepVersionsOfDrafts(): void {
  const { put, get, delete: remove } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (draft: Draft, key) {
    if (this.name !== draftStore) return put.call(this, draft, key);
    const fileVersion = baseVersion(pathOf(draft.collectionName, draft.slug));
    return put.call(this, { ...draft, fileVersion }, key);
  };
  IDBObjectStore.prototype.get = function (key) {
    const request: IDBRequest<Draft | undefined> = get.call(this, key);
    if (this.name !== draftStore) return request;
    request.addEventListener("success", () => {
      const { result } = request;
      if (!result?.fileVersion) return;
      const path = pathOf(result.collectionName, result.slug);
      drafted.set(path, result.fileVersion);
    });
    return request;
  };
  IDBObjectStore.prototype.delete = function (key) {
    if (this.name === draftStore && Array.isArray(key)) {
      drafted.delete(pathOf(String(key[0]), String(key[1])));
    }
    return remove.call(this, key);
  };
}

function pathOf(collection: string, slug: string): string {
  return `data/content/${collection}/${slug}.json`;
}
