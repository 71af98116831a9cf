// own isolate: it sets git's environment
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { redirectsPath } from "../../../../src/records/redirects.ts";
import { articleFields } from "../../../../src/pages/blog/article.server.ts";
import { team } from "../../../../src/pages/about/team.server.ts";
import { PublishError } from "../../../../src/tools/edit/publish/publish-error.ts";
import {
  checkHere,
  type Checkout,
  fileOf,
  openCheckouts,
} from "./checkouts.ts";

const pathOf = (id: string) => `data/content/articles/${id}.json`;
const [tides, ferry, bridge] = ["tides", "ferry", "bridge"].map(pathOf) as [
  string,
  string,
  string,
];
const later = "2025-11-01T08:00:00.000Z";

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

const gitFolder = ({ root }: Checkout) => fileURLToPath(new URL(".git", root));

async function change(
  checkout: Checkout,
  path: string,
  fields: Record<string, unknown>,
) {
  const record = { ...JSON.parse(await checkout.read(path)), ...fields };
  await checkout.write(path, `${JSON.stringify(record, null, 2)}\n`);
}

Deno.test("publishes what the editor wrote as one commit, and names each change with its fields and pictures", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published, server } = checkouts;
  const { look, publish } = publisher(first);
  assert.deepEqual((await look()).changes, []);
  await first.save({ _id: "tides", title: "High tides" });
  await first.save({ _id: "lagoon" });
  const boat = JSON.parse(await first.read(ferry));
  await Deno.remove(new URL(ferry, first.root));
  await first.write(
    pathOf("boat"),
    JSON.stringify({ ...boat, _id: "boat" }, null, 2),
  );
  await first.write(redirectsPath, '{\n  "/blog/ferry": "/blog"\n}\n');
  await first.write("static/pictures/photos-water/a-800.webp", "webp");
  await first.write("static/pictures/photos-water/a-wide-800.webp", "webp");

  const { changes } = await look();
  const { lines } = await publish();
  assert.deepEqual(lines, [
    `Article “${boat.title}”: renamed`,
    "Article “Title of lagoon”: added",
    "Article “High tides”: changed",
    "Page “Redirects”: added",
    "Pictures “photos-water”: changed",
  ]);
  const [, , changed, redirects] = changes;
  assert.deepEqual(changed?.fields, [{
    label: articleFields.title.form.label,
    before: "Title of tides",
    after: "High tides",
  }]);
  assert.deepEqual(redirects?.fields, [
    { label: "/blog/ferry", before: undefined, after: "/blog" },
  ]);
  assert.equal(await published(tides), await first.read(tides));
  assert.equal(await server("rev-list", "--count", "main"), "2\n");
  const message = await server("log", "-1", "--format=%an\n%B", "main");
  const [author, subject = "", , ...body] = message.trimEnd().split("\n");
  assert.equal(author, "first");
  assert.ok(subject.length <= 60, subject);
  assert.deepEqual(body, lines);
  assert.equal(await first.git("status", "--porcelain"), "");
  assert.equal(
    await first.git("rev-parse", "HEAD"),
    await server("rev-parse", "main"),
  );
  assert.match((await refusal(publish())).message, /nothing to publish/);
});

Deno.test("publishes only what is chosen; the rest stays in the folder", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published } = checkouts;
  await change(first, tides, { title: "High tides" });
  await change(first, ferry, { title: "Half a title" });
  const { look, publish } = publisher(first);
  await publish({ ids: new Set([tides]) });
  assert.equal(await published(tides), await first.read(tides));
  assert.doesNotMatch(await published(ferry), /Half/);
  assert.match(await first.read(ferry), /Half/);
  assert.equal(await first.git("status", "--porcelain"), ` M ${ferry}\n`);
  assert.deepEqual((await look()).changes.map(({ id }) => id), [ferry]);
});

Deno.test("commits nothing else that is changed or staged, and leaves it as it was", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published } = checkouts;
  await first.write("src/code.ts", "// Half done.\n");
  await first.write("src/staged.ts", "// Staged.\n");
  await first.git("add", "src/staged.ts");
  await first.write("src/staged.ts", "// Staged, then changed.\n");
  await first.write("data/site.ts", "export const x = 1;\n");
  const other = async () => ({
    status: await first.git("status", "--porcelain", "-uall"),
    staged: await first.git("diff", "--cached"),
    changed: await first.git("diff"),
  });
  const before = await other();
  await first.save({ _id: "tides", title: "Half a title" });
  await first.git("add", tides);
  await first.save({ _id: "tides", title: "High tides" });
  const { lines, note } = await publisher(first).publish();
  assert.deepEqual([lines.length, note], [1, undefined]);
  assert.deepEqual(await other(), before);
  assert.equal(await published(tides), await first.read(tides));
  assert.equal(await published("src/code.ts"), "// The code.\n");
  await assert.rejects(published("src/staged.ts"));
});

