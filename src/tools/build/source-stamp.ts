const root = new URL("../../../", import.meta.url);

/** Files and folders that a build depends on. */
const sources = [
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
  const bytes = new TextEncoder().encode(lines.sort().join("\n"));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest).toHex();
}

/** Lists of pictures, with those of drafts, and notes about them. */
const notServed = /\.(?:json|md)$/;

/**
 * The files below `static/` that the site serves, as URL paths, sorted; hidden
 * files are left out.
 */
export async function staticFiles(): Promise<string[]> {
  const files: string[] = [];
  async function walk(folder: URL, path: string): Promise<void> {
    for await (const entry of Deno.readDir(folder)) {
      const name = `${path}/${entry.name}`;
      if (entry.isDirectory) {
        await walk(new URL(`${entry.name}/`, folder), name);
      } else if (!entry.name.startsWith(".") && !notServed.test(name)) {
        files.push(name);
      }
    }
  }
  await walk(new URL("static/", root), "");
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
