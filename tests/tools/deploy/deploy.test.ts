import assert from "node:assert/strict";
import { deploy, type Flags } from "../../../src/tools/deploy/deploy.ts";
import { parse } from "yaml";
import {
  DeployError,
  type DeployTarget,
  writeTarget,
} from "../../../src/tools/deploy/deploy-target.ts";

const root = new URL("../../../", import.meta.url);
const fakeDeno = new URL("fake-deno.ts", import.meta.url).href;

const target: DeployTarget = {
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
const tool = "run -A --no-lock jsr:@deno/deploy@0.0.9904";
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
  /** What a dry run has prepared. */
  prepared?: unknown;
}

const siteUrl = { key: "SITE_URL", value: "https://example.com" };

/** Deploys with a fake `deno` and platform that record the calls. */
async function run(flags: Flags, {
  variables = [{ ...siteUrl, contexts: null }],
  fails = "",
  broken,
  token = "secret",
  prepared,
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
  };
  const asked: string[] = [];
  const realFetch = globalThis.fetch;
  try {
    for (const [name, text] of Object.entries(files)) {
      await Deno.writeTextFile(`${folder}/${name}`, text);
    }
    if (prepared) await writeTarget(folder, prepared as DeployTarget);
    globalThis.fetch = (address) => {
      const { origin, pathname } = new URL(String(address));
      asked.push(origin + pathname);
      const status = origin === broken ? 502 : pathname === "/none" ? 404 : 200;
      return Promise.resolve(new Response("Ferries", { status }));
    };
    const message = await deploy(flags, {
      folder,
      deno: [Deno.execPath(), "run", "-A", fakeDeno, folder],
      environment: { ...Deno.env.toObject(), DENO_DEPLOY_TOKEN: token },
    }).then(() => "", (cause) => {
      assert.ok(cause instanceof DeployError, cause);
      return cause.message;
    });
    assert.equal(await Deno.readTextFile(`${folder}/deno.json`), config);
    const calls = await Deno.readTextFile(`${folder}/calls.txt`);
    const written = await Deno.readTextFile(`${folder}/dist/deploy.json`)
      .catch(() => undefined);
    return { message, asked, calls: calls.split("\n").slice(0, -1), written };
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
  const args = [machine, target].map((it) => JSON.stringify(it)).join(", ");
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

Deno.test("tests, uploads and checks the new revision, and only the upload gets the token", async () => {
  const { message, asked, calls } = await run({});
  assert.equal(message, "");
  assert.deepEqual(calls, [
    `none: ${readFile}`,
    "none: task test",
    `secret: ${upload}`,
  ]);
  assert.deepEqual(asked, [`${revision}/blog`, `${revision}/none`]);
});

Deno.test("--prod checks the app's variables first and production last", async () => {
  const { message, asked, calls } = await run({
    prod: true,
    "skip-tests": true,
  });
  assert.equal(message, "");
  assert.deepEqual(calls, [
    `none: ${readFile}`,
    `secret: ${listVariables}`,
    "none: task check",
    "none: task build",
    `none: ${warn}`,
    `secret: ${uploadToProduction}`,
  ]);
  assert.deepEqual(asked.slice(2), [
    `${production}/blog`,
    `${production}/none`,
  ]);
});

Deno.test("a dry run uploads nothing, needs no token, and prepares the upload", async () => {
  const { message, asked, calls, written } = await run(
    { prod: true, "dry-run": true },
    { token: "" },
  );
  assert.equal(message, "");
  assert.deepEqual(
    calls.map((it) => it.split(": ")[1]),
    [readFile, "task test", warn],
  );
  assert.deepEqual(asked, []);
  assert.deepEqual(JSON.parse(written ?? ""), target);
  assert.doesNotMatch(written ?? "", /\n/, "a workflow passes on one line");
});

Deno.test("--upload runs only the platform's tool and the smoke test", async () => {
  const { message, asked, calls } = await run({ upload: true, prod: true }, {
    prepared: target,
  });
  assert.equal(message, "");
  assert.deepEqual(calls, [
    `secret: ${listVariables}`,
    `secret: ${uploadToProduction}`,
  ]);
  assert.equal(asked.length, 4);
});

Deno.test("--upload uploads nothing unless a dry run has prepared it", async () => {
  for (
    const prepared of [
      undefined,
      {},
      { ...target, org: "--app=other" },
      { ...target, app: "" },
      { ...target, smoke: [{ path: "@elsewhere.example" }] },
    ]
  ) {
    const { message, calls } = await run({ upload: true }, { prepared });
    assert.match(message, /run "deno task deploy --dry-run" first/);
    assert.deepEqual(calls, []);
  }
  const failed = await run({ "dry-run": true }, { fails: "task test" });
  assert.equal(failed.written, undefined);
});

Deno.test("the upload imports no package", async () => {
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

/** A job of the workflow. */
interface Job {
  steps: { run?: string; uses?: string; env?: Record<string, string> }[];
  env?: Record<string, string>;
}

Deno.test("no job of the workflow that has the token runs a package", async () => {
  const file = new URL(".github/workflows/site.yml", root);
  const { jobs, env } = parse(await Deno.readTextFile(file));
  assert.doesNotMatch(JSON.stringify(env ?? {}), /secrets\./);
  const trusted = Object.values<Job>(jobs)
    .filter((job) => JSON.stringify(job).includes("secrets."));
  assert.equal(trusted.length, 2, "production and previews");
  for (const { steps, env } of trusted) {
    assert.equal(env, undefined, "a variable of the job is that of each step");
    const last = steps.at(-1);
    assert.match(
      last?.run ?? "",
      /^npx -y deno@[\d.]+ task deploy --upload( --prod)?$/,
    );
    assert.match(last?.env?.DENO_DEPLOY_TOKEN ?? "", /secrets\./);
    for (const { run = "", uses, env = {} } of steps.slice(0, -1)) {
      assert.match(
        uses ?? run,
        /^(?:actions\/checkout@[0-9a-f]{40}|mkdir dist .*|npx -y deno@[\d.]+ --version)$/,
      );
      assert.doesNotMatch(JSON.stringify(env), /secrets\./);
    }
  }
});

Deno.test("without a token nothing runs", async () => {
  const { message, calls } = await run({}, { token: "" });
  assert.match(message, /^Set DENO_DEPLOY_TOKEN/);
  assert.deepEqual(calls, [`none: ${readFile}`]);
});

for (
  const [what, variables] of Object.entries({
    "no SITE_URL": [],
    "a SITE_URL for previews only": [
      { ...siteUrl, contexts: ["Development", "Build"] },
    ],
    "a SITE_URL for no context": [{ ...siteUrl, contexts: [] }],
    "an empty SITE_URL": [{ ...siteUrl, value: "", contexts: null }],
    "only another variable": [
      { key: "OLD_SITE_URL", value: "x", contexts: ["Production"] },
    ],
  })
) {
  Deno.test(`--prod rejects an app with ${what}`, async () => {
    const { message, calls } = await run({ prod: true }, { variables });
    assert.match(message, /^Set SITE_URL in the app's Production context/);
    assert.deepEqual(calls, [`none: ${readFile}`, `secret: ${listVariables}`]);
  });
}

Deno.test("--prod lists no variables when it needs none", async () => {
  const variables = { ...target.variables, production: [] };
  const prepared = { ...target, variables };
  const { calls } = await run({ upload: true, prod: true }, { prepared });
  assert.deepEqual(calls, [`secret: ${uploadToProduction}`]);
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
  assert.equal(refused.calls.length, 2);
  const failed = await run({}, { fails: "task test" });
  assert.match(failed.message, /^deno task test failed/);
  assert.equal(failed.calls.at(-1), "none: task test");
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
