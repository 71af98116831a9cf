/** The workflows of `.github/`, which do not run here. */
import assert from "node:assert/strict";
import process from "node:process";
import { parse } from "yaml";
import config from "../../deno.json" with { type: "json" };
import { parseDeployFile } from "../../src/tools/deploy/deploy-file.ts";
import { programPath } from "../../src/tools/browser/machine.ts";
import { printed } from "../support/processes.ts";

const root = new URL("../../", import.meta.url);
const folder = new URL(".github/workflows/", root);

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface Job {
  container?: { image: string };
  steps: Step[];
}

interface Workflow {
  file: string;
  text: string;
  jobs: Job[];
}

async function readWorkflows(): Promise<Workflow[]> {
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name);
  return await Promise.all(names.map(async (file) => {
    const text = await Deno.readTextFile(new URL(file, folder));
    return { file, text, jobs: Object.values(parse(text).jobs) as Job[] };
  }));
}

const workflows = await readWorkflows();
const jobs = workflows.flatMap(({ jobs }) => jobs);
const steps = jobs.flatMap(({ steps }) => steps);

const deployed = workflows.find(({ file }) => file === "deployed.yml");
const [smokeJob] = deployed?.jobs ?? [];

Deno.test("a deployment of the app of deploy.yml is tried, and of no other", async () => {
  const [check, smoke] = smokeJob?.steps.filter(({ run }) => run) ?? [];
  const { app } = parseDeployFile(
    await Deno.readTextFile(new URL("deploy.yml", root)),
  );
  for (const [name, isOurs] of [[app, true], ["other", false], ["", false]]) {
    const { success } = await new Deno.Command("sh", {
      args: ["-c", check?.run ?? ""],
      cwd: root,
      env: { APP: String(name) },
    }).output();
    assert.equal(success, isOurs, String(name));
  }
  assert.match(smoke?.run ?? "", / task deploy --smoke "\$ORIGIN"$/);
});

/** The commands of a script, without those that the shell has itself. */
function commandsOf(script: string): string[] {
  return script.replace(/'[^']*'|"[^"]*"/g, "TEXT").split(/\n|\|\|?|&&/)
    .map((part) => part.trim().replace(/^! /, ""))
    .filter((part) => part !== "" && !/^(true|echo|cd)\b/.test(part));
}

/** The version of Deno that CI runs. */
const version = /^version=(\S+)$/m.exec(
  await Deno.readTextFile(new URL(".ci/run", root)),
)?.[1];

Deno.test("each line of a workflow runs a program and a task that exist", () => {
  const commands = steps.flatMap(({ run }) => run ? commandsOf(run) : []);
  assert.ok(commands.length > 0);
  for (const command of commands) {
    const [program = "", ...words] = command.split(/\s+/);
    // Runners have npx; a machine with Deno does not need it.
    if (program !== "npx") {
      assert.ok(programPath(program), command);
      continue;
    }
    const [flag, deno, verb, task = ""] = words;
    assert.deepEqual([flag, deno], ["-y", `deno@${version}`], command);
    if (verb === "task") assert.ok(task in config.tasks, command);
  }
});

Deno.test("a CI run that is cancelled leaves nothing behind", async () => {
  const folder = await Deno.makeTempDir();
  const deno = `[ $1 = --version ] && echo "deno ${version}" && exit
    echo "tests: $$" && exec sleep 60`;
  await Deno.writeTextFile(`${folder}/deno`, `#!/bin/sh\n${deno}\n`);
  await Deno.chmod(`${folder}/deno`, 0o755);
  await Deno.mkdir(`${folder}/tmp`);
  const PATH = `${folder}:${Deno.env.get("PATH")}`;
  const child = new Deno.Command("bash", {
    args: [".ci/run"],
    cwd: root,
    env: { PATH, TMPDIR: `${folder}/tmp` },
    stdout: "piped",
  }).spawn();
  const tests = await printed(child.stdout, /tests: (\d+)/);
  child.kill("SIGTERM");
  await child.status;
  assert.throws(() => process.kill(Number(tests), 0), { code: "ESRCH" });
  // Fails if there is something in it.
  await Deno.remove(`${folder}/tmp`);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("each action of a workflow is pinned by commit, each image by digest", () => {
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  assert.ok(actions.length > 0);
  for (const action of actions) assert.match(action, /@[0-9a-f]{40}$/);
  for (const { text } of workflows) {
    for (const [, comment] of text.matchAll(/uses: \S+(.*)/g)) {
      assert.match(comment ?? "", /^ # v\d+\.\d+\.\d+$/);
    }
  }
  for (const { container } of jobs) {
    if (container) assert.match(container.image, /:.+@sha256:[0-9a-f]{64}$/);
  }
});

Deno.test("no script of a workflow contains a value of the event", () => {
  // It would be run as part of the script.
  for (const { run = "" } of steps) assert.doesNotMatch(run, /\$\{\{/);
});

Deno.test("no workflow has a secret", () => {
  for (const { text } of workflows) assert.doesNotMatch(text, /\bsecrets\./);
});
