/**
 * `deno task test`: everything that must hold. Prints how many checks and
 * tests passed and failed, and exits with 1 when any failed.
 *
 * `deno task test PATTERN`: only the test files whose path matches or, when
 * there is none, the tests whose name does. `--watch` runs them on each save.
 *
 * `--engines` runs every journey in Firefox and WebKit, too, and not the core
 * of them.
 */
import { needsOf } from "./runner/needs.ts";
import { deno, runOnce, runTests } from "./runner/run-tests.ts";
import { selectTests } from "./runner/select-tests.ts";
import { saves } from "./runner/saves.ts";
import { unknownStatus } from "./supply-chain/advisories.ts";
import { findOrInstallBrowser } from "./support/browser/install.ts";

// Its own build: a site that is served from dist/ stays as it is.
Deno.env.set("DIST_FOLDER", "dist/test");

const code = ["main.ts", "routes.ts", "src", "data", "tests"];
const checks = {
  Format: ["fmt", "--check"],
  Lint: ["lint"],
  Types: ["check", "--frozen", ...code],
  Audit: ["task", "audit"],
  Build: ["task", "build"],
};

/** Runs every check and every test. */
async function runAll(): Promise<boolean> {
  const started = performance.now();
  await prepareBrowser();
  const results = await Promise.all(Object.entries(checks).map(check));
  const passed = results.filter((isGood) => isGood).length;
  const failed = results.length - passed;
  console.log("\n# Tests");
  const tests = await runTests("tests/");
  for (const file of tests.broken) console.log(`Failed twice: ${file}`);
  for (const file of tests.flaky) {
    console.log(`Flaky, failed and then passed alone: ${file}`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\nTook ${seconds} s.`);
  console.log(
    `${passed + tests.passed} passed, ${failed + tests.failed} failed`,
  );
  return failed + tests.failed === 0;
}

/** Runs a check while others run, and then prints what it printed. */
async function check([name, args]: [string, string[]]): Promise<boolean> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args,
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  console.log(`\n# ${name}`);
  console.log((decoder.decode(stdout) + decoder.decode(stderr)).trim());
  // A machine may have no way to the registry's advisories.
  const isUnknown = args === checks.Audit && code === unknownStatus;
  if (isUnknown) console.log("Warning: known weaknesses were not looked up.");
  return code === 0 || isUnknown;
}

/** Runs the tests that match, after a build where they need one. */
async function runMatching(patterns: readonly string[]): Promise<boolean> {
  const { files, filter } = await selectTests(patterns);
  const needs = await needsOf(files);
  if (needs.browser) await prepareBrowser();
  if (
    needs.build && !await deno("run", "-A", "src/build/build-when-stale.ts")
  ) {
    return false;
  }
  const { passed, failed } = await runOnce(
    ...(files.length > 1 ? ["--parallel"] : []),
    ...(filter === undefined ? [] : [`--filter=${filter}`]),
    ...files,
  );
  if (passed + failed > 0) return failed === 0;
  console.log(`No test matches "${patterns.join(" ")}".`);
  return false;
}

async function prepareBrowser(): Promise<void> {
  Deno.env.set("CHROMIUM_PATH", await findOrInstallBrowser());
}

const patterns = Deno.args.filter((it) => !it.startsWith("--"));
if (Deno.args.includes("--engines")) Deno.env.set("ENGINES", "all");
const run = () => patterns.length > 0 ? runMatching(patterns) : runAll();
let isGood = await run();
if (Deno.args.includes("--watch")) {
  for await (const file of saves([...code, "static"])) {
    console.log(`\n# Again, for ${file} was saved`);
    isGood = await run();
  }
}
Deno.exit(isGood ? 0 : 1);
