import assert from "node:assert/strict";
import { deploy, type Flags } from "../../../src/tools/deploy/deploy.ts";
import {
  DeployError,
  type DeployFile,
} from "../../../src/tools/deploy/deploy-file.ts";

const root = new URL("../../../", import.meta.url);
const fakeDeno = new URL("fake-deno.ts", import.meta.url).href;

const file: DeployFile = {
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
const upload =
  "deploy --config deno.json --org agency --app site --json --non-interactive";
const uploadToProduction = upload.replace("--json", "--prod --json");
const listVariables = upload.replace("deploy", "deploy env list");

interface Platform {
  /** The output of `deno deploy env list`. */
  variables?: unknown;
  /** The output of `deno deploy`. */
  output?: unknown;
  /** The start of a command that fails. */
  fails?: string;
  /** An origin whose pages fail. */
  broken?: string;
  token?: string;
}

const siteUrl = { key: "SITE_URL", value: "https://example.com" };

/** Deploys with a fake `deno` and platform that record the calls. */
async function run(flags: Flags, {
  variables = [{ ...siteUrl, contexts: null }],
  output = {
    revisionId: "k3xq9",
    url: "https://console.deno.com/agency/site/builds/k3xq9",
    timelines: [{ partition: "Preview", domains: [revision] }],
  },
  fails = "",
  broken,
  token = "secret",
}: Platform = {}) {
  const folder = await Deno.makeTempDir();
  const config = await Deno.readTextFile(new URL("deno.json", root));
  const files = {
    "deno.json": config,
    "variables.json": JSON.stringify(variables),
    "revision.json": JSON.stringify(output),
    "fails.txt": fails,
    "calls.txt": "",
  };
  const asked: string[] = [];
  const realFetch = globalThis.fetch;
  try {
    for (const [name, text] of Object.entries(files)) {
      await Deno.writeTextFile(`${folder}/${name}`, text);
    }
    globalThis.fetch = (address) => {
      const { origin, pathname } = new URL(String(address));
      asked.push(origin + pathname);
      const status = origin === broken ? 502 : pathname === "/none" ? 404 : 200;
      return Promise.resolve(new Response("Ferries", { status }));
    };
    const message = await deploy(flags, file, {
      folder,
      deno: [Deno.execPath(), "run", "-A", fakeDeno, folder],
      environment: { ...Deno.env.toObject(), DENO_DEPLOY_TOKEN: token },
    }).then(() => "", (cause) => {
      assert.ok(cause instanceof DeployError, cause);
      return cause.message;
    });
    assert.equal(await Deno.readTextFile(`${folder}/deno.json`), config);
    const calls = await Deno.readTextFile(`${folder}/calls.txt`);
    return { message, asked, calls: calls.split("\n").slice(0, -1) };
  } finally {
    globalThis.fetch = realFetch;
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("tests, uploads and checks the new revision, and only the upload gets the token", async () => {
  const { message, asked, calls } = await run({});
  assert.equal(message, "");
  assert.deepEqual(calls, [
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
    `secret: ${listVariables}`,
    "none: task check",
    "none: task build",
    `secret: ${uploadToProduction}`,
  ]);
  assert.deepEqual(asked.slice(2), [
    `${production}/blog`,
    `${production}/none`,
  ]);
});

Deno.test("a dry run uploads nothing and needs no token", async () => {
  const { message, asked, calls } = await run(
    { prod: true, "dry-run": true },
    { token: "" },
  );
  assert.equal(message, "");
  assert.deepEqual(
    calls.map((it) => it.split(": ")[1]),
    ["task test"],
  );
  assert.deepEqual(asked, []);
});

Deno.test("without a token nothing runs", async () => {
  const { message, calls } = await run({}, { token: "" });
  assert.match(message, /^Set DENO_DEPLOY_TOKEN/);
  assert.deepEqual(calls, []);
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
    assert.deepEqual(calls, [`secret: ${listVariables}`]);
  });
}

Deno.test("--prod accepts a SITE_URL of the Production context, also a secret", async () => {
  for (
    const variables of [
      [
        { ...siteUrl, contexts: ["Development"] },
        { ...siteUrl, contexts: ["Local", "Production"] },
      ],
      {
        variables: [{
          ...siteUrl,
          value: null,
          contexts: [{ name: "production" }],
        }],
      },
    ]
  ) {
    const { message } = await run({ prod: true }, { variables });
    assert.equal(message, "");
  }
});

Deno.test("--prod rejects a list of variables without contexts", async () => {
  const { message, calls } = await run({ prod: true }, {
    variables: [siteUrl],
  });
  assert.match(message, /^Cannot read what "deno deploy env list" printed/);
  assert.equal(calls.length, 1);
});

Deno.test("uploads nothing when the token is rejected or a task fails", async () => {
  const refused = await run({ prod: true }, { fails: "deploy env" });
  assert.match(refused.message, /check the token/);
  assert.equal(refused.calls.length, 1);
  const failed = await run({}, { fails: "task test" });
  assert.match(failed.message, /^deno task test failed/);
  assert.equal(failed.calls.at(-1), "none: task test");
});

Deno.test("checks no page after a failed upload", async () => {
  const { message, asked } = await run({}, { fails: "deploy --config" });
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

Deno.test("derives the address of a revision without domains from its id", async () => {
  const output = { revisionId: "k3xq9", timelines: [] };
  const { asked } = await run({}, { output });
  assert.equal(asked[0], `${revision}/blog`);
});
