/**
 * The names of the files in a folder that hold records, sorted. Those with a dot
 * in front do not: systems and text editors put them beside others, such as
 * `._post.json` and `.#post.json`.
 */
export function recordFiles(
  entries: readonly Deno.DirEntry[],
  ending = ".json",
): string[] {
  return entries.filter(({ isDirectory }) => !isDirectory)
    .map(({ name }) => name)
    .filter((name) =>
      !name.startsWith(".") && name.toLowerCase().endsWith(ending)
    ).sort();
}
