import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { glob } from "node:fs/promises";
import { parse } from "yaml";
import { writeImageFolder } from "../../../container/image-folder.ts";
import { feedPaths, paths } from "../../../src/paths.ts";
import { distName } from "../../../src/server/assets/build-manifest.ts";
import { readSettings } from "../../../src/settings.ts";
import { endOf } from "../../support/processes.ts";

const root = new URL("../../../", import.meta.url);

async function text(name: string): Promise<string> {
  return await Deno.readTextFile(new URL(name, root));
}

interface Service {
  image?: string;
  volumes?: string[];
  command?: string[];
  environment?: Record<string, string>;
}

async function composeServices(): Promise<Record<string, Service>> {
  return parse(await text("compose.yml")).services;
}

Deno.test("the image excludes everything that git ignores", async () => {
  const ignored = (await text(".dockerignore")).split("\n");
  for (const line of (await text(".gitignore")).trim().split("\n")) {
    const name = line.replace(/\/$/, "");
    assert.ok(ignored.includes(name) || ignored.includes(`**/${name}`), name);
  }
});

/** A text of the compose file with its variables substituted. */
function interpolate(text: string, variables: Record<string, string>): string {
  const filled = text.replace(
    /(?<!\$)\$\{(\w+):-([^${}]*)\}/g,
    (_, name, fallback) => variables[name] || fallback,
  );
  return filled === text
    ? text.replaceAll("$$", "$")
    : interpolate(filled, variables);
}

/** The address that the proxy starts with. */
async function proxyAddress(variables: Record<string, string>) {
  const { proxy } = await composeServices();
  const address = proxy?.environment?.SITE_ADDRESS ?? "";
  const [shell = "", ...args] = proxy?.command ?? [];
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(
      `${folder}/caddy`,
      '#!/bin/sh\necho "$SITE_ADDRESS"\n',
      { mode: 0o755 },
    );
    const { stdout } = await new Deno.Command(shell, {
      args: args.map((it) => interpolate(it, variables)),
      env: {
        SITE_ADDRESS: interpolate(address, variables),
        PATH: `${folder}:${Deno.env.get("PATH")}`,
      },
    }).output();
    return new TextDecoder().decode(stdout).trim();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("the proxy serves the origin of SITE_URL, over HTTPS if that is https", async () => {
  const https = "https://www.example.com";
  for (
    const [variables, expected] of [
      [{ SITE_URL: https }, https],
      [{ SITE_URL: `${https}/` }, https],
      [{ SITE_URL: "http://example.com" }, ":80"],
      [{}, ":80"],
      [{ SITE_URL: https, SITE_ADDRESS: ":80" }, ":80"],
    ] as const
  ) {
    assert.equal(await proxyAddress(variables), expected);
  }
});

Deno.test("compose passes the operator's settings to the services", async () => {
  const { site, content } = await composeServices();
  for (
    const [service, name] of [
      ...[[site, "SITE_URL"], [site, "HSTS"], [site, "PURGE_SECRET"]] as const,
      // The content service also needs it, to return drafts for previews.
      ...[[site, "PREVIEW_SECRET"], [content, "PREVIEW_SECRET"]] as const,
    ]
  ) {
    const given = service?.environment?.[name] ?? "";
    assert.equal(interpolate(given, { [name]: "a-value" }), "a-value", name);
  }
});

Deno.test("unset variables have the site's defaults in compose", async () => {
  const { site } = await composeServices();
  const environment = Object.fromEntries(
    Object.entries(site?.environment ?? {}).map(([name, value]) => [
      name,
      interpolate(value, {}),
    ]),
  );
  const { hsts, previewSecret, purgeSecret } = readSettings(environment);
  const defaults = readSettings({});
  assert.equal(hsts, defaults.hsts);
  assert.equal(previewSecret, undefined);
  assert.equal(purgeSecret, undefined);
});

Deno.test("every image has a version and a digest", async () => {
  const bases = [...(await text("Dockerfile")).matchAll(/^FROM (\S+)/gm)]
    .map(([, image]) => image);
  const images = Object.values(await composeServices())
    .flatMap(({ image }) => image ?? []);
  assert.ok(bases.length > 0 && images.length > 0);
  for (const image of [...bases, ...images]) {
    assert.match(image ?? "", /:\d+\.\d+\.\d+@sha256:[0-9a-f]{64}$/);
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
    port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
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
    const { content } = await composeServices();
    await using service = await startIn(folder, content?.command ?? [], {
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

Deno.test("the files that compose mounts exist", async () => {
  const used = Object.values(await composeServices()).flatMap((
    { volumes = [] },
  ) =>
    volumes.map((volume) => volume.split(":")[0] ?? "")
      .filter((path) => path.startsWith("./"))
  );
  assert.ok(used.length > 0);
  for (const path of used) {
    assert.ok((await Deno.stat(new URL(path, root))).isFile, path);
  }
});
