import { testsOf } from "../support/test-names.ts";

const root = new URL("../../", import.meta.url);

/** What `deno test` is asked to run. */
export interface Selection {
  /** Paths from the project's root. */
  files: string[];
  /** Runs only the tests whose names match, as `deno test --filter` does. */
  filter?: string;
}

/** Every test file of the project, in alphabetical order. */
export async function testFiles(folder = "tests"): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of Deno.readDir(new URL(folder, root))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) files.push(...await testFiles(path));
    else if (/\.test\.tsx?$/.test(entry.name)) files.push(path);
  }
  return files.sort();
}

/**
 * Chooses the files whose path holds one of the patterns or, as a glob, equals
 * it. When a pattern matches no path, they are the words of a test's name.
 */
export async function selectTests(
  patterns: readonly string[],
): Promise<Selection> {
  const all = await testFiles();
  const found = patterns.map((pattern) =>
    all.filter((file) => matches(file, pattern))
  );
  if (found.every((files) => files.length > 0)) {
    return { files: [...new Set(found.flat())].sort() };
  }
  const filter = patterns.join(" ");
  return { files: await filesThatMention(filter, all), filter };
}

function matches(file: string, pattern: string): boolean {
  const path = pattern.replace(/^\.\//, "");
  if (!/[*?]/.test(path)) return file.includes(path);
  const glob = path.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll(
    /\*\*\/?|[*?]/g,
    (it) => it === "*" ? "[^/]*" : it === "?" ? "[^/]" : ".*",
  );
  return new RegExp(`^(?:tests/)?${glob}$`).test(file);
}

/**
 * Only these files are loaded, so that one test starts at once: those that hold
 * the words, or have a name with values in it that the words could be. When
 * there is none, the words are part of a name with values: all are loaded.
 */
async function filesThatMention(
  words: string,
  files: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const source = await Deno.readTextFile(new URL(file, root));
    const names = await testsOf(file.slice("tests/".length));
    const isMentioned = source.includes(words) ||
      names.some((name) => namePattern(name).test(words));
    if (isMentioned) found.push(file);
  }
  return found.length > 0 ? found : [...files];
}

/** What a name can be once its `${...}` have values. */
function namePattern(name: string): RegExp {
  const parts = name.split(/\$\{.*?\}/).map(escapeForRegExp);
  return new RegExp(`^${parts.join(".*")}$`);
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
