// own isolate: it sets git's environment
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { redirects } from "../../../../src/records/redirects.ts";
import {
  CheckFailure,
  type CheckTree,
} from "../../../../src/tools/edit/publish/check-tree.ts";
import { processIdentity } from "../../../../src/tools/edit/publish/process-identity.ts";
import { PublishError } from "../../../../src/tools/edit/publish/publish-error.ts";
import {
  change,
  checkHere,
  type Checkout,
  openCheckouts,
  pathOf,
} from "./checkouts.ts";
import { waitUntil } from "../../../support/promises.ts";
import { killPublish } from "./killed-publishes.ts";

const [tides, ferry, bridge] = ["tides", "ferry", "bridge"].map(pathOf) as [
  string,
  string,
  string,
];

/** The refusal of a call, which must be one in plain words. */
async function refusal(call: Promise<unknown>): Promise<PublishError> {
  const cause = await call.then(() => undefined, (cause) => cause);
  assert.ok(cause instanceof PublishError, String(cause?.stack));
  return cause;
}

/** Makes a program that git runs at a certain moment. */
async function addHook(folder: string, name: string, script: string) {
  await Deno.mkdir(`${folder}/hooks`, { recursive: true });
  const file = `${folder}/hooks/${name}`;
  await Deno.writeTextFile(file, `#!/bin/sh\n${script}\n`);
  await Deno.chmod(file, 0o755);
}

const fileIn = ({ root }: Checkout, path: string) =>
  fileURLToPath(new URL(path, root));

async function fields(text: Promise<string>): Promise<string[]> {
  const { title, author } = JSON.parse(await text);
  return [title, author];
}

Deno.test("publishes what is ticked as one commit, and nothing else of the folder", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published, server } = checkouts;
  const { look, publish } = publisher(first);
  assert.deepEqual((await look()).changes, []);
  await change(first, "tides", { title: "High tides" });
  await change(first, "ferry", { title: "Half a title" });
  await first.save({ _id: "lagoon" });
  await Deno.remove(fileIn(first, bridge));
  await first.write("src/code.ts", "// Half done.\n");
  await first.write("data/clients-private.json", "{}");
  await first.write("static/pictures/photos-water/.DS_Store", "");
  await first.write("static/pictures/originals/passport scan.psd", "");
  await Deno.symlink("/etc/hostname", fileIn(first, pathOf("link")));

  const ids = new Set([tides, bridge, pathOf("lagoon")]);
  const { lines, hasOthers } = await publish({ ids });
  assert.deepEqual([lines, hasOthers], [[
    "Article “Title of bridge”: deleted",
    "Article “Title of lagoon”: added",
    "Article “High tides”: changed",
  ], false]);
  assert.equal(
    await server("log", "--format=%an%n%B", "--name-status", "main~..main"),
    `first\nPublish 3 changes\n\n${lines.join("\n")}\n\n\n` +
      `D\t${bridge}\nA\t${pathOf("lagoon")}\nM\t${tides}\n`,
  );
  assert.equal(await published(tides), await first.read(tides));
  assert.match(await first.read(ferry), /Half/);
  assert.equal(await first.read("src/code.ts"), "// Half done.\n");
  assert.deepEqual((await look()).changes.map(({ id }) => id), [ferry]);
  assert.equal(
    await first.git("rev-parse", "HEAD"),
    await server("rev-parse", "main"),
  );
  assert.equal(await first.git("diff", "--cached"), "");
  assert.equal(existsSync(fileIn(first, ".editor/publish")), false);
  assert.deepEqual((await publish({ ids: new Set([tides]) })).lines, []);
});