Deno.test("sends no file that the editor does not write, no link, no mode, and what git's own marks keep back", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, server } = checkouts;
  const pictures = "static/pictures";
  await first.write("data/clients-private.json", "{}");
  await first.write(`${pictures}/photos-water/.DS_Store`, "");
  await first.write(`${pictures}/originals/passport scan.psd`, "");
  await Deno.symlink("/etc/hostname", new URL(pathOf("link"), first.root));
  await Deno.chmod(new URL(ferry, first.root), 0o755);
  await change(first, bridge, { title: "Only here" });
  await first.git("update-index", "--skip-worktree", bridge);
  const ignored = `${gitFolder(first)}/personal`;
  await Deno.writeTextFile(ignored, "lagoon.json\n");
  await first.git("config", "core.excludesFile", ignored);
  await first.save({ _id: "lagoon" });
  await first.save({ _id: "tides", title: "High tides" });
  await publisher(first).publish();
  assert.equal(
    await server("diff", "--name-only", "main~", "main"),
    `${pathOf("lagoon")}\n${tides}\n`,
  );
  assert.match(await first.read(bridge), /Only here/);
});

Deno.test("adds to what others have published meanwhile, also to other fields of the same article", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  const changed = { _id: "tides", title: "High tides", updatedAt: later };
  await first.save(changed);
  await first.save({ _id: "lagoon" });
  await first.write("src/own.ts", "// Not committed.\n");
  await second.save({ _id: "tides", author: "Ade" });
  await second.save({ _id: "ferry", title: "The last ferry" });
  await second.write("src/code.ts", "// New code.\n");
  await second.push("Change the author");

  const { hasOthers, hasCode, note } = await publisher(first).publish();
  assert.deepEqual([hasOthers, hasCode, note], [true, true, undefined]);
  const both = fileOf({ ...changed, author: "Ade" });
  assert.equal(await published(tides), both);
  assert.equal(await first.read(tides), both);
  assert.equal(await first.read("src/code.ts"), "// New code.\n");
  assert.equal(
    await first.read(ferry),
    fileOf({ _id: "ferry", title: "The last ferry" }),
  );
  assert.equal(await first.git("status", "--porcelain"), "?? src/own.ts\n");
});

Deno.test("merges changes of different items of a list", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const person = (name: string, role: string) => ({ name, role, line: "…" });
  const listOf = (...people: object[]) =>
    `${JSON.stringify({ people }, null, 2)}\n`;
  const [ada, bola] = [person("Ada", "Lead"), person("Bola", "Writer")];
  await first.write(team.file, listOf(ada, bola));
  await first.push("Add the team");
  const second = await checkout("second");
  await second.write(team.file, listOf(person("Chidi", "Intern"), ada, bola));
  await second.push("Add a person at the front");

  const editor = { ...bola, role: "Editor" };
  const last = person("Dupe", "Designer");
  await first.write(team.file, listOf(ada, editor, last));
  await publisher(first).publish();
  const all = listOf(person("Chidi", "Intern"), ada, editor, last);
  assert.equal(await published(team.file), all);
  assert.equal(await first.read(team.file), all);
});

