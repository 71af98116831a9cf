import assert from "node:assert/strict";
import { parse } from "yaml";

const root = new URL("../../", import.meta.url);

async function text(name: string): Promise<string> {
  return await Deno.readTextFile(new URL(name, root));
}

/** The one version of Deno that the project names. */
async function version(): Promise<string> {
  return /^version=(.+)$/m.exec(await text(".ci/run"))?.[1] ?? "";
}

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

async function workflowSteps(): Promise<Step[]> {
  const { jobs } = parse(await text(".github/workflows/site.yml")) as {
    jobs: Record<string, { steps: Step[] }>;
  };
  return Object.values(jobs).flatMap(({ steps }) => steps);
}

Deno.test("the workflow runs the tasks test, deploy and audit and nothing else", async () => {
  const runs = (await workflowSteps()).flatMap(({ run }) => run ?? []);
  const deno = `npx -y deno@${await version()} task`;
  assert.deepEqual(runs, [
    `${deno} test`,
    `${deno} deploy --prod --upload-only ` +
    "--back-to=${{ github.event.before }}",
    `${deno} deploy --upload-only`,
    `${deno} audit`,
  ]);
});

Deno.test("the workflow gives the deploy token to the upload alone (G20)", async () => {
  const steps = await workflowSteps();
  const withToken = steps.filter((step) =>
    JSON.stringify(step).includes("secrets.")
  );
  assert.equal(withToken.length, 2);
  for (const { run } of withToken) {
    assert.match(run ?? "", / deploy (--prod )?--upload-only/);
  }
  const workflow = await text(".github/workflows/site.yml");
  assert.equal(workflow.split("secrets.").length, 3);
});

Deno.test("the workflow pins each action by its commit (G20)", async () => {
  const actions = (await workflowSteps()).flatMap(({ uses }) => uses ?? []);
  assert.ok(actions.length > 0);
  for (const action of actions) assert.match(action, /@[0-9a-f]{40}$/);
});

Deno.test("no warning of an older runtime comes before the first line of the log", async () => {
  // Of permission sets, which are new to it.
  const { tasks } = JSON.parse(await text("deno.json"));
  assert.match(tasks.start, /deno run -q .*-P=start main\.ts$/);
  assert.match(await text("Dockerfile"), /CMD \["deno", "run", "-q", /);
});

Deno.test("the container has the version of Deno that the checks have", async () => {
  assert.match(
    await text("Dockerfile"),
    new RegExp(`^FROM denoland/deno:${await version()}$`, "m"),
  );
});

Deno.test("a container's health is asked each second until its first success (G20)", async () => {
  const check = /^HEALTHCHECK (.+) \\$/m.exec(await text("Dockerfile"))?.[1];
  assert.match(check ?? "", /--start-period=\d+s --start-interval=1s/);
});

Deno.test("what git ignores stays out of the image, in whatever folder it lies (G20)", async () => {
  const ignored = (await text(".dockerignore")).split("\n");
  for (const line of (await text(".gitignore")).trim().split("\n")) {
    const name = line.replace(/\/$/, "");
    assert.ok(ignored.includes(name) || ignored.includes(`**/${name}`), name);
  }
  for (const name of ["**/.env", "**/.env.*", "**/*.log"]) {
    assert.ok(ignored.includes(name), name);
  }
});

Deno.test("the containers' site is given both secrets and all its instances", async () => {
  const { site } = await composeServices();
  for (const name of ["PREVIEW_SECRET", "PURGE_SECRET"]) {
    assert.equal(site?.environment?.[name], `\${${name}:-}`);
  }
  assert.equal(site?.environment?.PEERS, "http://site:8000");
});

interface Service {
  volumes?: string[];
  command?: string[];
  environment?: Record<string, string>;
}

async function composeServices(): Promise<Record<string, Service>> {
  return parse(await text("compose.yml")).services;
}

/** A text of the compose file with its variables filled in. */
function interpolate(text: string, variables: Record<string, string>): string {
  const filled = text.replace(
    /(?<!\$)\$\{(\w+):-([^${}]*)\}/g,
    (_, name, fallback) => variables[name] || fallback,
  );
  return filled === text
    ? text.replaceAll("$$", "$")
    : interpolate(filled, variables);
}

/** The address that the proxy is started with. */
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

Deno.test("the proxy serves the origin that SITE_URL names, by HTTPS where that says so (G20)", async () => {
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
  assert.match(
    await text("container/Caddyfile"),
    /^\{\$SITE_ADDRESS\b.*\} \{$/m,
  );
});

Deno.test("the site in its container gets the address and the HSTS setting of compose", async () => {
  const { site } = await composeServices();
  const variables = { SITE_URL: "https://www.example.com", HSTS: "preload" };
  for (const [name, value] of Object.entries(variables)) {
    const given = site?.environment?.[name] ?? "";
    assert.equal(interpolate(given, variables), value);
  }
});

Deno.test("what the compose file mounts and runs exists", async () => {
  const services = await composeServices();
  assert.deepEqual(Object.keys(services), ["proxy", "site", "content"]);
  const mounted = services.proxy?.volumes?.[0]?.split(":")[0] ?? "";
  assert.ok((await Deno.stat(new URL(mounted, root))).isFile);
  const started = services.content?.command?.at(-1) ?? "";
  assert.ok((await Deno.stat(new URL(started, root))).isFile);
});

Deno.test("the proxy gives up on half-sent headers after ten seconds (F3)", async () => {
  const proxy = await text("container/Caddyfile");
  assert.match(proxy, /read_header 10s/);
  assert.match(proxy, /flush_interval -1/);
});
