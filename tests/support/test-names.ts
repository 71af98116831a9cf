const root = new URL("../../", import.meta.url);

/** Titles of the tests in a file under `tests/`, as in the source. */
export async function testsOf(file: string): Promise<string[]> {
  const source = await Deno.readTextFile(new URL(`tests/${file}`, root));
  const names = source.matchAll(
    /Deno\.test\(\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g,
  );
  return [...names].map(([, plain, template]) => plain ?? template ?? "");
}
