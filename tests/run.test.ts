/** `deno task test` in small temporary projects. */
import assert from "node:assert/strict";
import { dirname } from "node:path";

const config = new URL("../deno.json", import.meta.url).pathname;
const runner = new URL("run.ts", import.meta.url).pathname;

/** A project whose tasks do nothing, except that the build prints a line. */
const project = {
  "deno.json": JSON.stringify({ tasks: { check: "true", build: "true" } }),
  "src/tools/build/build-when-stale.ts": `console.log("Built");`,
  "tests/good.test.ts": `Deno.test("good", () => {});`,
};

const broken = `Deno.test("broken", () => { throw new Error("Broken"); });`;
const cannotLoad = `throw new Error("Cannot load");`;

/** Runs the tests of the project and of these files. */
async function run(args: string[], files: Record<string, string> = {}) {
  const cwd = await Deno.makeTempDir();
  for (const [path, text] of Object.entries({ ...project, ...files })) {
    await Deno.mkdir(`${cwd}/${dirname(path)}`, { recursive: true });
    await Deno.writeTextFile(`${cwd}/${path}`, text);
  }
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `--config=${config}`, runner, ...args],
    cwd,
    env: { NO_COLOR: "1" },
    stdin: "null",
  }).output();
  await Deno.remove(cwd, { recursive: true });
  const [out, error] = [stdout, stderr].map((it) =>
    new TextDecoder().decode(it).trim()
  );
  return { code, out: out!, error: error!, lastLine: out!.split("\n").at(-1) };
}

Deno.test("an unknown flag fails before the build and runs no test", async () => {
  const { code, out, error } = await run(["--bogus"]);
  assert.equal(code, 1);
  assert.match(error, /--bogus/);
  assert.equal(out, "");
});

for (const path of ["missing", "tests/missing/*.test.ts"]) {
  Deno.test(`the path ${path} without test files fails before the build`, async () => {
    const { code, out, error } = await run([path]);
    assert.equal(code, 1);
    assert.match(error, /not found|No test modules found/);
    assert.equal(out, "");
  });
}

Deno.test("a filter that matches no test is an error", async () => {
  const inFolder = await run(["tests/", "--filter", "missing"]);
  assert.equal(inFolder.code, 1);
  assert.match(inFolder.error, /No test ran$/);
  const alone = await run(["--filter=missing"]);
  assert.equal(alone.code, 1);
  assert.equal(alone.out, "");
});

Deno.test("a filter without a path loads only files that contain it", async () => {
  const files = { "tests/odd.test.ts": cannotLoad };
  const { code, out } = await run(["--filter", "good"], files);
  assert.equal(code, 0);
  assert.match(out, /^Built\n/);
  assert.match(out, /good \.\.\. ok/);
});

Deno.test("a selected test that fails is an error", async () => {
  const { code, out } = await run(["tests/broken.test.ts"], {
    "tests/broken.test.ts": broken,
  });
  assert.equal(code, 1);
  assert.match(out, /0 passed \| 1 failed/);
});

Deno.test("a whole run prints how many checks and tests passed and failed", async () => {
  const good = await run([]);
  assert.equal(good.code, 0);
  assert.equal(good.lastLine, "3 passed, 0 failed");
  const bad = await run([], { "tests/broken.test.ts": broken });
  assert.equal(bad.code, 1);
  assert.equal(bad.lastLine, "3 passed, 1 failed");
});

Deno.test("a whole run fails when a check fails", async () => {
  const tasks = { check: "false", build: "true" };
  const { code, lastLine } = await run([], {
    "deno.json": JSON.stringify({ tasks }),
  });
  assert.equal(code, 1);
  assert.equal(lastLine, "2 passed, 1 failed");
});

Deno.test("a whole run fails when a file fails to load", async () => {
  const { code, lastLine } = await run([], { "tests/odd.test.ts": cannotLoad });
  assert.equal(code, 1);
  assert.equal(lastLine, "3 passed, 1 failed");
});
