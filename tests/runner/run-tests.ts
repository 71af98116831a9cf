/** What one run of `deno test` found. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Files with a test that failed. */
  failedFiles: string[];
}

/** What a run found after the files that failed had a second run. */
export interface Verdict {
  passed: number;
  failed: number;
  /** Files that failed again. */
  broken: string[];
  /** Files that failed, and passed when they ran again alone. */
  flaky: string[];
}

/** Test files at a time: one more than cores, as tests of browsers often wait. */
const jobs = navigator.hardwareConcurrency + 1;

/** No test and no hook of a run takes for ever. */
const timeLimit = new URL("./time-limit.ts", import.meta.url).href;

/** Runs a subcommand of Deno, printing what it prints. */
export async function deno(...args: string[]): Promise<boolean> {
  const command = new Deno.Command(Deno.execPath(), {
    args,
    env: { DENO_JOBS: String(jobs) },
    stdin: "null",
    stdout: "inherit",
    stderr: "inherit",
  });
  return (await command.spawn().status).success;
}

/** Runs test files once, with these arguments of `deno test`. */
export async function runOnce(...args: string[]): Promise<Outcome> {
  const junitFile = await Deno.makeTempFile({ suffix: ".xml" });
  const isGood = await deno(
    "test",
    "-A",
    "--no-check",
    `--preload=${timeLimit}`,
    `--junit-path=${junitFile}`,
    ...args,
  );
  const report = await Deno.readTextFile(junitFile);
  await Deno.remove(junitFile);
  return outcomeOf(report, isGood);
}

/**
 * Runs test files, and those that failed again, alone. A file that passes the
 * second time is flaky: what it failed at still counts as failed.
 */
export async function runTests(...args: string[]): Promise<Verdict> {
  const reporter = "--reporter=dot";
  const first = await runOnce(reporter, "--parallel", ...args);
  const verdict: Verdict = { ...first, broken: [], flaky: [] };
  for (const file of first.failedFiles) {
    console.log(`\n# Again, alone: ${file}`);
    const again = await runOnce(reporter, file);
    (again.failed > 0 ? verdict.broken : verdict.flaky).push(file);
  }
  return verdict;
}

/** Reads a JUnit report. */
function outcomeOf(report: string, isGood: boolean): Outcome {
  const suites = [...report.matchAll(/<testsuites?( [^>]*)>/g)]
    .map(([, attributes = ""]) => attributes);
  const number = (suite: string, name: string) =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failures = (suite: string) =>
    number(suite, "failures") + number(suite, "errors");
  const [total = "", ...files] = suites;
  // A file that does not load has no failed test, but it is a failure.
  const failed = isGood ? 0 : Math.max(failures(total), 1);
  const notRun = files.reduce((sum, it) => sum + number(it, "disabled"), 0);
  return {
    passed: number(total, "tests") - failures(total) - notRun,
    failed,
    failedFiles: files.filter((suite) => failures(suite) > 0)
      .flatMap((suite) => / name="([^"]+)"/.exec(suite)?.[1] ?? []),
  };
}
