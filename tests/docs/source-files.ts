/** The project's source files, for tests of code rules. */
import { dirname, join } from "node:path/posix";

const root = new URL("../../", import.meta.url);

/** Files in a folder whose paths match, relative to the project's root. */
export async function filesOf(
  place: string,
  pattern: RegExp,
): Promise<string[]> {
  const { isFile } = await Deno.stat(new URL(place, root));
  if (isFile) return pattern.test(place) ? [place] : [];
  const entries = await Array.fromAsync(Deno.readDir(new URL(place, root)));
  const found = await Promise.all(
    entries.map(({ name }) => filesOf(`${place}/${name}`, pattern)),
  );
  return found.flat().sort();
}

/** Modules in a folder. */
export function modulesOf(place: string): Promise<string[]> {
  return filesOf(place, /\.tsx?$/);
}

/** The text of a file of the project. */
export function textOf(path: string): Promise<string> {
  return Deno.readTextFile(new URL(path, root));
}

/** Modules of the project that a module imports, also late or only types of. */
export async function importsOf(path: string): Promise<string[]> {
  const specifiers = (await textOf(path))
    .matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)"/g);
  return [...specifiers].map(([, target = ""]) => join(dirname(path), target));
}
