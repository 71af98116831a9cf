import assert from "node:assert/strict";
import { dirname } from "node:path";
import {
  type Machine,
  toolLock,
} from "../../../src/tools/deploy/deno-deploy.ts";
import {
  deploy,
  type Flags,
  pinTool,
  smoke,
} from "../../../src/tools/deploy/deploy.ts";
import {
  DeployError,
  type DeployTarget,
} from "../../../src/tools/deploy/deploy-target.ts";

const root = new URL("../../../", import.meta.url);
const fakeDeno = new URL("fake-deno.ts", import.meta.url).href;

const usual: DeployTarget = {
  org: "agency",
  app: "site",
  variables: { here: ["DENO_DEPLOY_TOKEN"], production: ["SITE_URL"] },
  smoke: [
    { path: "/blog", status: 200, contains: "Ferries" },
    { path: "/none", status: 404 },
  ],
};
const revision = "https://site-k3xq9.agency.deno.net";
const production = "https://site.agency.deno.net";
const tool =
  `run -A --no-config --lock=${toolLock} --frozen jsr:@deno/deploy@0.0.9904`;
const options =
  "--config deno.json --org agency --app site --json --non-interactive";
const readFile = "run -A src/tools/deploy/deploy-file.ts";
const warn = "run -A src/tools/deploy/example-facts.ts";
const upload = `${tool} ${options}`;
const uploadToProduction = upload.replace("--json", "--prod --json");
const listVariables = `${tool} env list ${options}`;

interface Platform {
  /** What the tool prints for `env list`. */
  variables?: unknown;
  /** The start of a command that fails. */
  fails?: string;
  /** An origin whose pages fail. */
  broken?: string;
  token?: string;
  /** Whether the packages of the tool are pinned. */
  isLocked?: boolean;
  target?: DeployTarget;
}

const siteUrl = { key: "SITE_URL", value: "https://example.com" };

/** Deploys with a fake `deno` and platform that record the calls. */
function run(flags: Flags, platform?: Platform) {
  return runWith((machine) => deploy(flags, machine), platform);
}

