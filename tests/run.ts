/**
 * `deno task test` checks, builds and runs every test. Its last line says how
 * many of these passed and failed.
 *
 * `deno task test ARGS` passes its arguments to `deno test`, after a build when
 * the last one is stale.
 */
import { glob } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { exitWithError } from "../src/lib/exit-with-error.ts";
import { keepLocalCallsLocal } from "../src/lib/http/local-calls.ts";
import { findOrInstallBrowser } from "../src/tools/browser/find-or-install.ts";
import { addressSetting, shareBrowser } from "./support/browser/chromium.ts";
import { prepareJudges } from "./support/engines/judges.ts";
import { endGroup, signalGroup } from "./support/processes.ts";
import { describeFailures } from "./support/run/failures.ts";
import { testFiles } from "./support/run/groups.ts";
import { readReport, type TestRun } from "./support/run/report.ts";
import { runWhole } from "./support/run/whole-run.ts";
import { shareSite } from "./support/site.ts";

// Tests call servers on this machine.
keepLocalCallsLocal();
// Its own build: a site that is served from dist/ stays as it is.
const distFolder = "dist/test";
Deno.env.set("DIST_FOLDER", distFolder);
// Test files at a time: one more than cores, as tests of browsers often wait.
const jobs = Number(Deno.env.get("DENO_JOBS")) ||
  navigator.hardwareConcurrency + 1;

/** Pictures of pages in failed tests. */
const failuresFolder = `${distFolder}/failures`;

/** Signals that end a run, with its exit status then. */
const endSignals = ([
  ["SIGINT", 130],
  ["SIGHUP", 129],
  ["SIGTERM", 143],
] as const)
  // Windows has the first.
  .slice(0, Deno.build.os === "windows" ? 1 : 3);

/** Eight times what all tests take on two cores: some machines are slow. */
const limitMinutes = 40;

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

/** Runs the checks, the build and every test. */
async function runAll(): Promise<boolean> {
  await prepareBrowsers();
  resources.use(await shareBrowser());
  const tasks = await Promise.all([runTask("check"), runTask("build")]);
  // Without it each file that needs a site starts one, and says what is wrong.
  const site = await shareSite().catch(() => undefined);
  resources.use(site);
  console.log("\n# test");
  const folder = await Deno.makeTempDir({ prefix: "test-groups-" });
  resources.defer(() => Deno.remove(folder, { recursive: true }));
  await Deno.remove(failuresFolder, { recursive: true }).catch(() => {});
  const deadline = performance.now() + limitMinutes * 60_000;
  const run = (args: string[]) => runTests(args, deadline);
  const { passed, failures } = await runWhole(run, { folder, jobs });
  if (failures.length > 0) {
    const text = await describeFailures(failures, run, failuresFolder);
    console.log(`\n# failed\n${text}`);
  }
  const goodTasks = tasks.filter((isGood) => isGood).length;
  const failed = tasks.length - goodTasks + failures.length;
  console.log(`\n${goodTasks + passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Finds or installs the browsers of the tests; says which are missing. */
async function prepareBrowsers(): Promise<void> {
  // A run inside a run has its browser.
  if (Deno.env.get(addressSetting)) return;
  // The processes of the tests use the same one.
  Deno.env.set("CHROMIUM_PATH", await findOrInstallBrowser());
  await prepareJudges();
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
  // Fails for a wrong flag or path. Deno takes no `--watch` here.
  const once = args.filter((it) => !it.startsWith("--watch"));
  const isReady =
    await succeeds(spawn(["test", "--no-run", "--no-check", ...once])) &&
    await succeeds(spawn(["run", "-A", "src/tools/build/build-when-stale.ts"]));
  if (!isReady) return false;
  if (await mayOpenBrowser(args)) {
    await prepareBrowsers().catch(({ message }) => console.warn(message));
  }
  const { success, tests } = await runTests(args);
  // Deno writes one report: with one of your own there is nothing to count.
  const hasOwnReport = args.some((it) => it.startsWith("--junit-path"));
  const didRun = tests.some(({ result }) => result !== "ignored");
  if (!success || didRun || hasOwnReport) return success;
  console.error("error: No test ran");
  return false;
}

/** Whether the tests that arguments select import what opens a browser. */
async function mayOpenBrowser(args: string[]): Promise<boolean> {
  const { positionals } = parseArgs({ args, strict: false });
  const patterns = positionals.flatMap((
    it,
  ) => [it, `${it}/**/*.test.{ts,tsx}`]);
  const files = (await Array.fromAsync(glob(patterns)))
    .filter((it) => /\.tsx?$/.test(it));
  if (files.length === 0) return true;
  const entry = await Deno.makeTempFile({ suffix: ".ts" });
  const imports = files.map((it) => `import "${pathToFileURL(it)}";`);
  await Deno.writeTextFile(entry, imports.join("\n"));
  const { success, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", "--config=deno.json", entry],
  }).output();
  await Deno.remove(entry);
  const opens = /\/tests\/support\/(browser\/chromium|engines\/judges)\.ts"/;
  return !success || opens.test(new TextDecoder().decode(stdout));
}

/**
 * Adds paths to a filter that comes without: those of the files that contain
 * it. Deno would load every file, which takes minutes.
 */
async function withPaths(args: string[]): Promise<string[]> {
  const { values: { filter }, positionals } = parseArgs({
    args,
    options: { filter: { type: "string" } },
    strict: false,
  });
  const isText = typeof filter === "string" && !filter.startsWith("/");
  if (!isText || positionals.length > 0) return args;
  const files = await testFiles();
  const sources = await Promise.all(files.map((it) => Deno.readTextFile(it)));
  const found = files.filter((_, index) => sources[index]?.includes(filter));
  if (found.length > 0) return [...args, ...found];
  console.error(`error: No test file contains "${filter}"; add a path`);
  Deno.exit(1);
}

/**
 * Runs `deno test` with arguments.
 * @param deadline When to end it, on the clock of `performance.now()`.
 */
async function runTests(args: string[], deadline?: number): Promise<TestRun> {
  const file = await Deno.makeTempFile({ suffix: ".xml" });
  const flags = ["-A", "--no-check", `--junit-path=${file}`];
  const tests = spawn(["test", ...flags, ...args]);
  let isEnded = false;
  const timer = deadline && setTimeout(() => {
    isEnded = true;
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
  return { success, isEnded, tests: readReport(report) };
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

const isGood =
  await (Deno.args.length > 0
    ? runSelected(await withPaths(Deno.args))
    : runAll()).catch(exitWithError);
await resources.disposeAsync();
Deno.exit(isGood ? 0 : 1);
