/**
 * A hash of what a folder of `static/` holds, by the folder's path. A set of
 * pictures has one of its own where it is listed, or else that of all pictures.
 */
export type StaticHashes = Readonly<Record<string, string>>;

/** The hashes as JSON: a constant of the server's bundle, defined by the build. */
declare const STATIC_HASHES: string | undefined;

/** Empty in development, where files change: they keep their plain addresses. */
const hashes: Record<string, string> = typeof STATIC_HASHES === "undefined"
  ? {}
  : JSON.parse(STATIC_HASHES);

/**
 * Sets the hashes: of the build for its documents, and in browsers those that
 * the document names. Browsers' scripts have no constant of them, because each
 * new picture would change it.
 */
export function setStaticHashes(made: StaticHashes): void {
  Object.assign(hashes, made);
}

/** The hashes, for the document to name. */
export function currentHashes(): StaticHashes {
  return hashes;
}

/**
 * The address of a file of `static/` that may be cached for ever, because it
 * changes with the contents of the file's folder. Outsiders may rely on the
 * plain one. Any other address stays as it is. Only for use while rendering: in
 * browsers the hashes are not known before.
 * @param path Its plain address, which may end with a fragment.
 * @param by The hashes, where they are not those of this build.
 */
export function staticAddress(path: string, by: StaticHashes = hashes): string {
  const [, top = "", set = ""] = /^(\/\w+)(\/[\w-]+)?\//.exec(path) ?? [];
  const hash = by[top + set] ?? by[top];
  return hash ? `/assets/${hash}${path}` : path;
}

/**
 * The unguessable address of a file that is not public: with a hash of its
 * content.
 * @param hash As `contentHash` gives it.
 */
export function withContentHash(path: string, hash: string): string {
  return `/assets/${hash}${path}`;
}

/** The path and hash in such an address; undefined for all other addresses. */
export function contentHashOf(
  address: string,
): { path: string; hash: string } | undefined {
  const [, hash, path] = /^\/assets\/([\w-]{22})(\/.+)$/.exec(address) ?? [];
  return hash && path ? { path, hash } : undefined;
}

/**
 * Today's address of a file, by the one that any build may have given it;
 * undefined for all other addresses.
 */
export function currentAddress(address: string): string | undefined {
  const path = /^\/assets\/[\w-]{6}(\/.+)$/.exec(address)?.[1];
  if (!path) return undefined;
  const current = staticAddress(path);
  return current === path ? undefined : current;
}
