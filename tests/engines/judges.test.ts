/** What a run does where programs besides Chromium are missing. */
import assert from "node:assert/strict";
import type { Machine } from "../../src/tools/browser/machine.ts";
import { judges, prepareJudges } from "../support/engines/judges.ts";

function machineWith(given: Partial<Machine>, installable: string[] = []) {
  const said: string[] = [];
  const installed = new Set<string>();
  const machine: Machine = {
    os: "linux",
    distribution: "debian",
    isRoot: false,
    has: (program) =>
      program === "apt-get" ||
      judges.some((it) => it.program === program && installed.has(it.package)),
    hasArial: () => Promise.resolve(true),
    run(_command, args) {
      const name = args.at(-1) ?? "";
      const isKnown = installable.includes(name);
      if (isKnown) installed.add(name);
      return Promise.resolve(isKnown);
    },
    say: (line) => said.push(line),
    ...given,
  };
  return { machine, said };
}

const packages = judges.map((it) => it.package);

Deno.test("each missing program is a line with what it costs and how to add it", async () => {
  const { machine, said } = machineWith({});
  await prepareJudges(machine, false);
  assert.equal(said.length, judges.length);
  assert.equal(
    said[0],
    "Without Firefox ESR: no tests in Firefox; to add it: sudo apt-get install firefox-esr",
  );
  const ubuntu = machineWith({ distribution: "ubuntu" });
  await prepareJudges(ubuntu.machine, false);
  assert.match(
    ubuntu.said[0] ?? "",
    /install what puts firefox-esr on the PATH/,
  );
});

Deno.test("root installs what is missing, and an unknown package stops no other", async () => {
  const { machine, said } = machineWith(
    { isRoot: true },
    packages.filter((it) => it !== "firefox-esr"),
  );
  await prepareJudges(machine, false);
  assert.deepEqual(said.filter((line) => line.startsWith("Without")), [
    "Without Firefox ESR: no tests in Firefox; to add it: sudo apt-get install firefox-esr",
  ]);
});

Deno.test("in CI a missing program fails the run by name", async () => {
  const some = machineWith({ isRoot: true }, ["xvfb"]);
  await assert.rejects(
    prepareJudges(some.machine, true),
    /^ExpectedError: Missing for the tests: Firefox ESR, WebKit's driver, xdotool, pdftotext$/,
  );
  const all = machineWith({ isRoot: true }, packages);
  await prepareJudges(all.machine, true);
});

Deno.test("without a typeface like Arial a line says that layouts differ", async () => {
  const { machine, said } = machineWith({
    has: () => true,
    hasArial: () => Promise.resolve(false),
  });
  await prepareJudges(machine, false);
  assert.match(said.join("\n"), /^Without Arial .* fonts-liberation$/);
});
