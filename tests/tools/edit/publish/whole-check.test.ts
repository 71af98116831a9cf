import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { runCommand } from "../../../../src/tools/dev/run-command.ts";
import { siteFacts } from "../../../../src/records/site.server.ts";
import { PublishError } from "../../../../src/tools/edit/publish/publish-error.ts";
import { createPublisher } from "../../../../src/tools/edit/publish/publish.ts";
import { copyProject } from "../../../support/project-copy.ts";

Deno.test("the whole site is checked by the code that goes with it, before it is published", async () => {
  const path = await Deno.makeTempDir();
  try {
    const root = pathToFileURL(`${path}/site/`);
    const git = (...args: string[]) =>
      runCommand("git", [
        ...["-c", "user.name=Ada", "-c", "user.email=ada@site.example"],
        ...args,
      ], root);
    await copyProject(`${path}/site`);
    await git("init", "-q", "--initial-branch=main");
    await git("config", "user.name", "Ada");
    await git("config", "user.email", "ada@site.example");
    await git("add", "--all");
    await git("commit", "-q", "-m", "Begin");
    await git("clone", "-q", "--bare", ".", "../server.git");
    await git("remote", "add", "origin", "../server.git");
    const { publish } = createPublisher(root);
    const file = new URL(siteFacts.file, root);
    const save = async (name: string) => {
      const facts = JSON.parse(await Deno.readTextFile(file));
      const text = JSON.stringify({ ...facts, name }, null, 2);
      await Deno.writeTextFile(file, `${text}\n`);
    };
    await save("Another agency");
    assert.equal((await publish()).note, undefined);
    assert.match(
      await git("--git-dir=../server.git", "show", `main:${siteFacts.file}`),
      /Another agency/,
    );

    // Others add a rule that this name breaks.
    await git("clone", "-q", "--sparse", "../server.git", "../others");
    await git("-C", "../others", "sparse-checkout", "set", "src/tools/content");
    const rule = 'console.error("data/site.json: name: too long");Deno.exit(1)';
    const others = new URL("../others/", root);
    await Deno.writeTextFile(
      new URL("src/tools/content/serve.ts", others),
      rule,
    );
    await git("-C", "../others", "commit", "-q", "-a", "-m", "Add a rule");
    await git("-C", "../others", "push", "-q", "origin", "HEAD");
    await save("The agency with the longest name of all");
    const onServer = await git("ls-remote", "origin");
    const refused = await publish().catch((cause) => cause);
    assert.ok(refused instanceof PublishError, String(refused));
    assert.deepEqual(refused.lines, ["data/site.json: name: too long"]);
    assert.equal(await git("ls-remote", "origin"), onServer);
  } finally {
    await Deno.remove(path, { recursive: true });
  }
});