/** Does something with a fake `deno` and platform that record the calls. */
async function runWith(work: (machine: Machine) => Promise<void>, {
  variables = [{ ...siteUrl, contexts: null }],
  fails = "",
  broken,
  token = "secret",
  isLocked = true,
  target = usual,
}: Platform = {}) {
  const folder = await Deno.makeTempDir();
  const config = await Deno.readTextFile(new URL("deno.json", root));
  const files = {
    "deno.json": config,
    "target.json": JSON.stringify(target),
    "variables.json": JSON.stringify(variables),
    "revision.json": JSON.stringify({
      revisionId: "k3xq9",
      url: "https://console.deno.com/agency/site/builds/k3xq9",
      timelines: [{ partition: "Preview", domains: [revision] }],
    }),
    "fails.txt": fails,
    "calls.txt": "",
    ...(isLocked && { [toolLock]: "{}" }),
  };
  const asked: string[] = [];
  const realFetch = globalThis.fetch;
  try {
    for (const [name, text] of Object.entries(files)) {
      await Deno.mkdir(`${folder}/${dirname(name)}`, { recursive: true });
      await Deno.writeTextFile(`${folder}/${name}`, text);
    }
    globalThis.fetch = (address) => {
      const { origin, pathname } = new URL(String(address));
      asked.push(origin + pathname);
      const status = origin === broken ? 502 : pathname === "/none" ? 404 : 200;
      return Promise.resolve(new Response("Ferries", { status }));
    };
    const message = await work({
      folder,
      deno: [Deno.execPath(), "run", "-A", fakeDeno, folder],
      environment: { ...Deno.env.toObject(), DENO_DEPLOY_TOKEN: token },
    }).then(() => "", (cause) => {
      assert.ok(cause instanceof DeployError, cause);
      return cause.message;
    });
    assert.equal(await Deno.readTextFile(`${folder}/deno.json`), config);
    const calls = await Deno.readTextFile(`${folder}/calls.txt`);
    const lock = await Deno.readTextFile(`${folder}/${toolLock}`)
      .catch(() => undefined);
    return { message, asked, calls: calls.split("\n").slice(0, -1), lock };
  } finally {
    globalThis.fetch = realFetch;
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("a deployment that is stopped leaves deno.json as it was", async () => {
  const folder = await Deno.makeTempDir();
  const config = await Deno.readTextFile(new URL("deno.json", root));
  await Deno.writeTextFile(`${folder}/deno.json`, config);
  await Deno.writeTextFile(`${folder}/fails.txt`, "hang");
  const module = new URL("src/tools/deploy/deno-deploy.ts", root).href;
  const machine = {
    folder,
    deno: [Deno.execPath(), "run", "-A", fakeDeno, folder],
    environment: Deno.env.toObject(),
  };
  const args = [machine, usual].map((it) => JSON.stringify(it)).join(", ");
  await Deno.writeTextFile(
    `${folder}/upload.ts`,
    `import { upload } from ${JSON.stringify(module)};
    await upload(${args}, false);`,
  );
  try {
    const watcher = Deno.watchFs(folder);
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "-q", `${folder}/upload.ts`],
      stderr: "null",
    }).spawn();
    for await (const { paths } of watcher) {
      if (paths.some((path) => path.endsWith("hangs.txt"))) break;
    }
    assert.notEqual(await Deno.readTextFile(`${folder}/deno.json`), config);
    child.kill("SIGTERM");
    assert.equal((await child.status).success, false);
    assert.equal(await Deno.readTextFile(`${folder}/deno.json`), config);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("checks, uploads and tries the new revision, and only the upload gets the token", async () => {
  const { message, asked, calls } = await run({});
  assert.equal(message, "");
  assert.deepEqual(calls, [
    `none: ${readFile}`,
    `none: ${warn}`,
    "none: task check",
    `secret: ${upload}`,
  ]);
  assert.deepEqual(asked, [`${revision}/blog`, `${revision}/none`]);
});

Deno.test("--prod checks the app's variables first and production last", async () => {
  const { message, asked, calls } = await run({ prod: true });
  assert.equal(message, "");
  assert.deepEqual(calls, [
    `none: ${readFile}`,
    `none: ${warn}`,
    `secret: ${listVariables}`,
    "none: task check",
    `secret: ${uploadToProduction}`,
  ]);
  assert.deepEqual(asked.slice(2), [
    `${production}/blog`,
    `${production}/none`,
  ]);
});

Deno.test("a dry run uploads nothing, and needs neither token nor lock", async () => {
  const { message, asked, calls } = await run(
    { prod: true, "dry-run": true },
    { token: "", isLocked: false },
  );
  assert.equal(message, "");
  assert.deepEqual(
    calls.map((it) => it.split(": ")[1]),
    [readFile, warn],
  );
  assert.deepEqual(asked, []);
});

Deno.test("nothing is uploaded by a tool whose packages are not pinned", async () => {
  const { message, calls } = await run({ prod: true }, { isLocked: false });
  assert.match(message, /run "deno task deploy --lock-tool" without/);
  assert.deepEqual(calls, [`none: ${readFile}`, `none: ${warn}`]);
});

Deno.test("--lock-tool pins the tool's packages, without the token", async () => {
  const old = await runWith(pinTool, { token: "" });
  assert.equal(old.message, "");
  assert.deepEqual(old.calls, [
    `none: cache --no-config --lock=${toolLock} jsr:@deno/deploy@0.0.9904`,
  ]);
  assert.equal(old.lock, "pinned");
  const refused = await runWith(pinTool, { isLocked: false });
  assert.match(refused.message, /^Unset DENO_DEPLOY_TOKEN/);
  assert.deepEqual(refused.calls, []);
  const failed = await runWith(pinTool, { token: "", fails: "cache" });
  assert.match(failed.message, /cannot be fetched/);
  assert.equal(failed.lock, undefined);
});

Deno.test("--smoke tries a deployment without token or lock", async () => {
  const platform = { token: "", isLocked: false };
  const good = await runWith(
    (machine) => smoke(machine, `${revision}/`),
    platform,
  );
  assert.equal(good.message, "");
  assert.deepEqual(good.calls, [`none: ${readFile}`]);
  assert.deepEqual(good.asked, [`${revision}/blog`, `${revision}/none`]);
  const { message } = await runWith(
    (machine) => smoke(machine, revision),
    { ...platform, broken: revision },
  );
  assert.equal(message, `${revision} failed the smoke test.`);
});

Deno.test("a deployment imports no package", async () => {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      // The configuration adds types, which do not run.
      ...["info", "--json", "--no-config"],
      new URL("src/tools/deploy/deploy.ts", root).href,
    ],
  }).output();
  const graph = JSON.parse(new TextDecoder().decode(stdout));
  const modules: { specifier: string; error?: string }[] = graph.modules;
  assert.ok(modules.length > 2);
  for (const { specifier, error } of modules) {
    const isOurs = specifier.startsWith(root.href) ||
      specifier.startsWith("node:");
    assert.ok(isOurs && error === undefined, `${specifier} ${error}`);
  }
});

