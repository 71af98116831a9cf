/** Runs all test files of the project in the current folder, in groups. */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type Group, testFiles, writeGroups } from "./groups.ts";
import {
  type Failure,
  incompleteFiles,
  type ReportedTest,
  type RunTests,
} from "./report.ts";

/**
 * Runs all tests.
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
  const run = await runTests([
    ...["--parallel", "--reporter=dot"],
    ...groups.map(({ path }) => path),
  ]);
  const ofFiles = run.tests.map((test) => {
    const file = files.find((it) => test.title === `${it} loads`);
    return file ? { ...test, file, line: 0, title: "loads" } : test;
  });
  const { tests, failures } = run.isEnded
    ? { tests: ofFiles, failures: [] }
    : await withCancelled(ofFiles, groups, runTests);
  const named = failures.map(({ file }) => file);
  const incomplete = (await incompleteFiles(tests, files))
    .filter((file) => !named.includes(file));
  failures.push(
    ...tests.filter(({ result }) =>
      result === "failed" || result === "cancelled"
    ),
    ...incomplete.map((file) =>
      failureOf(file, "not all of its tests are in the report")
    ),
  );
  if (!run.success && failures.length === 0) {
    failures.push(failureOf("deno test", "failed: see above"));
  }
  const passed = tests.filter(({ result }) => result === "passed").length;
  return { passed, failures };
}

function failureOf(file: string, title: string, message = ""): Failure {
  return { file, line: 0, title, message };
}

/**
 * Runs the files of a group by themselves when not all of its tests ran: an
 * error outside the tests cancels those that are left.
 * @returns The tests with theirs, and the files to blame.
 */
async function withCancelled(
  tests: ReportedTest[],
  groups: readonly Group[],
  runTests: RunTests,
): Promise<{ tests: ReportedTest[]; failures: Failure[] }> {
  const failures: Failure[] = [];
  const incomplete = new Set([
    ...tests.filter(({ result }) => result === "cancelled").map((it) =>
      it.file
    ),
    ...await incompleteFiles(tests, groups.flatMap(({ files }) => files)),
  ]);
  for (const { path, files } of groups) {
    const hasError = existsSync(`${path}.error`);
    const isIncomplete = files.some((it) => incomplete.has(it));
    if (files.length === 1 || !hasError && !isIncomplete) continue;
    const error = hasError ? await Deno.readTextFile(`${path}.error`) : "";
    const culprit = files.find((it) => error.includes(pathToFileURL(it).href));
    if (hasError) {
      const blamed = culprit ?? files.join(", ");
      failures.push(failureOf(blamed, "an error outside the tests", error));
    }
    tests = tests.filter((it) => !files.includes(it.file));
    console.log("\n# test: the files of an incomplete group, one by one");
    for (const file of files) {
      const alone = await runTests(["--reporter=dot", file]);
      tests = [...tests, ...alone.tests];
      const isExplained = file === culprit ||
        alone.tests.some(({ result }) => result === "failed");
      if (alone.success || isExplained) continue;
      failures.push(failureOf(file, "fails outside its tests: see above"));
    }
  }
  return { tests, failures };
}
