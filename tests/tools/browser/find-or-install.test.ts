import assert from "node:assert/strict";
import {
  type BrowserMachine,
  findOrInstallBrowser,
} from "../../../src/tools/browser/find-or-install.ts";
import { browserPaths } from "../../../src/tools/browser/browser-path.ts";

/** What the stand-in for a machine has, and what it can do. */
interface Given extends Partial<Pick<BrowserMachine, "os" | "distribution">> {
  named?: string;
  isRoot?: boolean;
  /** Paths of browsers, and why they do not start, if they do not. */
  browsers?: Record<string, string>;
  /** Why Playwright's browser does not start; undefined when it does. */
  own?: string;
  /** What installing a package, or by "playwright", changes. */
  changes?: Record<string, Partial<Pick<Given, "browsers" | "own">>>;
}

const absent = "Executable doesn't exist at /home/ada/.cache";
const noLibraries =
  "Host system is missing dependencies to run browsers.\n  libnss3.so";

function machineWith(given: Given) {
  const said: string[] = [];
  const commands: string[] = [];
  let state: Given = { own: absent, ...given };
  const machine: BrowserMachine = {
    os: "linux",
    distribution: "debian",
    isRoot: false,
    named: undefined,
    playwrightFolder: "/home/ada/.cache/ms-playwright",
    has: (program) => program === "apt-get",
    hasArial: () => Promise.resolve(true),
    ...given,
    paths: () => Object.keys(state.browsers ?? {}),
    start(path) {
      const reason = path ? state.browsers?.[path] ?? absent : state.own;
      return reason ? Promise.reject(new Error(reason)) : Promise.resolve(
        path ?? "/home/ada/.cache/ms-playwright/shell",
      );
    },
    run(command, args) {
      commands.push([command, ...args].join(" "));
      const name = command === "apt-get" ? args.at(-1) : "playwright";
      const change = given.changes?.[name ?? ""];
      state = { ...state, ...change };
      return Promise.resolve(change !== undefined);
    },
    say: (line) => said.push(line),
  };
  return { machine, said, commands };
}

const installed = { playwright: { own: undefined } };

Deno.test("uses the first browser of the system that starts", async () => {
  const { machine, said, commands } = machineWith({
    browsers: {
      "/usr/bin/stub": "install the snap first",
      "/usr/bin/good": "",
    },
  });
  assert.equal(await findOrInstallBrowser(machine), "/usr/bin/good");
  assert.deepEqual([...said, ...commands], []);
});

Deno.test("CHROMIUM_PATH comes first, and is an error when it does not start", async () => {
  const browsers = { "/opt/one": "", "/usr/bin/other": "" };
  const named = (path: string) =>
    machineWith({ named: path, browsers }).machine;
  assert.equal(await findOrInstallBrowser(named("/opt/one")), "/opt/one");
  await assert.rejects(
    findOrInstallBrowser(named("/opt/none")),
    /^ExpectedError: CHROMIUM_PATH="\/opt\/none": expected a Chromium that starts/,
  );
});

Deno.test("root installs Debian's packages one by one until a browser starts", async () => {
  const { machine, said, commands } = machineWith({
    isRoot: true,
    changes: { chromium: { browsers: { "/usr/bin/chromium": "" } } },
  });
  assert.equal(await findOrInstallBrowser(machine), "/usr/bin/chromium");
  assert.deepEqual(
    commands.map((it) => it.replace(/ -.*(?= )/, "")),
    [
      "apt-get update",
      "apt-get install chromium-headless-shell",
      "apt-get install chromium",
    ],
  );
  assert.match(said.at(-1) ?? "", /chromium/);
});

Deno.test("other users get Playwright's browser, after a line with source and folder", async () => {
  const { machine, said, commands } = machineWith({ changes: installed });
  assert.match(await findOrInstallBrowser(machine), /ms-playwright/);
  assert.deepEqual(said, [
    "Installing Chromium for the tests from cdn.playwright.dev into /home/ada/.cache/ms-playwright...",
  ]);
  assert.match(
    commands.join("\n"),
    /run -A npm:playwright-core@[\d.]+ install --only-shell chromium$/,
  );
});

Deno.test("root gets Playwright's browser where apt has none", async () => {
  const { machine } = machineWith({
    isRoot: true,
    distribution: "ubuntu",
    changes: installed,
  });
  assert.match(await findOrInstallBrowser(machine), /ms-playwright/);
});

for (
  const [system, line] of [
    [{ distribution: "debian" }, /Type: sudo apt-get install chromium/],
    [{ distribution: "ubuntu" }, / install --with-deps --only-shell chromium/],
    [{ os: "darwin" }, /Type: brew install --cask google-chrome/],
    [{ os: "windows" }, /Type: winget install Google\.Chrome/],
  ] as const
) {
  Deno.test(`a failed download ends with the line to type: ${line.source}`, async () => {
    const { machine } = machineWith(system);
    await assert.rejects(findOrInstallBrowser(machine), line);
  });
}

Deno.test("a browser that lacks libraries ends with the line that installs them", async () => {
  const { machine, commands } = machineWith({ own: noLibraries });
  await assert.rejects(
    findOrInstallBrowser(machine),
    /lacks libraries .* Type: sudo .* install-deps chromium$/,
  );
  assert.deepEqual(commands, []);
  const later = machineWith({
    changes: { playwright: { own: noLibraries } },
  });
  await assert.rejects(findOrInstallBrowser(later.machine), /install-deps/);
});

Deno.test("finds the browsers of the PATH", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  const folder = await Deno.makeTempDir();
  try {
    const edge = `${folder}/microsoft-edge`;
    await Deno.writeTextFile(edge, "");
    assert.deepEqual(browserPaths(() => `/none:${folder}`), [edge]);
    assert.deepEqual(browserPaths(() => ""), []);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