Deno.test("shows a conflict field by field, publishes the rest, and then what was chosen", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  await change(second, tides, { title: "Low tides", author: "Ade" });
  await change(second, ferry, { title: "The last ferry" });
  await second.push("Change the titles");
  await change(first, tides, { title: "High tides", tags: "Water" });
  await change(first, ferry, { title: "The first ferry" });
  await first.save({ _id: "lagoon" });
  const { look, publish } = publisher(first);

  const outcome = await publish();
  assert.deepEqual(outcome.lines, ["Article “Title of lagoon”: added"]);
  assert.deepEqual(outcome.held, [
    "Article “The first ferry”: changed",
    "Article “High tides”: changed",
  ]);
  assert.match(await published(tides), /Low tides/);
  assert.match(await first.read(tides), /High tides/);

  const { changes } = await look();
  assert.deepEqual(changes.map(({ id }) => id), [ferry, tides]);
  const [ferrySeen, seen] = changes.flatMap(({ conflicts }) => conflicts);
  assert.ok(ferrySeen && seen);
  assert.deepEqual(seen.fields, [{
    name: "title",
    label: articleFields.title.form.label,
    mine: "High tides",
    theirs: "Low tides",
  }]);
  const field = "title";
  const resolved = await publish({
    choices: [
      { path: tides, field, keep: "mine", theirs: seen.theirs },
      { path: ferry, field, keep: "theirs", theirs: ferrySeen.theirs },
    ],
  });
  assert.deepEqual([resolved.held, resolved.note], [[], undefined]);
  const { title, author, tags } = JSON.parse(await published(tides));
  assert.deepEqual([title, author, tags], ["High tides", "Ade", "Water"]);
  assert.match(await first.read(ferry), /The last ferry/);
  assert.equal(await first.read(tides), await published(tides));
  assert.deepEqual((await look()).changes, []);
});

Deno.test("a choice counts only for the text that the author has seen", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  await change(second, tides, { title: "Low tides" });
  await second.push("Change the title");
  await change(first, tides, { title: "High tides" });
  const { look, publish } = publisher(first);
  const [seen] = (await look()).changes.flatMap(({ conflicts }) => conflicts);
  await change(second, tides, { title: "Spring tides" });
  await second.push("Change the title once more");
  const theirs = seen?.theirs ?? "";
  const { held } = await publish({
    choices: [{ path: tides, field: "title", keep: "mine", theirs }],
  });
  assert.equal(held.length, 1);
  assert.match(await published(tides), /Spring tides/);
});

Deno.test("of a record that one deleted and the other changed, either can be kept", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  await Deno.remove(new URL(tides, second.root));
  await change(second, ferry, { title: "The last ferry" });
  await second.push("Delete one and change one");
  await change(first, tides, { title: "High tides" });
  await Deno.remove(new URL(ferry, first.root));
  const { look, publish } = publisher(first);
  const { changes } = await look();
  const choices = changes.flatMap(({ conflicts }) =>
    conflicts.map(({ path, theirs }) => ({
      path,
      theirs,
      field: "",
      keep: "mine" as const,
    }))
  );
  assert.equal(choices.length, 2);
  assert.deepEqual((await publish({ choices })).held, []);
  assert.match(await published(tides), /High tides/);
  await assert.rejects(published(ferry));
});

Deno.test("keeps what is saved while it runs, and takes nothing back with it later", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const second = await checkout("second");
  await change(second, ferry, { author: "Dupe" });
  await second.push("Change the author");
  await change(first, ferry, { title: "By Ada" });
  const file = fileURLToPath(new URL(ferry, first.root));
  await addHook(
    gitFolder(first),
    "pre-push",
    `sed -i 's/By Ada/By Ada once more/' '${file}'; rm "$0"`,
  );
  const { look, publish } = publisher(first);
  assert.equal((await publish()).note, undefined);
  const here = JSON.parse(await first.read(ferry));
  assert.deepEqual([here.title, here.author], ["By Ada once more", "Dupe"]);
  const [{ fields } = { fields: [] }] = (await look()).changes;
  assert.deepEqual(fields.map(({ after }) => after), ["By Ada once more"]);
  await publish();
  const { title, author } = JSON.parse(await published(ferry));
  assert.deepEqual([title, author], ["By Ada once more", "Dupe"]);
});

Deno.test("never publishes two changes that are valid alone, but not together", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, server } = checkouts;
  const second = await checkout("second");
  const move = async (it: Checkout, from: string, to: string) => {
    await Deno.remove(new URL(pathOf(from), it.root));
    const redirects = { [`/blog/${from}`]: `/blog/${to}` };
    await it.write(redirectsPath, JSON.stringify(redirects));
  };
  await move(second, "tides", "ferry");
  const check = checkHere;
  await publisher(second, { check }).publish();
  await move(first, "ferry", "tides");
  const onServer = await server("rev-parse", "main");
  const { message, lines } = await refusal(
    publisher(first, { check }).publish(),
  );
  assert.match(message, /mistakes.*Nothing is lost/);
  assert.match(lines.join("\n"), /redirects\.json: /);
  assert.equal(await server("rev-parse", "main"), onServer);
});

