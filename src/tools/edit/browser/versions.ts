/*
 * The version of each file that a save is based on. A draft that the CMS keeps
 * over a closed tab is based on the version of that time, not on the one that
 * the next tab has read.
 */

/** The store of the CMS for drafts, whose keys are collection and slug. */
const draftStore = "draft-backups";

/** The versions that this tab has read or saved last, by record. */
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
  const record = draftKey(path);
  return drafted.get(record) ?? known.get(record);
}

/** Notes the version that was read. */
export function noteRead(path: string, version: string | null): void {
  if (version) known.set(draftKey(path), version);
}

/** Notes the version that was saved, which ends a draft. */
export function noteSaved(path: string, version: string | null): void {
  drafted.delete(draftKey(path));
  noteRead(path, version);
}

/** Forgets a file that was deleted. */
export function noteRemoved(path: string): void {
  drafted.delete(draftKey(path));
  known.delete(draftKey(path));
}

/** Keeps the version that a draft is based on together with the draft. */
export function keepVersionsOfDrafts(): void {
  const { put, get, delete: remove } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (draft: Draft, key) {
    if (this.name !== draftStore) return put.call(this, draft, key);
    const { collectionName, slug } = draft;
    const fileVersion = baseVersion(`${collectionName}/${slug}.json`);
    return put.call(this, { ...draft, fileVersion }, key);
  };
  IDBObjectStore.prototype.get = function (key) {
    const request: IDBRequest<Draft | undefined> = get.call(this, key);
    if (this.name !== draftStore) return request;
    request.addEventListener("success", () => {
      const { result } = request;
      if (!result?.fileVersion) return;
      const { collectionName, slug, fileVersion } = result;
      drafted.set(`${collectionName}/${slug}`, fileVersion);
    });
    return request;
  };
  IDBObjectStore.prototype.delete = function (key) {
    if (this.name === draftStore && Array.isArray(key)) {
      drafted.delete(key.join("/"));
    }
    return remove.call(this, key);
  };
}

/** Collection and id of a record, which end the path of its file. */
function draftKey(path: string): string {
  return /[^/]+\/[^/]+(?=\.json$)/.exec(path)?.[0] ?? path;
}
