import assert from "node:assert/strict";
import { redirectsPath } from "../../../../src/records/redirects.ts";
import { articleFields } from "../../../../src/pages/blog/article.server.ts";
import { testimonials } from "../../../../src/pages/services/testimonials.server.ts";
import { team, teamFields } from "../../../../src/pages/about/team.server.ts";
import { PublishError } from "../../../../src/tools/edit/publish/publish-error.ts";
import { fileOf, openCheckouts } from "./checkouts.ts";

const tides = "data/content/articles/tides.json";
const ferryPath = "data/content/articles/ferry.json";
const later = "2025-11-01T08:00:00.000Z";

/** The refusal of a call, which must be one in plain words. */
async function refusal(call: Promise<unknown>): Promise<PublishError> {
  const cause = await call.then(() => undefined, (cause) => cause);
  assert.ok(cause instanceof PublishError, String(cause));
  return cause;
}

Deno.test("publishes what the editor wrote as one commit, and says it in words", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published, server } = checkouts;
  const { changes, publish } = publisher(first);
  assert.deepEqual(await changes(), { summary: "", lines: [] });
  await first.save({ _id: "tides", title: "High tides" });
  await first.save({ _id: "lagoon" });
  const ferry = JSON.parse(await first.read(ferryPath));
  await Deno.remove(new URL(ferryPath, first.root));
  await first.save({ ...ferry, _id: "boat" });
  await first.write(redirectsPath, '{\n  "/blog/ferry": "/blog"\n}\n');
  await first.write("static/pictures/photos-water/a-800.webp", "webp");
  await first.write("static/pictures/photos-water/a-wide-800.webp", "webp");

  const before = await changes();
  const outcome = await publish();
  assert.equal(
    outcome.summary,
    "One article renamed, one article added, one article changed, one redirect added, one picture added",
  );
  assert.equal(outcome.summary, before.summary);
  assert.ok(outcome.lines.includes("Article “High tides”: changed"));
  assert.equal(await published(tides), await first.read(tides));
  assert.equal(await server("rev-list", "--count", "main"), "2\n");
  assert.match(
    await server("log", "-1", "--format=%an %s", "main"),
    /^first One article renamed/,
  );
  assert.equal(await first.git("status", "--porcelain"), "");
  assert.equal(
    await first.git("rev-parse", "HEAD"),
    await server("rev-parse", "main"),
  );
  assert.match((await refusal(publish())).message, /nothing new/);
});

Deno.test("commits nothing else that is changed or staged, and leaves it as it was", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, published } = checkouts;
  await first.write("src/code.ts", "// Half done.\n");
  await first.write("src/staged.ts", "// Staged.\n");
  await first.git("add", "src/staged.ts");
  await first.write("src/staged.ts", "// Staged, then changed.\n");
  await first.write("data/site.ts", "export const x = 1;\n");
  await first.write("data/.notes.tmp", "");
  const other = async () => ({
    status: await first.git("status", "--porcelain", "-uall"),
    staged: await first.git("diff", "--cached"),
    changed: await first.git("diff"),
  });
  const before = await other();
  await first.save({ _id: "tides", title: "High tides" });
  const { summary, isFolderOld } = await publisher(first).publish();
  assert.equal(summary, "One article changed");
  assert.equal(isFolderOld, false);
  assert.deepEqual(await other(), before);
  assert.equal(await published(tides), await first.read(tides));
  assert.equal(await published("src/code.ts"), "// The code.\n");
  await assert.rejects(published("src/staged.ts"));
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

  const { hasOthers, isFolderOld } = await publisher(first).publish();
  assert.deepEqual([hasOthers, isFolderOld], [true, false]);
  const both = fileOf({ ...changed, author: "Ade" });
  assert.equal(await published(tides), both);
  assert.equal(await first.read(tides), both);
  assert.equal(await first.read("src/code.ts"), "// New code.\n");
  assert.equal(
    await first.read(ferryPath),
    fileOf({ _id: "ferry", title: "The last ferry" }),
  );
  assert.equal(await first.git("status", "--porcelain"), "?? src/own.ts\n");
});

