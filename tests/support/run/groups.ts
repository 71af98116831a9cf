/**
 * Groups of test files for a whole run. The files of a group share an isolate,
 * so what they import is loaded once.
 */
import { glob } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { pathToFileURL } from "node:url";

/** What `deno test` gets as one file. */
export interface Group {
  /** The path of the group, or of the only file in it. */
  path: string;
  /** Test files, relative to the project's folder. */
  files: readonly string[];
}

/** A line at the top of a file that must not, or need not, share an isolate. */
const ownIsolate = /^\/\/ own isolate: \S/m;

/**
 * Hooks, and functions that register some: in a group they would run before and
 * after the tests of every file.
 */
const hooks =
  /\bDeno\.test\.(before|after)(All|Each)\b|\b(useSite|sharedPage|inEachEngine|serveForms)\(/;

const browserTests = "tests/support/browser/open-page.ts";

/**
 * Modules that change the isolate, by a document or hooks. Files share one with
 * those that import the same of them, and load these first.
 */
const isolatedModules = [
  browserTests,
  "tests/support/components/dom.ts",
  "tests/support/fixture-site.ts",
];

/** Groups of fewer characters cost more to load than they save. */
const smallest = 20_000;

/** Tests of browsers wait more than they load: more of their groups run. */
const mostOfBrowser = 6;

/** Test files of every commit, of the project in the current folder, sorted. */
export async function testFiles(): Promise<string[]> {
  return (await Array.fromAsync(glob("tests/**/*.test.{ts,tsx}"))).sort();
}

/**
 * Wide test files, likewise.
 * @param paths How the paths of those that are wanted begin; all by default.
 */
export async function wideFiles(paths: readonly string[]): Promise<string[]> {
  const files = (await Array.fromAsync(glob("tests/**/*.wide.{ts,tsx}")))
    .sort();
  if (paths.length === 0) return files;
  return files.filter((file) => paths.some((it) => file.startsWith(it)));
}

/**
 * Divides test files of the project in the current folder into groups of about
 * equal size, at least as many as asked for, and writes these into a folder.
 * Neighbours import the same modules, so they stay together.
 */
export async function writeGroups(
  files: readonly string[],
  { folder, count }: { folder: string; count: number },
): Promise<Group[]> {
  const alone: Sized[] = [];
  const shared = new Map<string, Sized[]>();
  for (const path of files) {
    const text = await Deno.readTextFile(path);
    const used = await isolatedModulesOf(path, text);
    if (used === undefined) alone.push({ path, size: text.length });
    else {
      const alike = shared.get(used) ?? [];
      shared.set(used, [...alike, { path, size: text.length }]);
    }
  }
  const all = [...shared.values()].flat();
  const most = Math.max(sizeOf(all) / count, smallest);
  const divided = [...shared].flatMap(([used, alike]) =>
    parts(
      alike,
      Math.max(
        sizeOf(alike) / most,
        used.includes(browserTests) ? alike.length / mostOfBrowser : 0,
      ),
    ).map((files) => ({ used: used.split(" "), files }))
  );
  const groups = await Promise.all(divided.map(async (it, index) => {
    const path = `${folder}/${index + 1}.test.ts`;
    await Deno.writeTextFile(path, sourceOf(it));
    return { path, files: it.files };
  }));
  // Files that take a minute are here. What starts last should be short.
  alone.sort((one, other) => other.size - one.size);
  return [...alone.map(({ path }) => ({ path, files: [path] })), ...groups];
}

interface Sized {
  path: string;
  size: number;
}

function sizeOf(files: readonly Sized[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Divides a list into at least so many parts of about equal size. */
function parts(files: readonly Sized[], least: number): string[][] {
  const all = sizeOf(files);
  const count = Math.ceil(least);
  const parts = Array.from({ length: count }, (): string[] => []);
  let before = 0;
  for (const { path, size } of files) {
    parts[Math.floor((before + size / 2) / all * count)]?.push(path);
    before += size;
  }
  return parts.filter(({ length }) => length > 0);
}

/**
 * Which of `isolatedModules` a file imports, directly or not, separated by spaces.
 * Undefined if it needs an isolate of its own.
 */
async function isolatedModulesOf(
  path: string,
  text: string,
): Promise<string | undefined> {
  if (ownIsolate.test(text) || hooks.test(text)) return undefined;
  const imported = await importedTests(path);
  return isolatedModules.filter((it) => imported.has(it)).join(" ");
}

const importsOf = new Map<string, Promise<string[]>>();

/** Modules of `tests/` that a module imports, directly or not. */
async function importedTests(
  path: string,
  found = new Set<string>(),
): Promise<Set<string>> {
  if (found.has(path)) return found;
  found.add(path);
  if (!importsOf.has(path)) importsOf.set(path, readImports(path));
  for (const it of await importsOf.get(path)!) await importedTests(it, found);
  return found;
}

async function readImports(path: string): Promise<string[]> {
  // A file that cannot be read fails when it is loaded.
  const text = await Deno.readTextFile(path).catch(() => "");
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)]
    .map(([, target = ""]) => join(dirname(path), target))
    .filter((it) => it.startsWith("tests/"));
}

/** The source of a group. */
function sourceOf(
  { used, files }: { used: readonly string[]; files: readonly string[] },
): string {
  const loader = new URL("load-file.ts", import.meta.url).href;
  const quoted = (path: string) => JSON.stringify(pathToFileURL(path).href);
  return [
    ...used.filter(Boolean).map((it) => `import ${quoted(it)};`),
    `import { loadFile } from ${JSON.stringify(loader)};`,
    ...files.map((file) =>
      `await loadFile(${JSON.stringify(file)}, () => import(${quoted(file)}));`
    ),
    "",
  ].join("\n");
}