Deno.test("refuses other work in the folder in a sentence, before anything is touched", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher } = checkouts;
  const second = await checkout("second");
  await second.write("src/code.ts", "// New code.\n");
  await second.write("src/new.ts", "// New file.\n");
  await second.push("Change the code");
  const { look, publish } = publisher(first);
  await change(first, "tides", { title: "High tides" });
  const git = (line: string) => first.git(...line.split(" "));
  const cases: [RegExp, prepare: string[], undo: string[]][] = [
    [/not on a branch/, ["checkout -q --detach"], ["checkout -q main"]],
    [/no branch on a server/, ["branch -q --unset-upstream"], [
      "branch -q -u origin/main",
    ]],
    [/staged files.*git reset/, [`add ${tides}`], ["reset -q"]],
    [/Another git command is in progress.*a merge/, [
      "fetch -q",
      "merge -q --no-commit --no-ff origin/main",
    ], ["merge --abort"]],
  ];
  for (const [reason, prepare, undo] of cases) {
    for (const line of prepare) await git(line);
    const before = await first.state();
    assert.match((await refusal(look())).message, reason);
    assert.match((await refusal(publish())).message, reason);
    assert.equal(await first.state(), before);
    for (const line of undo) await git(line);
  }
  await first.write("src/code.ts", "// Half done.\n");
  await first.write("src/new.ts", "// Another file.\n");
  await first.write("src/own.ts", "// Only here.\n");
  const before = await first.state();
  const { message, lines } = await refusal(publish());
  assert.match(message, /stash them first/);
  assert.deepEqual(lines, ["src/code.ts", "src/new.ts"]);
  assert.equal(await first.state(), before);
  // What is as others have it is not in the way.
  await first.write("src/new.ts", "// New file.\n");
  await git("checkout -q src/code.ts");
  assert.equal((await publish()).hasEditorChanges, true);
  assert.equal(await git("status --porcelain"), "?? src/own.ts\n");
  await Deno.remove(new URL(".git", first.root), { recursive: true });
  assert.match((await refusal(look())).details, /not a git repository/);
});

Deno.test("the advice about unpushed commits works, and loses nothing", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  const { look, publish } = publisher(first);
  await change(first, "tides", { title: "High tides" });
  const commit = () => first.git("commit", "-q", "--allow-empty", "-m", "Mine");
  const onServer = async (...options: string[]) => {
    await second.git("pull", "-q");
    await second.git("commit", "-q", "--allow-empty", "-m", "Code", ...options);
    await second.git("push", "-q", "--force", "origin", "HEAD:main");
  };
  const cases: [said: RegExp, prepare: () => Promise<unknown>][] = [
    [/Push it first/, commit],
    [/Bring them together/, () => Promise.all([commit(), onServer()])],
    // Rewrites the branch after the folder had it.
    [/Bring them together/, () => onServer("--amend")],
  ];
  for (const [said, prepare] of cases) {
    await look();
    await prepare();
    const { message } = await refusal(look());
    assert.match(message, said);
    assert.match(message, /Nothing is lost/);
    for (const [, command = ""] of message.matchAll(/\(git ([^)]+)\)/g)) {
      await first.git(...command.split(" "));
    }
    assert.match(await first.read(tides), /High tides/);
    assert.equal((await look()).changes.length, 1);
  }
  await publish();
  assert.equal(await published(tides), await first.read(tides));
});

Deno.test("code of others that does not run is no mistake of the texts, and asks for no restart", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  const check: CheckTree = async (root) => {
    const code = await Deno.readTextFile(new URL("src/code.ts", root));
    if (code.includes("broken")) throw new CheckFailure("Module not found");
    return [];
  };
  const { look, publish } = publisher(first, { check });
  await change(first, "tides", { title: "High tides" });
  await second.write("src/code.ts", "// broken\n");
  await second.push("Break the code");
  const hash = (await second.git("rev-parse", "--short", "HEAD")).trim();
  await second.write("README.md", "Read me\n");
  await second.push("Describe it");
  const { note, hasEditorChanges, changes } = await look();
  assert.deepEqual([hasEditorChanges, changes.length], [false, 1]);
  for (const refused of [note, await refusal(publish())]) {
    const { message = "", details } = refused ?? {};
    assert.ok(message.includes(`second, in commit ${hash} “Break`), message);
    assert.match(message, /Nothing is wrong with your texts.*Nothing is lost/);
    assert.equal(details, "Module not found");
  }
  await second.write("README.md", "Read me once more\n");
  await second.write("src/code.ts", "// right\n");
  await second.push("Repair the code");
  assert.equal((await look()).hasEditorChanges, true);
  await second.write("README.md", "Read me\n");
  await second.push("Describe it again");
  const { hasOthers, hasEditorChanges: hasStillChanges } = await look();
  assert.deepEqual([hasOthers, hasStillChanges], [true, true]);
  // Without the code in the folder, the linked worktree has it.
  await first.git("sparse-checkout", "set", "data");
  assert.equal(existsSync(fileIn(first, "src/code.ts")), false);
  await change(second, "ferry", { author: "Ade" });
  await second.push("Change the author");
  await publish();
  assert.equal(await published(tides), await first.read(tides));
  assert.equal(await first.git("status", "--porcelain"), "");
  assert.equal(existsSync(fileIn(first, "src/code.ts")), false);
});

