/** Runs all test files of the project in the current folder, in groups. */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { each } from "../promises.ts";
import { type Group, testFiles, writeGroups } from "./groups.ts";
import {
  type Failure,
  incompleteFiles,
  type ReportedTest,
  type RunTests,
  type TestRun,
} from "./report.ts";

/** What became of tests. */
interface Outcome {
  tests: ReportedTest[];
  /** What failed beside them. */
  failures: Failure[];
  /** Whether they took too long. */
  isEnded?: boolean;
}

/**
 * Runs all tests, each group in a process of its own: to start a program, Deno
 * copies the memory map of its own process, which would grow with the groups.
 * @param options `folder` is an empty one for the files of groups, and `jobs`
 * says how many of these run at a time.
 * @returns How many tests passed, and what failed.
 */
export async function runWhole(
  runTests: RunTests,
  { folder, jobs }: { folder: string; jobs: number },
): Promise<{ passed: number; failures: Failure[] }> {
  const files = await testFiles();
  // Four for each job, so that the last ones to run are short.
  const groups = await writeGroups(files, { folder, count: 4 * jobs });
  const outcomes: Outcome[] = [];
  await each(groups.length, jobs, async (index) => {
    // What no time is left for is missing in the report.
    if (outcomes.some(({ isEnded }) => isEnded)) return;
    outcomes.push(await runGroup(groups[index]!, runTests));
  });
  const tests = outcomes.flatMap(({ tests }) => tests);
  const failures: Failure[] = [
    ...outcomes.flatMap(({ failures }) => failures),
    ...tests.filter(({ result }) =>
      result === "failed" || result === "cancelled"
    ),
  ];
  const named = failures.map(({ file }) => file);
  const incomplete = (await incompleteFiles(tests, files))
    .filter((file) => !named.includes(file));
  failures.push(
    ...incomplete.map((file) =>
      failureOf(file, "not all of its tests are in the report")
    ),
  );
  const passed = tests.filter(({ result }) => result === "passed").length;
  return { passed, failures };
}

async function runGroup(group: Group, runTests: RunTests): Promise<Outcome> {
  const run = await runTests(["--reporter=dot", group.path]);
  const tests = run.tests.map((test) => {
    const file = group.files.find((it) => test.title === `${it} loads`);
    return file ? { ...test, file, line: 0, title: "loads" } : test;
  });
  if (run.isEnded || group.files.length === 1) {
    const failures = outsideOf(group.files.join(", "), run);
    return { tests, failures, isEnded: run.isEnded };
  }
  const error = existsSync(`${group.path}.error`)
    ? await Deno.readTextFile(`${group.path}.error`)
    : "";
  const isCancelled = tests.some(({ result }) => result === "cancelled");
  const incomplete = await incompleteFiles(tests, group.files);
  if (error || isCancelled || incomplete.length > 0) {
    return await runOneByOne(group.files, error, runTests);
  }
  return { tests, failures: outsideOf(group.files.join(", "), run) };
}

/**
 * Runs the files of a group by themselves when not all of its tests ran: an
 * error outside the tests cancels those that are left.
 * @param error With its stack, if there is one.
 */
async function runOneByOne(
  files: readonly string[],
  error: string,
  runTests: RunTests,
): Promise<Outcome> {
  const outcome: Outcome = { tests: [], failures: [] };
  const culprit = files.find((it) => error.includes(pathToFileURL(it).href));
  if (error) {
    const blamed = culprit ?? files.join(", ");
    outcome.failures.push(
      failureOf(blamed, "an error outside the tests", error),
    );
  }
  console.log("\n# test: the files of an incomplete group, one by one");
  for (const file of files) {
    const run = await runTests(["--reporter=dot", file]);
    outcome.tests.push(...run.tests);
    if (file !== culprit) outcome.failures.push(...outsideOf(file, run));
  }
  return outcome;
}

/** The failure of a run in which no test has failed; none if it succeeded. */
function outsideOf(file: string, { success, tests }: TestRun): Failure[] {
  const isExplained = success ||
    tests.some(({ result }) => result === "failed" || result === "cancelled");
  return isExplained
    ? []
    : [failureOf(file, "fails outside its tests: see above")];
}

function failureOf(file: string, title: string, message = ""): Failure {
  return { file, line: 0, title, message };
}
