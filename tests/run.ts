/**
 * `deno task test` checks, builds and runs every test. Its last line says how
 * many of these passed and failed.
 *
 * `deno task test ARGS` passes its arguments to `deno test`, after a build when
 * the last one is stale.
 */
import { glob } from "node:fs/promises";
import { parseArgs } from "node:util";
import { shareBrowser } from "./support/browser/chromium.ts";
import { findOrInstallBrowser } from "./support/browser/install.ts";

// Its own build: a site that is served from dist/ stays as it is.
Deno.env.set("DIST_FOLDER", "dist/test");
// Test files at a time: one more than cores, as tests of browsers often wait.
const jobs = Deno.env.get("DENO_JOBS") ||
  `${navigator.hardwareConcurrency + 1}`;
Deno.env.set("DENO_JOBS", jobs);

/** Eight times what all tests take on two cores: some machines are slow. */
const limitMinutes = 40;

/** Runs the checks, the build and every test. */
async function runAll(): Promise<boolean> {
  await findOrInstallBrowser();
  await using _browser = await shareBrowser();
  const tasks = await Promise.all([runTask("check"), runTask("build")]);
  console.log("\n# test");
  const tests = await runTests(
    ["--parallel", "--reporter=dot", "tests/"],
    limitMinutes,
  );
  const passed = tasks.filter((isGood) => isGood).length;
  const failed = tasks.length - passed + tests.failed;
  console.log(`\n${passed + tests.passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Runs a task and prints its output at the end, as others run beside it. */
async function runTask(name: string): Promise<boolean> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["task", name],
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  const output = decoder.decode(stdout) + decoder.decode(stderr);
  console.log(`\n# ${name}\n${output.trim()}`);
  return success;
}

/** Runs the tests that arguments of `deno test` select. */
async function runSelected(args: string[]): Promise<boolean> {
  // Fails for a wrong flag or path. Deno takes no `--watch` here.
  const once = args.filter((it) => !it.startsWith("--watch"));
  const isReady = await deno("test", "--no-run", "--no-check", ...once) &&
    await deno("run", "-A", "src/tools/build/build-when-stale.ts");
  if (!isReady) return false;
  // Not every test needs a browser.
  await findOrInstallBrowser().catch((cause) => console.warn(`${cause}`));
  const { success, passed, failed } = await runTests(args);
  // Deno writes one report: with one of your own there is nothing to count.
  const hasOwnReport = args.some((it) => it.startsWith("--junit-path"));
  if (passed + failed > 0 || hasOwnReport) return success;
  console.error("error: No test ran");
  return false;
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
  const files = await Array.fromAsync(glob("tests/**/*.test.{ts,tsx}"));
  const sources = await Promise.all(files.map((it) => Deno.readTextFile(it)));
  const found = files.filter((_, index) => sources[index]?.includes(filter));
  if (found.length > 0) return [...args, ...found];
  console.error(`error: No test file contains "${filter}"; add a path`);
  Deno.exit(1);
}

/** Runs `deno test` and counts what its report says. */
async function runTests(args: string[], minutes?: number) {
  const file = await Deno.makeTempFile({ suffix: ".xml" });
  const tests = spawn(
    "test",
    "-A",
    "--no-check",
    `--junit-path=${file}`,
    ...args,
  );
  const timer = minutes && setTimeout(() => {
    console.error(
      `error: After ${minutes} minutes a test, or a hook of a file, still runs`,
    );
    // At an interrupt Deno prints the names of the tests that are running.
    tests.kill("SIGINT");
  }, minutes * 60_000);
  const { success } = await tests.status;
  clearTimeout(timer);
  const report = await Deno.readTextFile(file);
  await Deno.remove(file);
  const count = (tag: string) => report.split(`<${tag}`).length - 1;
  const failed = count("failure") + count("error");
  const passed = count("testcase") - count("skipped") - failed;
  // A file that cannot be loaded fails, and is not in the report.
  return { success, passed, failed: success ? 0 : Math.max(failed, 1) };
}

async function deno(...args: string[]): Promise<boolean> {
  return (await spawn(...args).status).success;
}

function spawn(...args: string[]): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), { args, stdin: "null" }).spawn();
}

const isGood = Deno.args.length > 0
  ? await runSelected(await withPaths(Deno.args))
  : await runAll();
Deno.exit(isGood ? 0 : 1);
