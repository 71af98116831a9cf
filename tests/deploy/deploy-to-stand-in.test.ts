import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { paths } from "../../src/addresses/paths.ts";
import type { DeployFile } from "../../src/deploy/deploy-file.ts";
import type { DeployTools } from "../../src/deploy/deploy-tools.ts";
import { runDeploy } from "../../src/deploy/run-deploy.ts";
import type { DeployFlags } from "../../src/deploy/plan.ts";
import { createTools } from "../../src/deploy/tools.ts";
import { startServerProcess } from "../../src/dev/server-process.ts";
import { startSite } from "../support/site.ts";
import { file } from "./deploy-world.ts";

const root = new URL("../../", import.meta.url);
const standIn = new URL("platform-stand-in.ts", import.meta.url);
const production = { dryRun: false, uploadOnly: false, production: true };

const deployFile: DeployFile = {
  ...file,
  // The tasks before the upload are this very run.
  before: [],
  after: [
    { path: "/healthz", status: 200, shows: ['"status":"ok"'] },
    { path: paths.blog, status: 200, shows: [] },
    { path: "/no-such-page", status: 404, shows: [] },
  ],
};

/** A platform on this machine, and what came of a deployment to it. */
async function deployTo(
  revision: string,
  token: string,
  changes: Partial<DeployTools> = {},
  flags: DeployFlags = production,
) {
  const folder = await Deno.makeTempDir();
  const configFile = new URL("deno.json", `${pathToFileURL(folder)}/`);
  await Deno.copyFile(new URL("deno.json", root), configFile);
  const lines: string[] = [];
  try {
    const isDone = await runDeploy(deployFile, flags, {
      ...createTools({
        program: [Deno.execPath(), "run", "-A", standIn.href, folder],
        configFile,
        environment: { ...Deno.env.toObject(), DENO_DEPLOY_TOKEN: token },
      }),
      fetch: (url, init) =>
        fetch(url.replace(/^https:\/\/[^/]*\.deno\.net/, revision), init),
      print: (line) => lines.push(line),
      ...changes,
    });
    const asked = await Deno.readTextFile(`${folder}/asked.txt`);
    const config = await Deno.readTextFile(configFile);
    return { isDone, asked: asked.trim().split("\n"), config, lines };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("a deployment from the build under the platform's runtime to the last check of the new revision", async () => {
  await using site = await startSite();
  const { isDone, asked, config, lines } = await deployTo(site.origin, "good");
  const said = lines.join("\n");
  assert.equal(isDone, true, said);
  assert.deepEqual(asked, [
    "deploy env list --config deno.json --org agency --app site --json --non-interactive",
    "deploy --config deno.json --org agency --app site --prod --json --non-interactive",
  ]);
  assert.equal(config, await Deno.readTextFile(new URL("deno.json", root)));
  assert.match(said, /The new revision: https:\/\/site-k3xq9\.agency\./);
  // The build under the platform's runtime, the revision, and production.
  for (const { path, status } of deployFile.after) {
    const row = new RegExp(`^${path} +${status} +\\d+ +good`, "gm");
    assert.equal([...said.matchAll(row)].length, 3, path);
  }
});

Deno.test("a revision that is down is reported with what to do", async () => {
  const gone = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = gone.addr;
  gone.close();
  const { isDone, lines } = await deployTo(
    `http://127.0.0.1:${port}`,
    "good",
    { startSite: () => startServerProcess({ NODE_ENV: "production" }) },
  );
  assert.equal(isDone, false);
  assert.match(lines.at(-3) ?? "", /no answer/);
  assert.match(lines.at(-1) ?? "", /Lock the production timeline/);
});

Deno.test("a token that the platform refuses ends it before anything is sent", async () => {
  const { isDone, asked, lines } = await deployTo("http://127.0.0.1:1", "bad");
  assert.equal(isDone, false);
  assert.equal(asked.length, 1);
  assert.match(lines.at(-1) ?? "", /is the token good/);
});

Deno.test("a pull request gets an address of its own, which is asked for its pages", async () => {
  await using site = await startSite();
  const flags = { ...production, production: false, uploadOnly: true };
  const { isDone, asked, lines } = await deployTo(
    ...[site.origin, "good", {}, flags] as const,
  );
  const said = lines.join("\n");
  assert.equal(isDone, true, said);
  assert.doesNotMatch(asked.at(-1) ?? "", /--prod/);
  assert.match(said, /https:\/\/site-k3xq9\.agency\.deno\.net/);
  assert.match(said, /^\/blog +200 +\d+ +good/m);
});

Deno.test("a production that is down has the earlier commit deployed again", async () => {
  const flags = { ...production, uploadOnly: true, backTo: "abc1234" };
  const checkouts: string[] = [];
  const { isDone, asked, lines } = await deployTo("", "good", {
    checkout(commit) {
      checkouts.push(commit);
      const folder = root.pathname;
      return Promise.resolve({ folder, remove: () => Promise.resolve() });
    },
    fetch: () => Promise.resolve(new Response("Bad gateway", { status: 502 })),
  }, flags);
  assert.equal(isDone, false);
  assert.deepEqual(checkouts, ["abc1234"]);
  const uploads = asked.filter((it) => it.includes(" --prod "));
  assert.equal(uploads.length, 2);
  assert.match(lines.at(-1) ?? "", /NOT back at abc1234/);
});