Deno.test("the folder follows others: files that are not changed here, and fields of those that are", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, serverPath } = checkouts;
  const second = await checkout("second");
  const { look, publish } = publisher(first);
  await change(second, "ferry", { author: "Ade" });
  // Deletes one while the author adds a similar one.
  await Deno.remove(fileIn(second, tides));
  await second.save({ _id: "lagoon" });
  await second.push("Change the content");
  await change(first, "ferry", { title: "The last ferry" });
  const similar = await first.read(tides);
  await first.write(pathOf("tides-2"), similar.replaceAll("tides", "tides-2"));
  const seen = await look();
  assert.deepEqual([seen.hasOthers, seen.hasEditorChanges], [true, false]);
  assert.deepEqual(
    seen.changes.map(({ verb, id, conflicts }) => {
      return [verb, id, conflicts.length];
    }),
    [["changed", ferry, 0], ["added", pathOf("tides-2"), 0]],
  );
  assert.deepEqual(await fields(first.read(ferry)), ["The last ferry", "Ade"]);
  assert.equal(existsSync(fileIn(first, tides)), false);
  assert.ok(existsSync(fileIn(first, pathOf("lagoon"))));

  // Code comes with a publish, too.
  await second.write("src/code.ts", "// New code.\n");
  await Deno.rename(fileIn(second, ".gitignore"), fileIn(second, "x"));
  await second.write(".gitignore/x", "");
  await Deno.chmod(fileIn(second, "data/site.ts"), 0o755);
  await second.push("Change the code");
  const { hasOthers, hasEditorChanges } = await publish({
    ids: new Set([ferry]),
  });
  assert.deepEqual([hasOthers, hasEditorChanges], [true, true]);
  assert.equal(await first.read("src/code.ts"), "// New code.\n");
  assert.ok(existsSync(fileIn(first, ".gitignore/x")));
  assert.equal(await first.git("diff"), "");
  assert.deepEqual(await fields(published(ferry)), ["The last ferry", "Ade"]);
  await assert.rejects(published(pathOf("tides-2")));

  await Deno.rename(serverPath, `${serverPath}.away`);
  const offline = await look();
  assert.match(offline.note?.message ?? "", /cannot be reached/);
  assert.match(offline.note?.details ?? "", /server\.git/);
  assert.deepEqual(offline.changes.map(({ verb }) => verb), ["added"]);
});

Deno.test("a conflict stays in the folder, whatever is published since, until the author chooses", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  const { look, publish } = publisher(first);
  await change(second, "tides", { title: "Low tides", author: "Ade" });
  await Deno.remove(fileIn(second, ferry));
  await second.push("Change one and delete one");
  await change(first, "tides", { title: "High tides" });
  await change(first, "ferry", { title: "The last ferry" });
  await change(first, "bridge", { title: "The long bridge" });
  const outcome = await publish();
  assert.deepEqual(outcome.lines, ["Article “The long bridge”: changed"]);
  assert.equal(outcome.held.length, 2);
  assert.match(await first.read(tides), /High tides/);
  await second.git("pull", "-q");
  await change(second, "bridge", { author: "Ade" });
  await second.push("Go on");

  const conflicts = async () =>
    (await look()).changes.flatMap(({ conflicts }) => conflicts);
  const asked = await conflicts();
  assert.deepEqual(
    asked.map(({ path, fields }) => [path, fields.map(({ name }) => name)]),
    [[ferry, [""]], [tides, ["title"]]],
  );
  const choices = asked.map(({ path, theirs, fields }) => ({
    path,
    theirs,
    field: fields[0]?.name ?? "",
    keep: "mine" as const,
  }));
  await second.git("pull", "-q");
  await change(second, "tides", { title: "Spring tides" });
  await second.push("Change the title once more");
  // What the author has not seen yet is not settled.
  const late = await publish({
    ids: new Set([tides]),
    choices: choices.filter(({ path }) => path === tides),
  });
  assert.equal(late.held.length, 1);
  assert.match(await published(tides), /Spring tides/);
  const [, { theirs = "" } = {}] = await conflicts();
  const seen = choices.map((it) => it.path === tides ? { ...it, theirs } : it);
  for (const it of seen) {
    const chosen = { ids: new Set([it.path]), choices: [it] };
    assert.deepEqual((await publish(chosen)).held, []);
  }
  assert.deepEqual(await fields(published(tides)), ["High tides", "Ade"]);
  assert.equal(await first.read(tides), await published(tides));
  assert.match(await published(ferry), /The last ferry/);
  assert.equal(await first.git("status", "--porcelain"), "");
});

