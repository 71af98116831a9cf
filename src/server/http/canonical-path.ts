import { feedPaths, paths, speculationRulesPath } from "../../paths.ts";

/** Control characters, and what some parsers take for a slash. */
// deno-lint-ignore no-control-regex
const forbidden = /[\u0000-\u0020\u007f\\]/;
/** Characters that need no percent-encoding (RFC 3986, 2.3). */
const unreserved = /^[A-Za-z0-9_.~-]$/;
const endsLikeFile = /\.[A-Za-z0-9]{1,11}$/;
/** Files that others may have linked to with a slash at the end. */
const namedFiles: ReadonlySet<string> = new Set([
  ...Object.values(feedPaths),
  speculationRulesPath,
]);
const fileFolder = /^\/(?:assets|pictures|fonts|icons|drawings)\//;

/**
 * Whether no page can have a path, and a parser could take it for another one:
 * it climbs, hides a backslash or a percent sign, or does not decode.
 */
export function isUnsafePath(path: string): boolean {
  if (path[0] !== "/" || path.includes("#")) return true;
  const decoded = decode(path);
  if (decoded === undefined || forbidden.test(decoded)) return true;
  if (decoded !== path && decoded.includes("%")) return true;
  return decoded.split("/").some((part) => /^\.{1,2}(?:;.*)?$/.test(part));
}

/**
 * The canonical form of a safe path: no doubled or trailing slashes, nothing
 * percent-encoded without need, page names in lower case.
 * @returns Undefined for a file's path in another form: files have one address,
 * but a slash at the end of a feed or such a file is dropped.
 */
export function canonicalPath(path: string): string | undefined {
  const single = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  const decoded = single.replace(/%[0-7][0-9a-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return unreserved.test(character) ? character : code;
  });
  if (path === `${single}/` && namedFiles.has(single)) return single;
  const isFile = endsLikeFile.test(decoded) && !parentOf(decoded) ||
    fileFolder.test(decoded);
  if (decoded !== path && isFile) return undefined;
  return /[A-Z]/.test(decoded) ? lowerCased(decoded) : decoded;
}

const patterns = Object.values(paths);
/** The paths of all pages but those of records. */
export const fixedPaths: ReadonlySet<string> = new Set(
  patterns.filter((path) => !path.includes(":")),
);
const parents = patterns.filter((path) => path.includes("/:"))
  .map((path) => path.slice(0, path.indexOf(":")));

/** Page names in lower case; ids and slugs keep theirs. */
function lowerCased(path: string): string {
  const lower = path.toLowerCase();
  if (fixedPaths.has(lower)) return lower;
  const parent = parentOf(lower);
  return parent ? parent + path.slice(parent.length) : path;
}

/** The start of a page's path before an id or slug, which may hold dots. */
function parentOf(path: string): string | undefined {
  return parents.find((it) => path.startsWith(it));
}

/** A path without percent-encoding; undefined if it is malformed. */
export function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