Deno.test("merges changes of different items of a list, and tells those of the same", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published } = checkouts;
  const { file } = team;
  const person = (name: string, role: string) => ({ name, role, line: "…" });
  const listOf = (...people: object[]) =>
    `${JSON.stringify({ people }, null, 2)}\n`;
  const [ada, bola] = [person("Ada", "Lead"), person("Bola", "Writer")];
  await first.write(file, listOf(ada, bola));
  await first.push("Add the team");
  const second = await checkout("second");
  await second.write(file, listOf(person("Chidi", "Intern"), ada, bola));
  await second.push("Add a person at the front");

  const editor = { ...bola, role: "Editor" };
  const last = person("Dupe", "Designer");
  await first.write(file, listOf(ada, editor, last));
  await publisher(first).publish();
  const all = listOf(person("Chidi", "Intern"), ada, editor, last);
  assert.equal(await published(file), all);
  assert.equal(await first.read(file), all);

  await second.git("pull", "--quiet");
  await second.write(file, listOf(ada, { ...bola, role: "Poet" }));
  await second.push("Change the role");
  await first.write(file, listOf(ada, { ...editor, role: "Publisher" }));
  const { lines } = await refusal(publisher(first).publish());
  const { label } = teamFields.people.form;
  assert.deepEqual(lines, [
    `“${team.label}”: ${label} “Bola”`,
  ]);
});

Deno.test("two changes that are valid alone, but not together, are a conflict", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher } = checkouts;
  const second = await checkout("second");
  const { file } = testimonials;
  const withQuote = async (quote: string) => {
    const { testimonials, ...rest } = JSON.parse(await first.read(file));
    const added = { id: "new-client", quote, name: "Ada", role: "Founder" };
    return JSON.stringify({ testimonials: [...testimonials, added], ...rest });
  };
  await second.write(file, await withQuote("Fast."));
  await second.push("Add a testimonial");
  await first.write(file, await withQuote("Good."));
  const { lines } = await refusal(publisher(first).publish());
  assert.deepEqual(lines, [`“${testimonials.label}”`]);
});

Deno.test("tells a conflict by record and field, and leaves folder and server as they were", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, server } = checkouts;
  const second = await checkout("second");
  await second.save({ _id: "tides", title: "Low tides" });
  await second.push("Change the title");
  await first.save({ _id: "tides", title: "High tides" });
  await first.save({ _id: "lagoon" });
  const before = await first.state();
  const onServer = await server("rev-parse", "main");

  const { message, lines } = await refusal(publisher(first).publish());
  assert.match(message, /Somebody else .* Nothing is lost/);
  const { label } = articleFields.title.form;
  assert.deepEqual(lines, [
    `Article “High tides”: ${label}: theirs is “Low tides”`,
  ]);
  assert.equal(await first.state(), before);
  assert.equal(await server("rev-parse", "main"), onServer);

  // As the message says.
  await first.save({ _id: "tides", title: "Low tides" });
  assert.equal((await publisher(first).publish()).summary, "One article added");
  await first.save({ _id: "tides", title: "High tides" });
  await publisher(first).publish();
  assert.equal(await published(tides), await first.read(tides));
});

Deno.test("tells that a changed record was deleted, and the reverse", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher } = checkouts;
  const second = await checkout("second");
  await Deno.remove(new URL(tides, second.root));
  await second.save({ _id: "ferry", title: "The last ferry" });
  await second.push("Delete one and change one");
  await first.save({ _id: "tides", title: "High tides" });
  await Deno.remove(new URL(ferryPath, first.root));
  const { lines } = await refusal(publisher(first).publish());
  assert.deepEqual(lines, [
    "Article “The last ferry”: changed by them, deleted here",
    "Article “High tides”: deleted by them, changed here",
  ]);
});

Deno.test("never publishes commits that were not pushed, nor touches work on files that others changed", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, server } = checkouts;
  const second = await checkout("second");
  const third = await checkout("third");
  await first.write("src/code.ts", "// Not pushed.\n");
  await first.git("commit", "-qam", "Not ready");
  await first.save({ _id: "tides", title: "High tides" });
  const own = await first.state();
  assert.equal((await publisher(first).publish()).isFolderOld, true);
  assert.equal(await first.state(), own);
  assert.equal(await published(tides), await first.read(tides));
  assert.equal(await published("src/code.ts"), "// The code.\n");
  assert.equal(await server("rev-list", "--count", "main"), "2\n");
  assert.deepEqual((await publisher(first).changes()).lines, []);

  await third.write("src/code.ts", "// Half done.\n");
  await third.save({ _id: "ferry", title: "The last ferry" });
  await second.git("pull", "-q");
  await second.write("src/code.ts", "// New code.\n");
  await second.push("Change the code");
  const state = await third.state();
  assert.equal((await publisher(third).publish()).isFolderOld, true);
  assert.equal(await third.state(), state);
});