Deno.test("keeps what is saved while it runs, and takes nothing back with it later", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  const { look, publish } = publisher(first);
  const file = fileIn(first, ferry);
  const saving = (from: string, to: string) =>
    `sed -i 's/${from}/${to}/' '${file}'; rm -f "$0"`;
  const git = fileIn(first, ".git");
  // While it brings others' work, which a filter notices.
  await addHook(git, "filter", `${saving("Title of ferry", "By Ada")}; cat`);
  await Deno.mkdir(`${git}/info`, { recursive: true });
  await Deno.writeTextFile(`${git}/info/attributes`, "*.txt filter=save\n");
  await first.git("config", "filter.save.smudge", `'${git}/hooks/filter'`);
  await change(second, "ferry", { author: "Dupe" });
  await second.write("notes.txt", "Notes\n");
  await second.push("Change the author");
  await look();
  assert.deepEqual(await fields(first.read(ferry)), ["By Ada", "Dupe"]);
  await first.git("config", "--unset", "filter.save.smudge");
  // While it pushes.
  await addHook(git, "pre-push", saving("By Ada", "By Ada once more"));
  await publish();
  assert.deepEqual(await fields(published(ferry)), ["By Ada", "Dupe"]);
  const [{ fields: after } = { fields: [] }] = (await look()).changes;
  assert.deepEqual(after.map(({ after }) => after), ["By Ada once more"]);
});

Deno.test("never publishes mistakes: of what is ticked, and with what others have published", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, server } = checkouts;
  const second = await checkout("second");
  const { publish } = publisher(first, { check: checkHere });
  await first.write(tides, "{");
  await change(first, "bridge", { title: "The long bridge" });
  const before = await first.state();
  const mistake = await refusal(publish());
  assert.match(mistake.lines.join("\n"), /tides\.json: \(whole file\)/);
  assert.equal(await first.state(), before);
  await publish({ ids: new Set([bridge]) });
  assert.match(await published(bridge), /long/);

  await first.git("checkout", "-q", tides);
  const move = async (it: Checkout, from: string, to: string) => {
    await Deno.remove(fileIn(it, pathOf(from)));
    const table = { [`/blog/${from}`]: `/blog/${to}` };
    await it.write(redirects.file, JSON.stringify(table));
  };
  await second.git("pull", "-q");
  await move(second, "tides", "ferry");
  await second.push("Delete one");
  await move(first, "ferry", "tides");
  const onServer = await server("rev-parse", "main");
  const { message, lines } = await refusal(publish());
  assert.match(message, /content check.*Nothing is lost/);
  assert.match(lines.join("\n"), /redirects\.json: /);
  assert.equal(await server("rev-parse", "main"), onServer);
});

