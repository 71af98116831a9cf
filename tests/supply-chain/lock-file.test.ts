/** What may be locked. */
import assert from "node:assert/strict";
import { leastVersions } from "./advisories.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => Deno.readTextFile(new URL(path, root));
const lock = JSON.parse(await read("deno.lock"));
const config = JSON.parse(await read("deno.json"));

/** Locked packages as name and version; peers are left off the version. */
const locked = Object.keys(lock.npm).map((id) => {
  const at = id.indexOf("@", 1);
  return { name: id.slice(0, at), version: id.slice(at + 1).split("_")[0]! };
});

function versionsOf(name: string): string[] {
  return [
    ...new Set(
      locked.filter((it) => it.name === name).map((it) => it.version),
    ),
  ];
}

function isAtLeast(version: string, least: string): boolean {
  const [have, need] = [version, least].map((it) => it.split(".").map(Number));
  const index = need!.findIndex((part, at) => part !== have![at]);
  return index < 0 || have![index]! > need![index]!;
}

Deno.test("no package of React's server components is locked", () => {
  assert.ok(locked.length > 50, "the list itself was read");
  const names = locked.map((it) => it.name);
  const server = /^(?:react-server|react-server-dom-.*|next|waku)$/;
  assert.deepEqual(names.filter((name) => server.test(name)), []);
});

Deno.test("there is one copy of React and of the router", () => {
  const single = ["react", "react-dom", "react-router", "@remix-run/router"];
  for (const name of [...single, "scheduler", "hono"]) {
    assert.equal(versionsOf(name).length, 1, name);
  }
});

Deno.test("no locked release is older than its last known hole", () => {
  for (const [name, least] of Object.entries(leastVersions)) {
    for (const version of versionsOf(name)) {
      assert.ok(isAtLeast(version, least), `${name}@${version} < ${least}`);
    }
  }
});

Deno.test("packages are pinned, some days old, and run nothing when they are installed", () => {
  assert.equal(config.minimumDependencyAge, "P3D");
  assert.equal(config.nodeModulesDir, "none");
  assert.equal(config.allowScripts, undefined);
  for (const specifier of Object.values<string>(config.imports)) {
    assert.match(
      specifier,
      /^npm:(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+(?:\/.*)?$/,
    );
  }
});
