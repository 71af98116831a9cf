// own isolate: it runs for a minute
/**
 * Builds and serves a copy of the project with the platform's Deno, which is
 * older than that of development.
 */
import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { parseDeployFile } from "../../src/tools/deploy/deploy-file.ts";
import { passesSmokeTest } from "../../src/tools/deploy/smoke.ts";
import { runCommand } from "../../src/tools/dev/run-command.ts";
import { cachedPackage, cachedRegistries } from "../../src/lib/npm-cache.ts";
import { startSite } from "../support/site.ts";

/** https://docs.deno.com/deploy/reference/runtime/ */
const version = "2.5.0";
const root = new URL("../../", import.meta.url);

Deno.test(`the site builds and answers under Deno ${version}`, async () => {
  const deno = await fetchDeno();
  const folder = await Deno.makeTempDir();
  try {
    await copyProject(folder);
    const read = (name: string) => Deno.readTextFile(`${folder}/${name}`);
    const { install, build, runtime } = JSON.parse(await read("deno.json"))
      .deploy;
    for (const command of [install, build]) {
      const [program, ...args] = command.split(" ");
      assert.equal(program, "deno");
      await runCommand(deno, args, folder);
    }
    assert.equal(runtime.entrypoint, "main.ts");
    await using site = await startSite({ deno, folder });
    const { smoke } = parseDeployFile(await read("deploy.yml"));
    assert.ok(await passesSmokeTest(site.origin, smoke));
    const sitemap = await site.get("/sitemap.xml");
    const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
    assert.ok(pages.length > 0);
    for (const [, address = ""] of pages) {
      const { pathname } = new URL(address);
      const response = await fetch(site.origin + pathname);
      assert.equal(response.status, 200, pathname);
      await response.body?.cancel();
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

/**
 * Copies the project, to build and serve it outside this checkout: the files
 * that git knows, so no build, and no ignored or deleted files.
 */
async function copyProject(folder: string): Promise<void> {
  const list = (...flags: string[]) =>
    runCommand("git", ["ls-files", "-z", ...flags], root);
  const present = await list("--cached", "--others", "--exclude-standard");
  const deleted = new Set((await list("--deleted")).split("\0"));
  for (const path of new Set(present.split("\0"))) {
    if (!path || deleted.has(path)) continue;
    const copy = join(folder, path);
    await Deno.mkdir(dirname(copy), { recursive: true });
    await Deno.copyFile(new URL(path, root), copy);
  }
}

/**
 * Downloads the platform's Deno from npm and returns the path of its binary.
 */
async function fetchDeno(): Promise<string> {
  const cpu = Deno.build.arch === "aarch64" ? "arm64" : "x64";
  const name = Deno.build.os === "darwin"
    ? `@deno/darwin-${cpu}`
    : `@deno/linux-${cpu}-glibc`;
  // Otherwise it would be added to the lock file.
  const args = ["cache", "--no-config", `npm:${name}@${version}`];
  await runCommand(Deno.execPath(), args, root);
  const folder = await cachedPackage(
    await cachedRegistries(),
    `${name}/${version}`,
  );
  return `${folder}/deno`;
}