Deno.test("runs the hooks of commit and push, shows what they say, and can be cancelled", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published, server } = checkouts;
  const git = fileIn(first, ".git");
  await change(first, "tides", { title: "High tides" });
  const { publish, progress, cancel } = publisher(first);
  const before = await first.state();
  await addHook(git, "post-checkout", "exit 1");
  for (const name of ["pre-commit", "pre-push"]) {
    await addHook(git, name, "echo 'Not on Fridays' >&2; exit 1");
    const { message, details } = await refusal(publish());
    assert.match(message, /Git refuses this.*Nothing is lost/);
    assert.match(details, /Not on Fridays/);
    await addHook(git, name, `trap '' TERM; echo ${name} >&2; sleep 60`);
    const running = refusal(publish());
    await waitUntil(() => progress().endsWith(`: ${name}`));
    cancel();
    assert.match((await running).message, /Cancelled/);
    await Deno.remove(`${git}/hooks/${name}`);
  }
  await first.git("config", "commit.gpgsign", "true");
  await first.git("config", "gpg.program", "false");
  assert.match((await refusal(publish())).message, /Git refuses this/);
  await first.git("config", "commit.gpgsign", "false");
  assert.equal(await first.state(), before);
  assert.equal(await server("rev-list", "--count", "main"), "1\n");

  await addHook(git, "pre-commit", `sed -i s/High/Low/ ${tides}; git add .`);
  await publish();
  assert.match(await published(tides), /Low tides/);
  assert.equal(await first.read(tides), await published(tides));
  assert.equal(await first.git("status", "--porcelain"), "");
});

Deno.test("a cancel asks a slow server whether the push has arrived, and ends a fetch", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published, serverPath } = checkouts;
  const { look, publish, progress, cancel } = publisher(first);
  const uploadsBy = (command: string) =>
    first.git("config", "remote.origin.uploadpack", command);
  await change(first, "tides", { title: "High tides" });
  await uploadsBy("sleep 2; git-upload-pack");
  await addHook(serverPath, "post-receive", "echo arrived >&2; sleep 60");
  const publishing = publish();
  await waitUntil(() => progress().includes("arrived"));
  cancel();
  assert.equal((await publishing).lines.length, 1);
  assert.equal(await published(tides), await first.read(tides));

  await uploadsBy("sleep 60; git-upload-pack");
  const looking = refusal(look());
  await waitUntil(progress);
  cancel();
  assert.match((await looking).message, /Cancelled/);
});

Deno.test("starts again when somebody else was faster, gives up after five times, and says why a server refuses", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, server, serverPath } =
    checkouts;
  const second = await checkout("second");
  const { publish } = publisher(first);
  await change(second, "ferry", { title: "The last ferry" });
  await second.git("commit", "-qam", "Faster");
  await second.git("push", "-q", "origin", "HEAD:refs/heads/faster");
  // After the fetch and before the push.
  const faster = "update-ref refs/heads/main refs/heads/faster";
  await addHook(
    fileIn(first, ".git"),
    "pre-commit",
    `env -u GIT_DIR -u GIT_INDEX_FILE git -C '${serverPath}' ${faster}; rm "$0"`,
  );
  await change(first, "tides", { title: "High tides" });
  assert.equal((await publish()).hasOthers, true);
  assert.equal(await published(tides), await first.read(tides));
  assert.equal(
    await server("log", "-2", "--format=%an", "main"),
    "first\nsecond\n",
  );

  await addHook(serverPath, "pre-receive", "echo 'By review' >&2; exit 1");
  await change(first, "tides", { title: "Spring tides" });
  const { message, details } = await refusal(publish());
  assert.match(message, /bypass list/);
  assert.match(details, /By review/);

  const name =
    "GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x";
  const commit = `${name} git commit-tree -p main -m x main^{tree}`;
  await addHook(
    serverPath,
    "pre-receive",
    `unset GIT_QUARANTINE_PATH; git update-ref refs/heads/main $(${commit})`,
  );
  assert.match((await refusal(publish())).message, /first each time/);
  assert.equal(await server("rev-list", "--count", "main"), "8\n");
});

