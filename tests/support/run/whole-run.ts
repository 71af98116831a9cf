/** Runs test files of the project in the current folder, in groups. */
import { each } from "../promises.ts";
import { type Group, writeGroups } from "./groups.ts";
import type { ReportedTest, RunTests } from "./report.ts";

/** What a developer has to look at: a test, or a file as a whole. */
type Failure = Pick<ReportedTest, "title" | "file" | "line" | "message">;

/** What became of a group. */
interface Outcome {
  passed: number;
  failures: Failure[];
  /** Whether it took too long. */
  timedOut: boolean;
}

/**
 * Runs test files, each group in a process of its own: to start a program, Deno
 * copies the memory map of its own process, which would grow with the groups.
 * @param options `folder` is an empty one for the files of groups, and `jobs`
 * says how many of these run at a time.
 * @returns How many tests passed, and what failed.
 */
export async function runWhole(
  files: readonly string[],
  runTests: RunTests,
  { folder, jobs }: { folder: string; jobs: number },
): Promise<{ passed: number; failures: Failure[] }> {
  // Four for each job, so that the last ones to run are short.
  const groups = await writeGroups(files, { folder, count: 4 * jobs });
  const outcomes: Outcome[] = [];
  await each(groups.length, jobs, async (index) => {
    const group = groups[index]!;
    outcomes.push(
      outcomes.some(({ timedOut }) => timedOut)
        ? {
          passed: 0,
          failures: [failureOf(group, "no time left")],
          timedOut: true,
        }
        : await runGroup(group, runTests),
    );
  });
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

async function runGroup(group: Group, runTests: RunTests): Promise<Outcome> {
  const run = await runTests(["--reporter=dot", group.path]);
  const tests = run.tests.map((test) => {
    const file = group.files.find((it) => test.title === `${it} loads`);
    return file ? { ...test, file, line: 0, title: "loads" } : test;
  });
  const failures: Failure[] = tests.filter(({ result }) => result === "failed");
  const cancelled = tests.filter(({ result }) => result === "cancelled").length;
  // An error outside the tests, or the time limit. Deno has printed it.
  if (cancelled > 0) {
    failures.push(failureOf(group, `${cancelled} tests did not end`));
  } else if (!run.success && failures.length === 0) {
    failures.push(failureOf(group, "fails outside its tests"));
  }
  return {
    passed: tests.filter(({ result }) => result === "passed").length,
    failures,
    timedOut: run.timedOut,
  };
}

function failureOf({ files }: Group, title: string): Failure {
  return { file: files.join(", "), line: 0, title, message: "" };
}

/** Longer messages are cut; they stand in full further up. */
const mostLines = 30;

/** Describes a failure: file, title, what was expected and found. */
export function describe({ file, line, title, message }: Failure): string {
  const lines = message.trim().split("\n");
  // Deno has printed the stack.
  const stack = lines.findIndex((it) => /^\s+at /.test(it));
  const reason = lines.slice(
    0,
    stack < 0 ? mostLines : Math.min(stack, mostLines),
  );
  const position = line > 0 ? `${file}:${line}` : file;
  const texts = [
    `${position}: ${title}`,
    ...reason.map((it) => `    ${it}`.trimEnd()),
  ];
  if (line > 0) {
    const filter = title.replaceAll("'", "'\\''");
    texts.push(`  deno task test ${file} --filter '${filter}'`);
  }
  return texts.join("\n");
}