Deno.test("mistakes stop what is chosen, and nothing else", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published, server } = checkouts;
  await first.write(tides, "{");
  await change(first, ferry, { title: "The last ferry" });
  const before = await first.state();
  const { publish } = publisher(first, { check: checkHere });
  const { lines } = await refusal(publish());
  assert.match(lines.join("\n"), /tides\.json: \(whole file\)/);
  assert.equal(await server("rev-list", "--count", "main"), "1\n");
  assert.equal(await first.state(), before);
  await publish({ ids: new Set([ferry]) });
  assert.equal(await published(ferry), await first.read(ferry));
  assert.equal(await first.read(tides), "{");
});

Deno.test("names and sends the content of commits that were not pushed, without the commits and their code", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, server } = checkouts;
  await first.write("src/code.ts", "// Not pushed.\n");
  await change(first, ferry, { title: "Committed by hand" });
  await first.git("commit", "-qam", "Not ready");
  await change(first, tides, { title: "High tides" });
  const second = await checkout("second");
  await change(second, ferry, { author: "Ade" });
  await second.push("Change the author");
  const { look, publish } = publisher(first);
  const { changes, note } = await look();
  assert.deepEqual(changes.map(({ id }) => id), [ferry, tides]);
  assert.match(note?.text ?? "", /commits of its own/);
  assert.equal((await publish()).note, undefined);
  const sent = JSON.parse(await published(ferry));
  assert.deepEqual([sent.title, sent.author], ["Committed by hand", "Ade"]);
  assert.equal(await published("src/code.ts"), "// The code.\n");
  assert.equal(await server("rev-list", "--count", "main"), "3\n");
  // The branch has taken in what is published.
  await first.git("merge-base", "--is-ancestor", "origin/main", "HEAD");
  assert.equal(await first.read("src/code.ts"), "// Not pushed.\n");
  assert.equal(await first.read(ferry), await published(ferry));
  assert.equal(await first.git("status", "--porcelain"), "");
  assert.deepEqual((await look()).changes, []);
});

Deno.test("leaves a folder as it is whose other work is in the way, and sends nothing twice", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, server } = checkouts;
  const second = await checkout("second");
  await second.write("src/code.ts", "// New code.\n");
  await second.push("Change the code");
  for (const isCommitted of [false, true]) {
    await first.write("src/code.ts", `// Half done, ${isCommitted}.\n`);
    if (isCommitted) await first.git("commit", "-qm", "Half done", "src");
    await change(first, tides, { title: `High tides ${isCommitted}` });
    const state = await first.state();
    const { look, publish } = publisher(first);
    assert.match((await publish()).note?.text ?? "", /not taken in/);
    assert.equal(await first.state(), state);
    assert.equal(await published(tides), await first.read(tides));
    assert.deepEqual((await look()).changes, []);
  }
  // What others do with it then is not taken back.
  await second.git("pull", "-q");
  await change(second, tides, { title: "Title of tides" });
  await second.push("Back to the former title");
  await change(first, tides, { author: "Ade" });
  await publisher(first).publish();
  const { title, author } = JSON.parse(await published(tides));
  assert.deepEqual([title, author], ["Title of tides", "Ade"]);
  assert.equal(await server("show", "main:src/code.ts"), "// New code.\n");
});

Deno.test("brings what others have published, and says what came and why it did not", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, serverPath } = checkouts;
  const second = await checkout("second");
  const { look } = publisher(first);
  await change(second, tides, { author: "Ade" });
  await second.push("Change the author");
  await change(first, tides, { title: "High tides" });
  const content = await look();
  assert.deepEqual([content.hasOthers, content.hasCode], [true, false]);
  const { title, author } = JSON.parse(await first.read(tides));
  assert.deepEqual([title, author], ["High tides", "Ade"]);

  await second.write("src/code.ts", "// New code.\n");
  await second.push("Change the code");
  assert.equal((await look()).hasCode, true);
  assert.equal(await first.read("src/code.ts"), "// New code.\n");

  await second.save({ _id: "lagoon" });
  await second.push("Add an article");
  await first.write("src/code.ts", "// Half done.\n");
  assert.match((await look()).note?.text ?? "", /other work/);
  await assert.rejects(first.read(pathOf("lagoon")));

  await Deno.rename(serverPath, `${serverPath}.away`);
  const offline = await look();
  assert.match(offline.note?.text ?? "", /cannot be reached/);
  assert.match(offline.note?.details ?? "", /server\.git/);
  assert.equal(offline.changes.length, 1);
});

