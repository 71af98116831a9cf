import { paths } from "../paths.ts";

/** Control characters, and what some parser somewhere takes for a slash. */
// deno-lint-ignore no-control-regex
const never = /[\u0000-\u0020\u007f\\]/;
const unreserved = /^[A-Za-z0-9_~-]$/;
/** A last segment that looks like the name of a file. */
const fileLike = /\.[A-Za-z0-9]{1,8}$/;
const fileFolder = /^\/(?:assets|pictures|fonts|icons|drawings)\//;

/**
 * Whether no page can be at a path, and something could take it for another
 * place: it climbs, hides a backslash or a percent sign, or does not decode.
 */
export function hasUnsafePath(path: string): boolean {
  if (path[0] !== "/" || path.includes("#")) return true;
  const decoded = decode(path);
  if (decoded === undefined || never.test(decoded)) return true;
  if (decoded !== path && decoded.includes("%")) return true;
  return decoded.split("/").some((part) => /^\.{1,2}(?:;.*)?$/.test(part));
}

/**
 * The one address of what a safe path names: no doubled or closing slashes,
 * nothing encoded that need not be, page names in lower case.
 * @returns Undefined when it names a file in a roundabout way: files have one
 * address and no other.
 */
export function properPath(path: string): string | undefined {
  const single = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (single !== path && (fileLike.test(single) || fileFolder.test(single))) {
    return undefined;
  }
  const decoded = single.replace(/%[0-7][0-9a-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return unreserved.test(character) ? character : code;
  });
  return /[A-Z]/.test(decoded) ? lowerCased(decoded) : decoded;
}

const fixedPaths: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => !path.includes(":")),
);
const parents = Object.values(paths)
  .filter((path) => path.includes("/:"))
  .map((path) => path.slice(0, path.indexOf(":")));

/** Page names in lower case; ids and slugs stay as they are. */
function lowerCased(path: string): string {
  const lower = path.toLowerCase();
  if (fixedPaths.has(lower)) return lower;
  const parent = parents.find((it) => lower.startsWith(it));
  return parent ? parent + path.slice(parent.length) : path;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
