/** What the end of a run says of its failures. */
import { picturesSetting } from "../browser/chromium.ts";
import type { Failure, RunTests } from "./report.ts";

/** How many failed tests run again: with more something common is wrong. */
const mostRepeated = 10;

/** Longer messages are cut; they stand in full further up. */
const mostLines = 30;

/**
 * Describes failures: file, title, what was expected and found. The first ones
 * run again by themselves, with pictures of the pages that they open.
 * @param folder Where pictures go, in a folder for each test.
 */
export async function describeFailures(
  failures: readonly Failure[],
  runTests: RunTests,
  folder: string,
): Promise<string> {
  const texts: string[] = [];
  for (const [index, failure] of failures.entries()) {
    const { file, line, title, message } = failure;
    const lines = reasonIn(message).map((it) => `    ${it}`.trimEnd());
    const isTest = line > 0 && /\.test\.tsx?$/.test(file);
    const more: string[] = [];
    // A test that was cancelled has no message, and may hang again.
    if (isTest && message && index < mostRepeated) {
      more.push(...await repeat(failure, runTests, `${folder}/${index + 1}`));
    }
    if (isTest) {
      const filter = title.replaceAll("'", "'\\''");
      more.push(`  deno task test ${file} --filter '${filter}'`);
    }
    const place = line > 0 ? `${file}:${line}` : file;
    texts.push([`${place}: ${title}`, ...lines, ...more].join("\n"));
  }
  return texts.join("\n\n");
}

/** The lines of a message before its stack, which Deno has printed. */
function reasonIn(message: string): string[] {
  const lines = message.trim().split("\n");
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return lines.slice(0, stack < 0 ? mostLines : Math.min(stack, mostLines));
}

/** Runs a failed test by itself, and says what comes of it. */
async function repeat(
  { file, line, title }: Failure,
  runTests: RunTests,
  folder: string,
): Promise<string[]> {
  console.log(`\n# test: by itself, ${file}:${line}`);
  Deno.env.set(picturesSetting, folder);
  const { tests } = await runTests([
    ...["--reporter=dot", `--filter=${title}`, file],
  ]);
  Deno.env.delete(picturesSetting);
  const again = tests.find((it) => it.line === line && it.title === title);
  const pictures = await filesIn(folder);
  return [
    `  By itself it ${again?.result === "passed" ? "passes" : "fails too"}.`,
    ...pictures.map((it) => `  Page when it closed: ${it}`),
  ];
}

/** The files in a folder; none if there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await Array.fromAsync(Deno.readDir(folder));
    return entries.map(({ name }) => `${folder}/${name}`).sort();
  } catch {
    return [];
  }
}
