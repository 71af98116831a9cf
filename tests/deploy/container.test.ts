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

Deno.test("the workflow runs the tasks test and deploy and nothing else", async () => {
  const { jobs } = parse(await text(".github/workflows/site.yml")) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const runs = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? [])
  );
  const deno = `npx -y deno@${await version()} task`;
  assert.deepEqual(runs, [`${deno} test`, `${deno} deploy --prod`]);
});

Deno.test("the container has the version of Deno that the checks have", async () => {
  assert.match(
    await text("Dockerfile"),
    new RegExp(`^FROM denoland/deno:${await version()}$`, "m"),
  );
});

Deno.test("what the compose file mounts and runs exists", async () => {
  const { services } = parse(await text("compose.yml")) as {
    services: Record<string, { volumes?: string[]; command?: string[] }>;
  };
  assert.deepEqual(Object.keys(services), ["proxy", "site", "content"]);
  const mounted = services.proxy?.volumes?.[0]?.split(":")[0] ?? "";
  assert.ok((await Deno.stat(new URL(mounted, root))).isFile);
  const started = services.content?.command?.at(-1) ?? "";
  assert.ok((await Deno.stat(new URL(started, root))).isFile);
});

Deno.test("F3: the proxy gives up on half-sent headers after ten seconds", async () => {
  const proxy = await text("container/Caddyfile");
  assert.match(proxy, /read_header 10s/);
  assert.match(proxy, /flush_interval -1/);
});
