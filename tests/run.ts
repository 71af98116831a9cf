/**
 * `deno task test`: everything that must hold. Prints how many checks and
 * tests passed and failed, and exits with 1 when any failed.
 */
import { findOrInstallBrowser } from "./support/install-browser.ts";

interface Tally {
  passed: number;
  failed: number;
}

const junitFile = await Deno.makeTempFile({ suffix: ".xml" });

async function deno(...args: string[]): Promise<boolean> {
  const command = new Deno.Command(Deno.execPath(), {
    args,
    stdin: "null",
    stdout: "inherit",
    stderr: "inherit",
  });
  return (await command.spawn().status).success;
}

/** One check by a command of its own. */
async function check(name: string, ...args: string[]): Promise<Tally> {
  console.log(`\n# ${name}`);
  return await deno(...args)
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

interface Outcome {
  isGood: boolean;
  all: number;
  failed: number;
  /** Files with a test that failed. */
  failedFiles: string[];
}

/** Runs test files and reads the report that the runner writes. */
async function run(...args: string[]): Promise<Outcome> {
  const isGood = await deno(
    "test",
    "-A",
    "--no-check",
    "--reporter=dot",
    `--junit-path=${junitFile}`,
    ...args,
  );
  const report = await Deno.readTextFile(junitFile).catch(() => "");
  await Deno.remove(junitFile).catch(() => {});
  const suites = [...report.matchAll(/<testsuites?( [^>]*)>/g)].map((match) =>
    match[1] ?? ""
  );
  const number = (suite: string, name: string) =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failures = (suite: string) =>
    number(suite, "failures") + number(suite, "errors");
  const [total = "", ...files] = suites;
  return {
    isGood,
    all: number(total, "tests"),
    failed: failures(total),
    failedFiles: files.filter((suite) => failures(suite) > 0)
      .flatMap((suite) => / name="([^"]+)"/.exec(suite)?.[1] ?? []),
  };
}

/**
 * All test files, two at a time. A browser that shares a small machine may be
 * too slow for a test's patience: files that failed run once more, alone, and
 * that counts.
 */
async function tests(): Promise<Tally> {
  console.log("\n# Tests");
  const filter = Deno.args.length > 0 ? Deno.args : ["tests/"];
  const first = await run("--parallel", ...filter);
  // A file that does not load is no failed test, but it is a failure.
  const broken = first.isGood || first.failed > 0 ? 0 : 1;
  if (first.failedFiles.length === 0) {
    const failed = first.failed + broken;
    return { passed: first.all - first.failed, failed };
  }
  console.log(`\n# Once more, alone: ${first.failedFiles.join(", ")}`);
  const again = await run(...first.failedFiles);
  const failed = again.isGood ? 0 : Math.max(again.failed, 1);
  return { passed: first.all - failed, failed };
}

const started = performance.now();
const browser = await findOrInstallBrowser();
Deno.env.set("CHROMIUM_PATH", browser);
const code = ["main.ts", "routes.ts", "src", "data", "tests"];
const tallies = [
  await check("Format", "fmt", "--check"),
  await check("Lint", "lint"),
  await check("Types", "check", "--frozen", ...code),
  await check("Audit", "task", "audit"),
  await check("Build", "task", "build"),
  await tests(),
];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\nTook ${seconds} s.`);
console.log(`${passed} passed, ${failed} failed`);
Deno.exit(failed > 0 ? 1 : 0);