Deno.test("refuses while a merge is under way, on no branch, without a server, a name or a repository, with the remedy", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, server } = checkouts;
  const { look, publish } = publisher(first);
  await first.git("checkout", "-q", "-b", "side");
  await change(first, ferry, { title: "From the side" });
  await first.git("commit", "-qam", "On the side");
  await first.git("checkout", "-q", "main");
  await first.git("merge", "-q", "--no-commit", "--no-ff", "side");
  await change(first, tides, { title: "High tides" });
  assert.match((await refusal(look())).message, /git merge --abort/);
  assert.match((await refusal(publish())).message, /git merge --continue/);
  assert.equal(await server("rev-list", "--count", "main"), "1\n");
  await first.git("merge", "--quit");
  await first.git("reset", "-q");
  await first.git("checkout", "-q", "--detach");
  assert.match((await refusal(look())).message, /not on a branch/);
  await first.git("checkout", "-q", "-b", "elsewhere");
  assert.match((await refusal(look())).message, /no branch “elsewhere”/);
  await first.git("checkout", "-q", "main");

  await first.git("config", "--unset", "user.name");
  await first.git("config", "user.useConfigOnly", "true");
  const nameless = await refusal(publish());
  assert.match(nameless.message, /Git refuses this/);
  assert.match(nameless.details, /user\.name/);
  await first.git("remote", "remove", "origin");
  assert.match((await refusal(look())).message, /connected to no server/);
  await Deno.remove(new URL(".git", first.root), { recursive: true });
  const { message, details } = await refusal(look());
  assert.match(message, /Git refuses this/);
  assert.match(details, /not a git repository/);
});

Deno.test("runs the hooks of commit and push, names the one that refuses or runs, and can be cancelled", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published, server } = checkouts;
  const hooks = gitFolder(first);
  await change(first, tides, { title: "High tides" });
  const { publish, progress, cancel } = publisher(first);
  const before = await first.state();
  await addHook(hooks, "post-checkout", "exit 1");
  for (const name of ["pre-commit", "commit-msg", "pre-push"]) {
    await addHook(hooks, name, "echo 'Not on Fridays' >&2; exit 1");
    const { message, details } = await refusal(publish());
    assert.ok(message.includes(`“${name}”`), message);
    assert.match(details, /Not on Fridays/);
    await addHook(hooks, name, "trap '' TERM; sleep 60");
    const running = refusal(publish());
    while (progress()?.hook !== name) {
      await new Promise((done) => setTimeout(done, 50));
    }
    cancel();
    assert.match((await running).message, /Cancelled/);
    await Deno.remove(`${hooks}/hooks/${name}`);
  }
  assert.equal(await first.state(), before);
  assert.equal(await server("rev-list", "--count", "main"), "1\n");

  await addHook(hooks, "commit-msg", 'echo "Signed-off-by: x" >> "$1"');
  await first.git("config", "commit.gpgsign", "true");
  await first.git("config", "gpg.program", "false");
  const { message } = await refusal(publish());
  assert.match(message, /Git refuses this/);
  await first.git("config", "commit.gpgsign", "false");
  await publish();
  assert.equal(await published(tides), await first.read(tides));
  assert.match(await server("log", "-1", "--format=%B", "main"), /Signed-off/);
});

Deno.test("shows why the server refuses, with the remedy, and keeps the changes", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, serverPath } = checkouts;
  await addHook(serverPath, "pre-receive", "echo 'Only by review' >&2; exit 1");
  await first.save({ _id: "tides", title: "High tides" });
  const before = await first.state();
  const { message, details } = await refusal(publisher(first).publish());
  assert.match(message, /bypass list/);
  assert.match(details, /Only by review/);
  assert.equal(await first.state(), before);
});

