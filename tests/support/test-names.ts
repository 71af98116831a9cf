const root = new URL("../../", import.meta.url);

/** Names of the tests of a file under `tests/`, as they are written there. */
export async function testsOf(file: string): Promise<string[]> {
  const source = await Deno.readTextFile(new URL(`tests/${file}`, root));
  const names = source.matchAll(
    /Deno\.test\(\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g,
  );
  return [...names].map(([, plain, template]) => plain ?? template ?? "");
}
