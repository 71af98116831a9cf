/** `deno task test` in small temporary projects. */
import assert from "node:assert/strict";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { browserEndpointVariable } from "./support/browser/chromium.ts";
import { inTime, waitUntil } from "./support/promises.ts";
import { siteAddress } from "./support/site.ts";

const config = fileURLToPath(new URL("../deno.json", import.meta.url));
const runner = fileURLToPath(new URL("run.ts", import.meta.url));

const tasks = { check: "true", build: "true" };

/** A project whose tasks do nothing, except that the build prints a line. */
const project = {
  "deno.json": JSON.stringify({ tasks }),
  "src/tools/build/build-when-stale.ts": `console.log("Built");`,
  "tests/good.test.ts": `Deno.test("good", () => {});`,
};

/** Starts the tests of the project and of these files. */
async function start(
  args: string[],
  files: Record<string, string> = {},
  env: Record<string, string> = {},
) {
  const cwd = await Deno.makeTempDir();
  for (const [path, text] of Object.entries({ ...project, ...files })) {
    await Deno.mkdir(`${cwd}/${dirname(path)}`, { recursive: true });
    await Deno.writeTextFile(`${cwd}/${path}`, text);
  }
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `--config=${config}`, runner, ...args],
    cwd,
    // These projects have no site.
    env: { NO_COLOR: "1", [siteAddress]: "none", ...env },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const output = child.output();
  output.then(() => Deno.remove(cwd, { recursive: true }));
  return { child, output };
}

/** Runs the tests of the project and of these files. */
async function run(args: string[], files?: Record<string, string>) {
  const { output } = await start(args, files);
  const { code, stdout } = await output;
  const out = new TextDecoder().decode(stdout).trim();
  return { code, out, lastLine: out.split("\n").at(-1) };
}

/** A test that fails unless a variable of its isolate has a value. */
function expecting(value: unknown): string {
  return `Deno.test("shares", () => {
    if (globalThis.shared !== ${value}) throw new Error("Wrong isolate");
  });`;
}

Deno.test("files share an isolate, except those with hooks or a reason, but no replaced globals", async () => {
  const { code, out, lastLine } = await run([], {
    "tests/first.test.ts": `globalThis.shared = true; ${expecting(true)}`,
    "tests/second.test.ts": expecting(true),
    "tests/hooks.test.ts": `Deno.test.beforeAll(() => {});\n${
      expecting(undefined)
    }`,
    "tests/own.test.ts": `// own isolate: it counts\n${expecting(undefined)}`,
    "tests/one.test.ts":
      `Deno.test("one", () => { globalThis.alert = () => 1; });`,
    "tests/two.test.ts": `Deno.test("two", () => {
      if (String(globalThis.alert) === "() => 1") throw new Error("Replaced");
    });`,
  });
  assert.equal(lastLine, "9 passed, 0 failed", out);
  assert.equal(code, 0);
});

Deno.test("a run names the checks and tests that failed, and files that cannot be loaded", async () => {
  const { code, out, lastLine } = await run([], {
    "deno.json": JSON.stringify({ tasks: { ...tasks, check: "false" } }),
    "tests/broken.test.ts":
      `Deno.test("is broken", () => { throw new Error("Broken"); });`,
    "tests/hidden.test.ts": `Deno.test["beforeEach"](() => {});`,
    "tests/odd.test.ts": `throw new Error("Cannot load");`,
  });
  assert.equal(code, 1);
  const [, end = ""] = out.split("# failed\n");
  assert.match(end, /^tests\/broken\.test\.ts:1: is broken\n.*Error: Broken$/m);
  assert.match(
    end,
    /^ +deno task test tests\/broken\.test\.ts --filter 'is broken'$/m,
  );
  assert.match(end, /^tests\/hidden\.test\.ts: loads\n.*would run for all/m);
  assert.match(end, /^tests\/odd\.test\.ts: loads\n.*Cannot load$/m);
  assert.equal(lastLine, "2 passed, 4 failed");
});

Deno.test("a run fails when an error outside the tests cancels some", async () => {
  const { code, out, lastLine } = await run([], {
    "tests/late.test.ts": `
      Deno.test("late", () => {
        setTimeout(() => { throw new Error("Too late"); });
      });
      Deno.test("next", () => new Promise(() => {}));`,
  });
  assert.equal(code, 1);
  assert.match(
    out,
    /# failed\ntests\/good.test.ts, tests\/late\.test\.ts: .+\n/,
  );
  assert.match(lastLine ?? "", /^\d passed, [1-9] failed$/);
});

Deno.test("the wide list runs wide files alone, and those below a path", async () => {
  const files = {
    "tests/lib/one.wide.ts": project["tests/good.test.ts"],
    "tests/ui/two.wide.tsx": project["tests/good.test.ts"],
    "tests/odd.test.ts": `throw new Error("Not wide");`,
  };
  assert.equal((await run(["--wide"], files)).lastLine, "3 passed, 0 failed");
  const { lastLine } = await run(["--wide", "tests/ui"], files);
  assert.equal(lastLine, "2 passed, 0 failed");
});

/** A test and a process of its own, which wait as long as nobody ends them. */
const waiting = {
  "tests/wait.ts": `
    const { hostname, port } = new URL(Deno.env.get("WATCHER"));
    const connection = await Deno.connect({ hostname, port: Number(port) });
    const address = Deno.env.get("${browserEndpointVariable}");
    await connection.write(new TextEncoder().encode(address));
    await connection.read(new Uint8Array(1));`,
  "tests/waiting.test.ts": `
    Deno.test("waits", async () => {
      new Deno.Command(Deno.execPath(), { args: ["run", "-A", "tests/wait.ts"] }).spawn();
      await import("./wait.ts");
    });`,
};

Deno.test("a run that gets SIGTERM ends its tests, their processes and the browser", async () => {
  using watcher = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { child, output } = await start([], waiting, {
    WATCHER: `http://127.0.0.1:${watcher.addr.port}`,
    // Its own browser, not that of the run of this test.
    [browserEndpointVariable]: "",
  });
  using one = await inTime(watcher.accept());
  using other = await inTime(watcher.accept());
  const buffer = new Uint8Array(100);
  const [count] = await Promise.all([one.read(buffer), other.read(buffer)]);
  const address = new TextDecoder().decode(buffer.subarray(0, count ?? 0));
  const browserProcesses = await processesOf(address);
  child.kill("SIGTERM");
  for (const connection of [one, other]) {
    assert.equal(await inTime(connection.read(buffer)), null);
  }
  assert.equal((await output).code, 143);
  await waitUntil(() => !browserProcesses.some(isRunning));
});

/** The processes of the browser at an address. */
async function processesOf(address: string): Promise<number[]> {
  await using browser = await chromium.connect(address);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.map(({ id }) => id);
}

function isRunning(pid: number): boolean {
  try {
    Deno.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
