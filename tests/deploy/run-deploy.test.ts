import assert from "node:assert/strict";
import { readFlags, revisionOrigin } from "../../src/deploy/plan.ts";
import { runDeploy } from "../../src/deploy/run-deploy.ts";
import { file, page, preview, revision, world } from "./deploy-world.ts";
import { createTools } from "../../src/deploy/tools.ts";

Deno.test("a deployment checks, tests the build, uploads and asks the new revision", async () => {
  const { tools, commands, asked, events } = world();
  assert.equal(await runDeploy(file, preview, tools), true);
  assert.deepEqual(commands, [
    "deploy env list --config deno.json --org agency --app site --json --non-interactive",
    "task build",
    "task test",
    "deploy --config deno.json --org agency --app site --json --non-interactive",
  ]);
  assert.deepEqual(asked, ["http://127.0.0.1:9/", `${revision}/`]);
  assert.deepEqual(events, ["stopped", "restored"]);
});

Deno.test("production is asked for by name", async () => {
  const { tools, commands } = world();
  await runDeploy(file, { ...preview, production: true }, tools);
  assert.match(commands.at(-1) ?? "", / --prod /);
});

Deno.test("a dry run prints the plan and does all but talk to the platform", async () => {
  const { tools, commands, asked, lines } = world({
    environment: () => undefined,
  });
  const flags = readFlags(["--dry-run"]);
  assert.equal(await runDeploy(file, flags, tools), true);
  assert.deepEqual(commands, ["task build", "task test"]);
  assert.deepEqual(asked, ["http://127.0.0.1:9/"]);
  const said = lines.join("\n");
  assert.match(said, /Deploy "site" of "agency" \(eu\) to a preview:/);
  assert.match(said, /deno deploy --config deno\.json --org agency --app site/);
  assert.match(said, /Not set here: DENO_DEPLOY_TOKEN/);
  assert.match(said, /nothing was sent/);
});

Deno.test("with --upload-only it neither builds nor tests, and asks the new revision", async () => {
  const { tools, commands, asked, lines } = world();
  const flags = readFlags(["--prod", "--upload-only"]);
  assert.equal(await runDeploy(file, flags, tools), true);
  assert.deepEqual(commands.map((it) => it.split(" --", 1)[0]), [
    "deploy env list",
    "deploy",
  ]);
  assert.deepEqual(asked, [
    `${revision}/`,
    "https://site.agency.deno.net/",
  ]);
  assert.doesNotMatch(lines.join("\n"), /deno task/);
});

Deno.test("tasks run without the deploy token, the upload with it", async () => {
  const show = "console.log('token', Deno.env.get('DENO_DEPLOY_TOKEN'))";
  const { deno } = createTools({
    program: [Deno.execPath(), "eval", show],
    environment: { ...Deno.env.toObject(), DENO_DEPLOY_TOKEN: "good" },
  });
  const task = await deno(["task", "test"], true);
  assert.equal(task.stdout, "token undefined\n");
  const upload = await deno(["deploy", "--prod"], true);
  assert.equal(upload.stdout, "token good\n");
});

Deno.test("a variable that is not set here stops it before anything runs", async () => {
  const { tools, commands, lines } = world({ environment: () => "" });
  assert.equal(await runDeploy(file, preview, tools), false);
  assert.deepEqual(commands, []);
  assert.match(lines.at(-1) ?? "", /Set DENO_DEPLOY_TOKEN/);
});

Deno.test("a variable that is not set in the app is named", async () => {
  const { tools, lines } = world({
    deno: () => Promise.resolve({ success: true, stdout: '["OTHER_URL"]' }),
  });
  assert.equal(await runDeploy(file, preview, tools), false);
  assert.match(lines.at(-1) ?? "", /Not set in the app: SITE_URL\./);
});

Deno.test("nothing is sent when a check fails", async () => {
  const commands: string[] = [];
  const { tools, lines } = world({
    deno(args, _quiet, folder = "") {
      commands.push(folder + args.join(" "));
      const success = args[1] !== "test";
      return Promise.resolve({ success, stdout: "SITE_URL" });
    },
  });
  assert.equal(await runDeploy(file, preview, tools), false);
  assert.equal(commands.at(-1), "task test");
  assert.match(lines.at(-1) ?? "", /Nothing was sent/);
});

Deno.test("nothing is sent when the build does not show what it should", async () => {
  const { tools, commands, events, lines } = world({
    fetch: () => Promise.resolve(new Response("An empty page")),
  });
  assert.equal(await runDeploy(file, preview, tools), false);
  assert.equal(commands.at(-1), "task test");
  assert.deepEqual(events, ["stopped"]);
  assert.match(lines.join("\n"), /does not show "From idea to product"/);
});

Deno.test("a revision that fails its smoke test ends with what to do", async () => {
  const { tools, lines } = world({
    fetch: (url) =>
      url.startsWith(revision)
        ? Promise.resolve(new Response("Bad gateway", { status: 502 }))
        : Promise.resolve(new Response(page)),
  });
  const flags = { ...preview, production: true };
  assert.equal(await runDeploy(file, flags, tools), false);
  assert.match(lines.join("\n"), /\/ +502 +\d+ +expected status 200/);
  assert.match(lines.at(-1) ?? "", /Lock the production timeline/);
});

Deno.test("deno.json is put back even when the upload fails", async () => {
  const { tools, events } = world({
    deno: (args) =>
      Promise.resolve({
        success: args[0] !== "deploy" || args[1] === "env",
        stdout: "SITE_URL",
      }),
  });
  assert.equal(await runDeploy(file, preview, tools), false);
  assert.deepEqual(events, ["stopped", "restored"]);
});

Deno.test("the new revision's address is found in what was printed", () => {
  const printed = `${revision} and https://site.agency.deno.net`;
  assert.equal(revisionOrigin(printed, file), revision);
  assert.equal(
    revisionOrigin("https://evil.example", file),
    "https://site.agency.deno.net",
  );
});

Deno.test("an unknown flag is refused by name", () => {
  assert.throws(() => readFlags(["--dry"]), /Cannot deploy with "--dry"/);
  const both = ["--dry-run", "--upload-only"];
  assert.throws(() => readFlags(both), /Cannot deploy with both/);
});
