import assert from "node:assert/strict";
import { fileURLToPath, pathToFileURL } from "node:url";
import { deploy, type Flags } from "../../../src/tools/deploy/deploy.ts";
import { DeployError } from "../../../src/tools/deploy/deploy-file.ts";
import { waitUntil } from "../../support/promises.ts";

const root = new URL("../../../", import.meta.url);
const fakeDeno = fileURLToPath(new URL("fake-deno.ts", import.meta.url));

const target = `
org: agency
app: site
smoke:
  - path: /blog
    contains: Ferries
  - path: /none
    status: 404
`;
const revision = "https://site-k3xq9.agency.deno.net";
const production = "https://site.agency.deno.net";
const upload = "run -A --no-config --no-lock jsr:@deno/deploy@0.0.9904 " +
  "--config deno.json --org agency --app site --json --non-interactive";

/** A checkout with a fake `deno`. */
async function makeCheckout(mode = "works") {
  const path = await Deno.makeTempDir();
  const config = await Deno.readTextFile(new URL("deno.json", root));
  const write = (name: string, text: string) =>
    Deno.writeTextFile(`${path}/${name}`, text);
  await write("deno.json", config);
  await write("deploy.yml", target);
  await write("calls.txt", "");
  await write("mode.txt", mode);
  return {
    path,
    root: pathToFileURL(`${path}/`),
    deno: [Deno.execPath(), "run", "-A", fakeDeno, path] as [
      string,
      ...string[],
    ],
    assertConfig: async () =>
      assert.equal(await Deno.readTextFile(`${path}/deno.json`), config),
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}

/**
 * Deploys with a fake tool and platform that record the calls.
 * @param broken An origin whose pages fail.
 */
async function run(
  flags: Flags,
  { broken, mode }: { broken?: string; mode?: string } = {},
) {
  await using checkout = await makeCheckout(mode);
  const asked: string[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = (address) => {
    const { origin, pathname } = new URL(String(address));
    asked.push(origin + pathname);
    const status = origin === broken ? 502 : pathname === "/none" ? 404 : 200;
    return Promise.resolve(new Response("Ferries", { status }));
  };
  try {
    const message = await deploy(flags, checkout.root, checkout.deno)
      .then(() => "", (cause) => {
        assert.ok(cause instanceof DeployError, cause);
        return cause.message;
      });
    await checkout.assertConfig();
    const calls = await Deno.readTextFile(`${checkout.path}/calls.txt`);
    return { message, asked, calls: calls.split("\n").slice(0, -1) };
  } finally {
    globalThis.fetch = realFetch;
  }
}

Deno.test("uploads, then smoke-tests the new revision", async () => {
  const { message, asked, calls } = await run({});
  assert.equal(message, "");
  assert.deepEqual(calls, [upload]);
  assert.deepEqual(asked, [`${revision}/blog`, `${revision}/none`]);
});

Deno.test("--prod smoke-tests production last", async () => {
  const { message, asked, calls } = await run({ prod: true });
  assert.equal(message, "");
  assert.deepEqual(calls, [upload.replace("--json", "--prod --json")]);
  assert.deepEqual(asked.slice(2), [
    `${production}/blog`,
    `${production}/none`,
  ]);
});

Deno.test("a dry run uploads nothing", async () => {
  const { message, asked, calls } = await run({ prod: true, "dry-run": true });
  assert.deepEqual([message, asked, calls], ["", [], []]);
});

Deno.test("checks no page after a failed upload", async () => {
  const { message, asked } = await run({}, { mode: "fails" });
  assert.match(message, /the earlier revision goes on serving/);
  assert.deepEqual(asked, []);
});

for (const broken of [revision, production]) {
  Deno.test(`a failing ${broken} is reported`, async () => {
    const { message } = await run({ prod: true }, { broken });
    assert.ok(message.startsWith(`${broken} failed the smoke test`), message);
  });
}

Deno.test("an edit of deno.json during the upload stays", async () => {
  await using checkout = await makeCheckout("edited");
  await assert.rejects(deploy({}, checkout.root, checkout.deno));
  const text = await Deno.readTextFile(`${checkout.path}/deno.json`);
  assert.deepEqual(JSON.parse(text).exclude, ["edited"]);
});

Deno.test("a deployment that is stopped leaves deno.json as it was", async () => {
  await using checkout = await makeCheckout("hangs");
  const module = new URL("src/tools/deploy/deploy.ts", root).href;
  const args = `new URL("${checkout.root}"), ${JSON.stringify(checkout.deno)}`;
  const program = `${checkout.path}/program.ts`;
  await Deno.writeTextFile(
    program,
    `import { deploy } from "${module}";\nawait deploy({}, ${args});`,
  );
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "--no-check", "-q"],
      ...[`--config=${fileURLToPath(new URL("deno.json", root))}`, program],
    ],
    stdout: "null",
    stderr: "null",
  }).spawn();
  const isThere = (name: string) =>
    Deno.stat(`${checkout.path}/${name}`).then(() => true, () => false);
  await waitUntil(() => isThere("hangs.txt"));
  await assert.rejects(checkout.assertConfig);
  child.kill("SIGTERM");
  assert.equal((await child.status).success, false);
  await checkout.assertConfig();
});