Deno.test("without a token nothing is uploaded", async () => {
  const { message, calls } = await run({}, { token: "" });
  assert.match(message, /^Set DENO_DEPLOY_TOKEN/);
  assert.deepEqual(calls, [`none: ${readFile}`, `none: ${warn}`]);
});

for (
  const [what, variables] of Object.entries({
    "a SITE_URL for previews only": [
      { ...siteUrl, contexts: ["Development", "Build"] },
    ],
    "an empty SITE_URL": [{ ...siteUrl, value: "", contexts: null }],
  })
) {
  Deno.test(`--prod rejects an app with ${what}`, async () => {
    const { message, calls } = await run({ prod: true }, { variables });
    assert.match(message, /^Set SITE_URL in the app's Production context/);
    assert.equal(calls.at(-1), `secret: ${listVariables}`);
  });
}

Deno.test("--prod lists no variables when it needs none", async () => {
  const variables = { ...usual.variables, production: [] };
  const target = { ...usual, variables };
  const { calls } = await run({ prod: true }, { target });
  assert.deepEqual(calls.filter((it) => it.startsWith("secret")), [
    `secret: ${uploadToProduction}`,
  ]);
});

Deno.test("--prod accepts a SITE_URL of the Production context, also a secret", async () => {
  for (
    const variables of [
      [
        { ...siteUrl, contexts: ["Development"] },
        { ...siteUrl, contexts: ["Local", "Production"] },
      ],
      [{ ...siteUrl, value: null, contexts: ["Production"] }],
    ]
  ) {
    const { message } = await run({ prod: true }, { variables });
    assert.equal(message, "");
  }
});

Deno.test("uploads nothing when the token is rejected or a task fails", async () => {
  const refused = await run({ prod: true }, { fails: `${tool} env` });
  assert.match(refused.message, /check the token/);
  assert.equal(refused.calls.length, 3);
  const failed = await run({}, { fails: "task check" });
  assert.match(failed.message, /^deno task check failed/);
  assert.equal(failed.calls.at(-1), "none: task check");
});

Deno.test("checks no page after a failed upload", async () => {
  const { message, asked } = await run({}, { fails: `${tool} --config` });
  assert.match(message, /the earlier revision goes on serving/);
  assert.deepEqual(asked, []);
});

for (const broken of [revision, production]) {
  Deno.test(`a failing ${broken} is reported with the way to roll back`, async () => {
    const { message } = await run({ prod: true }, { broken });
    assert.ok(message.startsWith(`${broken} failed the smoke test`), message);
    assert.match(
      message,
      /lock the production timeline to the earlier revision: https:\/\/console\.deno\.com\/agency\/site/,
    );
  });
}

Deno.test("a failing preview leaves production unchanged", async () => {
  const { message } = await run({}, { broken: revision });
  assert.match(message, /Production is unchanged/);
});
