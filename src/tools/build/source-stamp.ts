import { createHash } from "node:crypto";
import { feedPaths } from "../../paths.ts";

const root = new URL("../../../", import.meta.url);

/** Files and folders that a build depends on. */
export const sources = [
  "deno.json",
  "deno.lock",
  "main.ts",
  "routes.ts",
  "src",
  "data",
  "static",
];

/** A hash of every source's path, size and modification time. */
export async function sourceStamp(): Promise<string> {
  const lines: string[] = [];
  for (const source of sources) await list(new URL(source, root), lines);
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

/** Lists of pictures, with those of drafts, and notes about them. */
const notServed = /\.(?:json|md)$/;

/** The folder of what others look for by its name (RFC 8615). */
const wellKnown = "/.well-known/";

/** Whether the site serves a file below `static/`, by its path. */
function isServed(path: string): boolean {
  // The site's own is never out of date.
  if (path === feedPaths.security) return false;
  return path.startsWith(wellKnown)
    ? !path.slice(wellKnown.length).includes("/.")
    : !path.includes("/.") && !notServed.test(path);
}

/** The files below `static/` that the site serves, as URL paths, sorted. */
export async function staticFiles(
  folder = new URL("static/", root),
): Promise<string[]> {
  const files: string[] = [];
  async function walk(folder: URL, path: string): Promise<void> {
    for await (const entry of Deno.readDir(folder)) {
      const name = `${path}/${entry.name}`;
      if (entry.isDirectory) {
        await walk(new URL(`${entry.name}/`, folder), name);
      } else if (isServed(name)) files.push(name);
    }
  }
  await walk(folder, "");
  return files.sort();
}

async function list(file: URL, lines: string[]): Promise<void> {
  let info: Deno.FileInfo;
  try {
    info = await Deno.stat(file);
  } catch {
    return;
  }
  if (!info.isDirectory) {
    lines.push(`${file.pathname} ${info.size} ${info.mtime?.getTime()}`);
    return;
  }
  for await (const entry of Deno.readDir(file)) {
    await list(new URL(`${file.href}/${entry.name}`), lines);
  }
}
