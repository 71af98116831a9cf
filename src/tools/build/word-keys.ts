import { keysOf, type WordKeys } from "../../records/word-keys.ts";

/** The files of the pages' words, from the project's root. */
export const wordsFolder = "data/words/";

/** The list of their keys, from which their forms and their check follow. */
export const keysFile = "src/records/word-keys.json";

/**
 * Writes the list of the keys of `data/words`, if they have changed: git keeps
 * it, so that an edit that loses a key shows.
 * @param root The project's root, with a trailing slash.
 * @throws {Error} If a file cannot be read, or items of a list differ.
 */
export async function writeWordKeys(root: URL): Promise<void> {
  const file = new URL(keysFile, root);
  const before = await Deno.readTextFile(file).catch(() => "{}");
  const known: Record<string, WordKeys> = JSON.parse(before);
  const keys: Record<string, WordKeys> = {};
  const folder = new URL(wordsFolder, root);
  const files = (await Array.fromAsync(Deno.readDir(folder)))
    .map(({ name }) => name).filter((name) => name.endsWith(".json")).sort();
  for (const name of files) {
    const page = name.slice(0, -".json".length);
    const words = JSON.parse(await Deno.readTextFile(new URL(name, folder)));
    keys[page] = keysOf(words, known[page], wordsFolder + name);
  }
  const text = `${JSON.stringify(keys, null, 2)}\n`;
  if (text !== before) await Deno.writeTextFile(file, text);
}