Deno.test("starts again when somebody else was faster, and gives up after five times", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, server, serverPath } =
    checkouts;
  const second = await checkout("second");
  await second.save({ _id: "ferry", title: "The last ferry" });
  await second.git("commit", "-qam", "Faster");
  await second.git("push", "-q", "origin", "HEAD:refs/heads/faster");
  const outside = "unset GIT_QUARANTINE_PATH";
  // Just before the first push arrives, the other one does.
  await addHook(
    serverPath,
    "pre-receive",
    `${outside}; git update-ref refs/heads/main refs/heads/faster; rm "$0"`,
  );
  await first.save({ _id: "tides", title: "High tides" });
  assert.equal((await publisher(first).publish()).hasOthers, true);
  assert.equal(await published(tides), await first.read(tides));
  assert.equal(
    await server("log", "-2", "--format=%an", "main"),
    "first\nsecond\n",
  );

  const commit =
    "GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x" +
    " git commit-tree -p main -m x main^{tree}";
  await addHook(
    serverPath,
    "pre-receive",
    `${outside}; git update-ref refs/heads/main $(${commit})`,
  );
  await first.save({ _id: "tides", title: "Spring tides" });
  const { message } = await refusal(publisher(first).publish());
  assert.match(message, /Others are publishing all the time/);
  assert.equal(await server("rev-list", "--count", "main"), "8\n");
});

Deno.test("a push that arrives late or whose answer is lost is no failure", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published, serverPath } = checkouts;
  await addHook(serverPath, "post-receive", "sleep 60");
  await change(first, tides, { title: "High tides" });
  const { lines, note } = await publisher(first, { idleMs: 2_000 }).publish();
  assert.deepEqual([lines.length, note], [1, undefined]);
  assert.equal(await published(tides), await first.read(tides));
});

Deno.test("a server that is away, wants a password or does not answer is never waited for", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher } = checkouts;
  await first.save({ _id: "tides", title: "High tides" });
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
    assert.match(message, /does not let this computer in.*Nothing is lost/);
    assert.match(details, kind === "locked" ? /terminal prompts/ : /moved/);
  }
  assert.equal(await first.state(), before);
  answer.resolve(new Response());
});

Deno.test("publishes from a linked work tree, a sparse and a shallow checkout", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, server, serverPath } =
    checkouts;
  const linked = await checkout("linked", async (path) => {
    const options = ["-q", "--track", "-b", "side"];
    await first.git("worktree", "add", ...options, path, "origin/main");
  });
  await change(linked, tides, { title: "Linked" });
  assert.equal((await publisher(linked).publish()).note, undefined);
  assert.match(await published(tides), /Linked/);

  const sparse = await checkout("sparse");
  await sparse.git("sparse-checkout", "set", "--no-cone", "/*", `!/${ferry}`);
  await assert.rejects(sparse.read(ferry));
  await change(sparse, tides, { title: "Sparse" });
  assert.equal((await publisher(sparse).publish()).note, undefined);
  assert.match(await published(tides), /Sparse/);
  assert.match(await published(ferry), /Title of ferry/);
  await assert.rejects(sparse.read(ferry));

  const shallow = await checkout("shallow", async (path, config) => {
    const options = ["-q", "--depth=1", ...config];
    await first.git("clone", ...options, `file://${serverPath}`, path);
  });
  await sparse.save({ _id: "lagoon" });
  await publisher(sparse).publish();
  // A history that ends before what both have in common.
  await shallow.git("fetch", "-q", "--depth=1", "origin", "main");
  await change(shallow, tides, { title: "Shallow" });
  assert.equal((await publisher(shallow).publish()).note, undefined);
  assert.match(await published(tides), /Shallow/);
  assert.equal(await server("rev-list", "--count", "main"), "5\n");
});

Deno.test("publishes a project in a subfolder of a repository, and nothing beside it", async () => {
  await using checkouts = await openCheckouts("apps/site/");
  const { first, checkout, publisher, published, server } = checkouts;
  const second = await checkout("second");
  await change(second, ferry, { author: "Ade" });
  await second.write("../other/code.ts", "// Of another project.\n");
  await second.push("Change two projects");
  await change(first, ferry, { title: "The last ferry" });
  await first.write("../other/data/team.json", "{}");
  const { hasOthers, hasCode, note } = await publisher(first).publish();
  assert.deepEqual([hasOthers, hasCode, note], [true, true, undefined]);
  const { title, author } = JSON.parse(await published(ferry));
  assert.deepEqual([title, author], ["The last ferry", "Ade"]);
  assert.equal(await first.read(ferry), await published(ferry));
  assert.equal(
    await server("diff", "--name-only", "main~", "main"),
    `apps/site/${ferry}\n`,
  );
});
