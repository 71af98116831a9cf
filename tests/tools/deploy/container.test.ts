import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { glob } from "node:fs/promises";
import { parse } from "yaml";
import { writeImageFolder } from "../../../container/image-folder.ts";
import { feedPaths, paths } from "../../../src/paths.ts";
import { distName } from "../../../src/server/build/build-manifest.ts";
import { endOf } from "../../support/processes.ts";

const root = new URL("../../../", import.meta.url);

async function text(name: string): Promise<string> {
  return await Deno.readTextFile(new URL(name, root));
}

Deno.test("the image excludes everything that git ignores", async () => {
  const ignored = (await text(".dockerignore")).split("\n");
  for (const line of (await text(".gitignore")).trim().split("\n")) {
    const name = line.replace(/\/$/, "");
    assert.ok(ignored.includes(name) || ignored.includes(`**/${name}`), name);
  }
});

/** The command of the image. */
async function imageCommand(): Promise<string[]> {
  const [, command = "[]"] = /^CMD (.+)$/m.exec(await text("Dockerfile")) ?? [];
  return JSON.parse(command);
}

/** Starts a program of the image in a folder, with an empty module cache. */
async function startIn(
  folder: string,
  command: readonly string[],
  env: Record<string, string>,
) {
  const cache = await Deno.makeTempDir();
  const [, ...args] = command;
  const child = new Deno.Command(Deno.execPath(), {
    // The build of the tests is in another folder.
    args: args.map((it) => it.replace(/^dist\//, `${distName}/`)),
    cwd: folder,
    env: { ...env, DENO_DIR: cache, HOST: "127.0.0.1" },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream());
  let output = "";
  let port: string | undefined;
  for await (const text of lines.values({ preventCancel: true })) {
    output += text;
    port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
    if (port) break;
  }
  const errors = new Response(child.stderr).text();
  assert.ok(port, port ? "" : await errors);
  const rest = lines.pipeTo(new WritableStream());
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await endOf(child);
      await rest;
      assert.equal(await errors, "");
      // Nothing was downloaded or compiled.
      const cached = await Array.fromAsync(glob("**/*.js", { cwd: cache }));
      assert.deepEqual(cached, []);
      await Deno.remove(cache, { recursive: true });
    },
  };
}

Deno.test("site and content service start from the image's folder alone", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await writeImageFolder(folder);
    for (const name of ["src", "main.ts", "deno.lock", `${distName}/maps`]) {
      assert.ok(!existsSync(`${folder}/${name}`), name);
    }
    const { services } = parse(await text("compose.yml"));
    await using service = await startIn(folder, services.content.command, {
      CONTENT_PORT: "0",
    });
    await using site = await startIn(folder, await imageCommand(), {
      PORT: "0",
      CONTENT_API_URL: service.origin,
    });
    const ready = await fetch(`${site.origin}/readyz`);
    assert.equal(ready.status, 200, await ready.text());
    for (const path of [paths.home, paths.blog, feedPaths.sitemap]) {
      const { status, body } = await fetch(site.origin + path);
      await body?.cancel();
      assert.equal(status, 200, path);
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