Deno.test("gives up on a server that is silent or asks for a password; a push whose answer is lost has succeeded", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published, serverPath } = checkouts;
  await change(first, "tides", { title: "High tides" });
  const answer = Promise.withResolvers<Response>();
  await using server = Deno.serve({ port: 0, onListen() {} }, ({ url }) => {
    if (url.includes("/silent/")) return answer.promise;
    const headers = { "WWW-Authenticate": 'Basic realm="git"' };
    return new Response("No", { status: 401, headers });
  });
  const origin = `http://127.0.0.1:${server.addr.port}`;
  const before = await first.state();
  for (const kind of ["locked", "silent"]) {
    await first.git("remote", "set-url", "origin", `${origin}/${kind}/x.git`);
    // A busy machine may take seconds to start what asks for a password.
    const options = kind === "silent" ? { idleMs: 1_000 } : {};
    const { message, details } = await refusal(
      publisher(first, options).publish(),
    );
    assert.match(message, /denies access to this computer.*Nothing is lost/);
    assert.match(details, kind === "locked" ? /terminal prompts/ : /moved/);
  }
  assert.equal(await first.state(), before);
  answer.resolve(new Response());
  await first.git("remote", "set-url", "origin", serverPath);
  // Ends what would answer.
  await addHook(serverPath, "post-receive", "kill -9 $PPID");
  const { lines } = await publisher(first).publish();
  assert.equal(lines.length, 1);
  assert.equal(await published(tides), await first.read(tides));
});

Deno.test("removes the locks of a publish that was killed, and no other", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  await change(second, "ferry", { author: "Ade" });
  await second.push("Change the author");
  const { look } = publisher(first);
  const lock = fileIn(first, ".git/index.lock");
  await Deno.writeTextFile(lock, "");
  assert.match((await refusal(look())).message, /in progress/);
  // Together with its first git that takes a lock, the fetch.
  await killPublish(first.root, { step: 2, how: "before" });
  const note = ".editor/publish.pid";
  const killed = await first.read(note);
  // Its last git still runs.
  const child = new Deno.Command("sleep", { args: ["60"] }).spawn();
  const mark = processIdentity(child.pid) ?? "";
  await first.write(note, mark);
  for (let n = 0; n < 2; n++) {
    assert.match((await refusal(look())).message, /earlier publish .* runs/);
    assert.equal(await first.read(note), mark);
    assert.ok(existsSync(lock));
  }
  // Another process has its number now, or the machine has started again.
  const later = [killed.replace(/^\d+/, String(child.pid)), `${child.pid}`];
  for (const other of later) {
    await Deno.writeTextFile(lock, "");
    await first.write(note, other);
    await look();
    assert.deepEqual([existsSync(lock), existsSync(fileIn(first, note))], [
      false,
      false,
    ]);
  }
  child.kill();
  await child.status;
  await look();
  assert.equal(await first.read(ferry), await published(ferry));
  assert.equal(await first.git("status", "--porcelain"), "");
});

Deno.test("recovers from a publish killed while git was creating its worktree", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher } = checkouts;
  const second = await checkout("second");
  // Until git has written its commit, and where the repository is.
  for (const [name, text = ""] of [["HEAD", "0".repeat(40)], ["commondir"]]) {
    const tree = ".editor/publish";
    await first.git("worktree", "add", "--quiet", "--detach", tree);
    await first.write(`.git/worktrees/publish/${name}`, text);
    await first.write(".git/worktrees/publish/locked", "initializing\n");
    await change(second, "ferry", { author: `Ade, ${name}` });
    await second.push("Change the author");
    const { note, hasOthers } = await publisher(first).look();
    assert.deepEqual([note?.details, hasOthers], [undefined, true]);
  }
});

Deno.test("publishes a project in a subfolder, from a linked worktree", async () => {
  await using checkouts = await openCheckouts("apps/site/");
  const { first, checkout, publisher, published, server } = checkouts;
  const second = await checkout("second");
  await change(second, "ferry", { author: "Ade" });
  await second.write("../other/code.ts", "// Of another project.\n");
  await second.push("Change two projects");
  const linked = await checkout("linked", async (path) => {
    const options = ["-q", "--track", "-b", "side"];
    await first.git("worktree", "add", ...options, path, "origin/main");
  });
  await change(linked, "ferry", { title: "The last ferry" });
  await linked.write("../other/data/team.json", "{}");
  const { hasOthers, hasEditorChanges } = await publisher(linked).publish();
  assert.deepEqual([hasOthers, hasEditorChanges], [true, false]);
  assert.deepEqual(await fields(published(ferry)), ["The last ferry", "Ade"]);
  assert.equal(await linked.read(ferry), await published(ferry));
  assert.equal(
    await server("diff", "--name-only", "main~", "main"),
    `apps/site/${ferry}\n`,
  );
});
