/**
 * `deno task test` checks, builds and runs the tests of every commit;
 * `deno task test:wide` builds and runs the wide ones. The last line says how
 * many passed and failed.
 *
 * `deno task test ARGS` passes its arguments to `deno test`, after a build when
 * the last one is stale; `deno task test:wide PATHS` runs the wide files below
 * these.
 */
import { exitWithError } from "../src/lib/exit-with-error.ts";
import { keepLocalCallsLocal } from "../src/lib/http/local-calls.ts";
import { shareBrowser } from "./support/browser/chromium.ts";
import { prepareJudges } from "./support/engines/judges.ts";
import { endGroup, signalGroup } from "./support/processes.ts";
import { testFiles, wideFiles } from "./support/run/groups.ts";
import { readReport, type TestRun } from "./support/run/report.ts";
import { describe, runWhole } from "./support/run/whole-run.ts";
import { shareSite } from "./support/site.ts";

// Tests call servers on this machine.
keepLocalCallsLocal();
// Its own build: a site that is served from dist/ stays as it is.
Deno.env.set("DIST_FOLDER", "dist/test");
// Test files at a time: one more than cores, as tests of browsers often wait.
const jobs = Number(Deno.env.get("DENO_JOBS")) ||
  navigator.hardwareConcurrency + 1;

/** Signals that end a run, with its exit status then. */
const endSignals = ([
  ["SIGINT", 130],
  ["SIGHUP", 129],
  ["SIGTERM", 143],
] as const)
  // Windows has the first.
  .slice(0, Deno.build.os === "windows" ? 1 : 3);

const [first, ...others] = Deno.args;
const isWide = first === "--wide";
const args = isWide ? others : Deno.args;

/**
 * When a run ends itself, in minutes: the processor time of all tests on one
 * core that is a third as fast as those on which they were measured.
 */
const limitMinutes = isWide ? 90 : 30;

/** What runs now. Each leads a process group, which ends with it. */
const running = new Set<Deno.ChildProcess>();
const resources = new AsyncDisposableStack();
/** Set once a signal ends the run. */
let ending: Promise<never> | undefined;

for (const [signal, code] of endSignals) {
  Deno.addSignalListener(signal, () => ending ??= endBy(signal, code));
}

/** Ends the run with all that it has started. */
async function endBy(signal: Deno.Signal, code: number): Promise<never> {
  await Promise.all([...running].map(({ pid }) => endGroup(pid, signal)));
  await resources.disposeAsync();
  Deno.exit(code);
}

/**
 * Runs tasks and test files, and prints what failed and the tally.
 * @param tasks What has to succeed beside the tests.
 */
async function runAll(
  tasks: readonly string[],
  files: readonly string[],
): Promise<boolean> {
  resources.use(await shareBrowser());
  if (isWide) await prepareJudges();
  const results = await Promise.all(tasks.map(runTask));
  // Without it each file that needs a site starts one, and says what is wrong.
  const site = await shareSite().catch(() => undefined);
  resources.use(site);
  console.log("\n# test");
  const folder = await Deno.makeTempDir({ prefix: "test-groups-" });
  resources.defer(() => Deno.remove(folder, { recursive: true }));
  const deadline = performance.now() + limitMinutes * 60_000;
  const run = (args: string[]) => runTests(args, deadline);
  const { passed, failures } = await runWhole(files, run, { folder, jobs });
  if (failures.length > 0) {
    console.log(`\n# failed\n${failures.map(describe).join("\n\n")}`);
  }
  const goodTasks = results.filter((isGood) => isGood).length;
  const failed = tasks.length - goodTasks + failures.length;
  console.log(`\n${goodTasks + passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Runs a task and prints its output at the end, as others run beside it. */
async function runTask(name: string): Promise<boolean> {
  const task = spawn(["task", name], { stdout: "piped", stderr: "piped" });
  const output = task.output();
  const isGood = await succeeds(task);
  const { stdout, stderr } = await output;
  const decoder = new TextDecoder();
  const text = decoder.decode(stdout) + decoder.decode(stderr);
  console.log(`\n# ${name}\n${text.trim()}`);
  return isGood;
}

/** Runs the tests that arguments of `deno test` select. */
async function runSelected(args: string[]): Promise<boolean> {
  const build = spawn(["run", "-A", "src/tools/build/build-when-stale.ts"]);
  return await succeeds(build) && (await runTests(args)).success;
}

/**
 * Runs `deno test` with arguments.
 * @param deadline When to end it, on the clock of `performance.now()`.
 */
async function runTests(args: string[], deadline?: number): Promise<TestRun> {
  const file = await Deno.makeTempFile({ suffix: ".xml" });
  const flags = ["-A", "--no-check", `--junit-path=${file}`];
  const tests = spawn(["test", ...flags, ...args]);
  let timedOut = false;
  const timer = deadline && setTimeout(() => {
    timedOut = true;
    console.error(
      `error: After ${limitMinutes} minutes a test, or a hook of a file, still runs`,
    );
    // At an interrupt Deno prints the names of the tests that are running.
    endGroup(tests.pid, "SIGINT");
  }, deadline - performance.now());
  const success = await succeeds(tests);
  clearTimeout(timer);
  const report = await Deno.readTextFile(file);
  await Deno.remove(file);
  return { success, timedOut, tests: readReport(report) };
}

function spawn(
  args: string[],
  options: Deno.CommandOptions = {},
): Deno.ChildProcess {
  const child = new Deno.Command(Deno.execPath(), {
    args,
    stdin: "null",
    detached: true,
    ...options,
  }).spawn();
  running.add(child);
  return child;
}

/** Waits for the end of a process, and ends what it has left running. */
async function succeeds(child: Deno.ChildProcess): Promise<boolean> {
  const { success } = await child.status;
  if (ending) await ending;
  signalGroup(child.pid, "SIGKILL");
  running.delete(child);
  return success;
}

async function main(): Promise<boolean> {
  if (isWide) return await runAll(["build"], await wideFiles(args));
  if (args.length > 0) return await runSelected(args);
  return await runAll(["check", "build"], await testFiles());
}

const isGood = await main().catch(exitWithError);
await resources.disposeAsync();
Deno.exit(isGood ? 0 : 1);
