import assert from "node:assert/strict";

const runner = new URL("./run-tests.ts", import.meta.url).href;

/** Runs test files of these sources as the whole run does. */
async function verdictOn(
  sources: Record<string, string>,
  env: Record<string, string> = {},
) {
  const folder = await Deno.makeTempDir();
  for (const [name, source] of Object.entries(sources)) {
    await Deno.writeTextFile(`${folder}/${name}.test.ts`, source);
  }
  const script = `import { runTests } from ${JSON.stringify(runner)};
    console.error(JSON.stringify(await runTests("--no-config", ".")));`;
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", "--no-config", script],
    cwd: folder,
    env,
    stdin: "null",
    signal: AbortSignal.timeout(60_000),
  }).output();
  const [last = ""] = new TextDecoder().decode(stderr).trim().split("\n")
    .slice(-1);
  await Deno.remove(folder, { recursive: true });
  return { ...JSON.parse(last), printed: new TextDecoder().decode(stdout) };
}

Deno.test("a file that fails and then passes alone is flaky, and has failed", async () => {
  const verdict = await verdictOn({
    good: `Deno.test("good", () => {});`,
    flaky: `Deno.test("fails the first time", () => {
      try {
        Deno.mkdirSync("was-here");
      } catch {
        return;
      }
      throw new Error("first time");
    });`,
    broken: `Deno.test("broken", () => { throw new Error("always"); });`,
  });
  assert.equal(verdict.passed, 1);
  assert.equal(verdict.failed, 2);
  assert.deepEqual(verdict.flaky.map(nameOf), ["flaky.test.ts"]);
  assert.deepEqual(verdict.broken.map(nameOf), ["broken.test.ts"]);
});

Deno.test("a file that cannot be loaded has failed", async () => {
  const verdict = await verdictOn({ odd: `throw new Error("on load");` });
  assert.ok(verdict.failed > 0);
});

Deno.test("a file whose test or hook never ends has failed, and holds up no other", async () => {
  const never = "await new Promise(() => setInterval(() => {}, 1000));";
  const verdict = await verdictOn({
    load: `${never} Deno.test("not run", () => {});`,
    before: `Deno.test.beforeAll(async () => { ${never} });
      Deno.test("not run", () => {});`,
    test: `Deno.test.afterAll(async () => { ${never} });
      Deno.test("good", () => {});
      Deno.test("never ends", async () => { ${never} });`,
    after: `Deno.test.afterAll(async () => { ${never} });
      Deno.test("good", () => {});`,
    good: `Deno.test("good", () => {});`,
  }, { TEST_LIMIT_MS: "500" });
  assert.ok(verdict.passed > 0);
  assert.ok(verdict.failed > 0);
  for (const name of ["load", "before", "test", "after"]) {
    assert.ok(verdict.printed.includes(`./${name}.test.ts (uncaught error)`));
  }
});

function nameOf(path: string): string {
  return path.split("/").at(-1) ?? "";
}