Deno.test("mistakes in the content stop it before anything is sent", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, server } = checkouts;
  await first.write(tides, "{");
  await first.write(redirectsPath, '{"/a": "https://evil.example/"}');
  const { message, lines } = await refusal(publisher(first).publish());
  assert.match(message, /mistakes/);
  assert.match(
    lines.join("\n"),
    /tides\.json: \(whole file\)[^]*redirects\.json: \/a: /,
  );
  assert.equal(await server("rev-list", "--count", "main"), "1\n");
});

Deno.test("shows why a push was rejected and keeps the changes", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, serverPath } = checkouts;
  const hook = `${serverPath}/hooks/pre-receive`;
  await Deno.writeTextFile(
    hook,
    "#!/bin/sh\necho 'Only by review' >&2\nexit 1\n",
  );
  await Deno.chmod(hook, 0o755);
  await first.save({ _id: "tides", title: "High tides" });
  const before = await first.state();
  const { message, details } = await refusal(publisher(first).publish());
  assert.match(message, /has not accepted/);
  assert.match(details, /Only by review/);
  assert.equal(await first.state(), before);
});

Deno.test("tries again when somebody else was faster", async () => {
  await using checkouts = await openCheckouts();
  const { first, checkout, publisher, published, server, serverPath } =
    checkouts;
  const second = await checkout("second");
  await second.save({ _id: "ferry", title: "The last ferry" });
  await second.git("commit", "-qam", "Faster");
  await second.git("push", "-q", "origin", "HEAD:refs/heads/faster");
  // Just before the first push arrives, the other one does.
  const hook = `${serverPath}/hooks/pre-receive`;
  await Deno.writeTextFile(
    hook,
    "#!/bin/sh\nunset GIT_QUARANTINE_PATH\n" +
      "git update-ref refs/heads/main refs/heads/faster\nrm $0\n",
  );
  await Deno.chmod(hook, 0o755);
  await first.save({ _id: "tides", title: "High tides" });
  const { hasOthers } = await publisher(first).publish();
  assert.equal(hasOthers, true);
  assert.equal(await published(tides), await first.read(tides));
  assert.equal(
    await server("log", "-2", "--format=%an", "main"),
    "first\nsecond\n",
  );
});

Deno.test("reports an unreachable remote, and offers no publishing without one", async () => {
  await using checkouts = await openCheckouts();
  const { first, publisher, serverPath } = checkouts;
  await first.save({ _id: "tides", title: "High tides" });
  const before = await first.state();
  const { canPublish, publish } = publisher(first);
  assert.equal(await canPublish(), true);
  await Deno.rename(serverPath, `${serverPath}.away`);
  const { message, details } = await refusal(publish());
  assert.match(message, /cannot be reached.*Nothing is lost/);
  assert.match(details, /server\.git/);
  assert.equal(await first.state(), before);

  await first.git("remote", "remove", "origin");
  assert.equal(await canPublish(), false);
  assert.match((await refusal(publish())).message, /connected to no server/);
  await Deno.remove(new URL(".git", first.root), { recursive: true });
  assert.equal(await canPublish(), false);
  assert.match((await refusal(publish())).message, /Ask whoever set it up/);
});

Deno.test("a server that wants a password or does not answer is never waited for", async () => {
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
  await first.git("remote", "set-url", "origin", `${origin}/locked/x.git`);
  const locked = await refusal(publisher(first).publish());
  assert.match(locked.message, /does not let this computer in/);
  await first.git("remote", "set-url", "origin", `${origin}/silent/x.git`);
  const silent = await refusal(publisher(first, 1_000).publish());
  assert.match(silent.message, /not answered in time/);
  answer.resolve(new Response());
});
