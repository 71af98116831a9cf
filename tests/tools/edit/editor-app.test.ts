// own isolate: it runs for a minute
import assert from "node:assert/strict";
import { articleFields } from "../../../src/pages/blog/article.server.ts";
import { records } from "../../../src/pages/records.server.ts";
import { siteFacts } from "../../../src/records/site.server.ts";
import { maxIdLength } from "../../../src/records/record-ids.ts";
import { fallbackTitle } from "../../../src/pages/blog/blog-cards.ts";
import { collections } from "../../../src/pages/kinds.server.ts";
import { withoutFieldTags } from "../../../src/tools/edit/field-tag.ts";
import { pngOf } from "../../support/pictures.ts";
import { articles, here, openEditor } from "./open-editor.ts";

const form = {
  title: "Tides",
  tags: "Process",
  status: "draft",
  author: "",
  content: [{
    type: "paragraph",
    format: "markdown",
    paragraphText: "Low *water*.",
  }],
};

Deno.test("fills in, checks and renames saved records", async () => {
  await using editor = await openEditor();
  const { ask, read, save } = articles(editor);
  const saved = await save("tides", form);
  assert.equal(saved.status, 204, await saved.text());
  const { record, version } = await read("tides");
  assert.equal(record._id, "tides");
  const { visibility: _, ...file } = record;
  assert.ok(records.articles.schema.safeParse(file).success);

  const wrong = { ...form, content: [{ type: "hologram" }] };
  const refused = await save("tides", wrong, version);
  assert.equal(refused.status, 422);
  const { label } = articleFields.content.form;
  const reason = await refused.text();
  assert.ok(reason.startsWith(`Cannot save: ${label} 1, type: `), reason);

  // An invalid record is not renamed either.
  const to = "ebb-and-flow";
  await save(to, wrong, version, "tides");
  const moved = await save(to, form, version, "tides");
  assert.equal(moved.status, 204, await moved.text());
  const renamed = await read(to);
  assert.equal(renamed.record._id, "ebb-and-flow");
  assert.notEqual((await ask("GET", "tides")).status, 200);
  assert.equal(renamed.record.createdAt, record.createdAt);
  // Renaming does not overwrite another article.
  await save("tides", form);
  const over = await save("tides", form, renamed.version, to);
  assert.equal(over.status, 409);
});

Deno.test("saves a link to this machine or to the site as a path", async () => {
  const before = Deno.env.get("SITE_URL");
  Deno.env.set("SITE_URL", "https://agency.example");
  try {
    await using editor = await openEditor();
    const { read, save } = articles(editor);
    const paragraphText =
      "[a](https://localhost:8002/portfolio?all#top) [b](http://127.0.0.1:8000) [c](https://agency.example/blog) [d](https://elsewhere.example/)";
    const content = [{ type: "paragraph", format: "markdown", paragraphText }];
    await save("tides", { ...form, content });
    const { record } = await read("tides");
    assert.equal(
      record.content[0].paragraphText,
      "[a](/portfolio?all#top) [b](/) [c](/blog) [d](https://elsewhere.example/)",
    );
  } finally {
    if (before === undefined) Deno.env.delete("SITE_URL");
    else Deno.env.set("SITE_URL", before);
  }
});

Deno.test("answers only its own page", async () => {
  await using editor = await openEditor(["soft-opening"]);
  const path = "/editor/files/data/content/articles/soft-opening.json";
  const ask = async (headers: Record<string, string>, method = "GET") =>
    (await editor.request(path, { method, headers })).status;
  const refused: Record<string, string>[] = [
    { Host: "evil.example" },
    { Host: "localhost:8002" },
    { Host: "localhost." },
    { Host: "user@localhost" },
    { Origin: "null" },
    { Origin: "" },
    { Origin: "https://localhost" },
    { Origin: "http://localhost:3000" },
    { Origin: "http://127.0.0.1" },
    { Origin: "http://localhost.evil.example" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of refused) {
    for (const method of ["GET", "PUT", "DELETE", "POST"]) {
      assert.equal(await ask(headers, method), 403, JSON.stringify(headers));
    }
  }
  assert.equal(await ask({ "Sec-Fetch-Site": "same-origin" }), 200);
  const rebound = await editor.request("http://evil.example/");
  assert.equal(rebound.status, 403);
  // A link may lead here, also by the machine's address.
  const linked = { "Sec-Fetch-Site": "cross-site" };
  assert.equal((await editor.request("/", { headers: linked })).status, 200);
  const byAddress = await editor.request("http://127.0.0.1/");
  assert.equal(byAddress.headers.get("Location"), here);
});

Deno.test("a form without an origin changes nothing", async () => {
  await using editor = await openEditor(["soft-opening"]);
  const response = await editor.withoutOrigin("/deleted", { method: "POST" });
  assert.equal(response.status, 403);
});

Deno.test("no other page may show or load anything", async () => {
  await using editor = await openEditor();
  for (
    const path of ["/", "/deleted", "/forms/setup.json", "/icons/favicon.svg"]
  ) {
    const { headers } = await editor.request(path);
    assert.equal(headers.get("X-Frame-Options"), "DENY", path);
    assert.equal(headers.get("Cross-Origin-Opener-Policy"), "same-origin");
    assert.equal(headers.get("Cross-Origin-Resource-Policy"), "same-origin");
    assert.equal(headers.get("X-Content-Type-Options"), "nosniff");
  }
  const { headers } = await editor.request("/");
  const policy = headers.get("Content-Security-Policy") ?? "";
  assert.match(policy, /frame-ancestors 'none'/);
  // A drawing may contain scripts.
  const drawing = await editor.request("/icons/favicon.svg");
  assert.match(drawing.headers.get("Content-Security-Policy") ?? "", /sandbox/);
});

Deno.test("reads, writes and deletes only records and public pictures", async () => {
  await using editor = await openEditor(["soft-opening"]);
  const outside = await Deno.makeTempDir();
  await using _ = {
    [Symbol.asyncDispose]: () => Deno.remove(outside, { recursive: true }),
  };
  await Deno.writeTextFile(`${editor.path}/secret.svg`, "<svg/>");
  await Deno.writeTextFile(`${editor.path}/static/pictures/.hidden.svg`, "x");
  await Deno.writeTextFile(`${outside}/secret.svg`, "<svg/>");
  await Deno.writeTextFile(`${outside}/secret.json`, "{}");
  await Deno.symlink(
    `${outside}/secret.svg`,
    `${editor.path}/static/pictures/link.svg`,
  );
  await Deno.symlink(outside, `${editor.path}/static/pictures/linked`);
  await Deno.symlink(
    `${outside}/secret.json`,
    `${editor.path}/data/content/articles/link.json`,
  );
  const files = "/editor/files/data/content/articles";
  const up = "..%2f".repeat(20);
  const read = [
    "/pictures/..%2f..%2fsecret.svg",
    `/pictures/${up}${outside.slice(1)}/secret.svg`,
    "/pictures/..%252f..%252fsecret.svg",
    "/pictures/..%5c..%5csecret.svg",
    "/pictures/%2e%2e/%2e%2e/secret.svg",
    "/pictures/link.svg",
    "/pictures/linked/secret.svg",
    "/pictures/.hidden.svg",
    `/pictures/${outside}/secret.svg`,
    "/pictures/secret.svg%00.svg",
    `/pictures/${"a".repeat(5000)}.svg`,
    "/editor/..%2f..%2fdeno.json",
    "/editor/files/../../../deno.json",
    "/editor/files/..%2f..%2f..%2fdeno.json",
    "/editor/files/deno.json",
    "/editor/files/%E0%A4",
    "/editor/files/data/content/articles%2f..%2f..%2f..%2fdeno.json",
    `${files}/.soft-opening.json`,
    `${files}/soft-opening.json%00`,
    `${files}/link.json`,
    `${files}/${"a".repeat(129)}.json`,
  ];
  for (const path of read) {
    assert.notEqual((await editor.request(path)).status, 200, path);
  }
  for (const method of ["PUT", "DELETE"]) {
    for (const path of read.filter((it) => it.startsWith("/editor/files/"))) {
      const body = method === "PUT" ? JSON.stringify(form) : undefined;
      const { status } = await editor.request(path, { method, body });
      assert.ok(status >= 400, `${method} ${path}`);
    }
  }
  assert.equal(await Deno.readTextFile(`${outside}/secret.json`), "{}");
});

Deno.test("a folder that git left out is an empty list", async () => {
  await using editor = await openEditor([]);
  await Deno.remove(`${editor.path}/data/content`, { recursive: true });
  const response = await editor.request("/editor/files/data/content/articles/");
  assert.deepEqual(await response.json(), []);
});

Deno.test("says in words what went wrong, and logs only bugs", async () => {
  await using editor = await openEditor(["soft-opening"]);
  const { error } = console;
  const { renameSync } = Deno;
  const logged: unknown[] = [];
  console.error = (cause) => logged.push(cause);
  Deno.renameSync = () => {
    throw Object.assign(new Error("os error 30"), { code: "EROFS" });
  };
  try {
    const { ask, read, save, remove } = articles(editor);
    const gone = await ask("GET", "gone");
    const reason = "Cannot open it: it has been deleted or renamed.";
    assert.equal(await gone.text(), reason);
    const { version } = await read("soft-opening");
    const stays = await remove("soft-opening", version);
    assert.equal(await stays.text(), "Cannot do this: the disk is read only.");
    const unsaved = await save("tides", form);
    assert.match(
      await unsaved.text(),
      /the disk is read only.*in this form\.$/,
    );
    assert.deepEqual(logged, []);

    const broken = { method: "POST", body: "no JSON" };
    const failed = await editor.request("/editor/preview", broken);
    assert.equal(failed.status, 500);
    assert.match(await failed.text(), /^Something went wrong/);
    assert.match(String(logged), /^SyntaxError/);
  } finally {
    Object.assign(console, { error });
    Object.assign(Deno, { renameSync });
  }
});

Deno.test("saving one record deletes no other", async () => {
  const other = "soft-opening";
  await using editor = await openEditor([other]);
  const { read, save, ask } = articles(editor);
  const { version, record } = await read(other);
  const body = JSON.stringify({ title: "Chef", status: "Open", desc: "Cook." });
  // Only a rename does, of the record that was read, in its own list.
  const asks = [
    { headers: { "X-From": `data/content/articles/${other}.json` } },
    { query: `?from=${other}` },
    { query: `?from=..%2farticles%2f${other}` },
  ];
  for (const { headers, query = "" } of asks) {
    await editor.request(`/editor/files/data/content/jobs/chef.json${query}`, {
      method: "PUT",
      headers: { "If-Match": version ?? "", ...headers },
      body,
    });
  }
  const renamed = await save("new", record, undefined, other);
  assert.equal(renamed.status, 409);
  assert.equal((await ask("GET", other)).status, 200);
});

Deno.test("renames no record that is gone, and saves nothing of it", async () => {
  await using editor = await openEditor();
  const { save, ask } = articles(editor);
  const renamed = await save("new", form, undefined, "gone");
  assert.equal(renamed.status, 409);
  assert.match(await renamed.text(), /deleted or renamed meanwhile/);
  assert.ok((await ask("GET", "new")).status >= 400);
});

Deno.test("a name that is too long is refused at its field", async () => {
  await using editor = await openEditor();
  for (const { folder, fields, key } of collections) {
    const path = `/editor/files/${folder}/${"a-title-".repeat(20)}end.json`;
    const body = JSON.stringify(form);
    const refused = await editor.request(path, { method: "PUT", body });
    assert.equal(refused.status, 422);
    const { label } = fields[key]?.form ?? {};
    const reason = await refused.text();
    assert.ok(reason.startsWith(`Cannot save: ${label}: `), reason);
    assert.ok(reason.includes(`at most ${maxIdLength} `), reason);
  }
});

Deno.test("refuses a body that is larger than any record", async () => {
  await using editor = await openEditor();
  const { save } = articles(editor);
  const title = "x".repeat(11_000_000);
  assert.equal((await save("tides", { ...form, title })).status, 413);
});

Deno.test("refuses to overwrite or delete a file that was saved elsewhere meanwhile", async () => {
  await using editor = await openEditor();
  const { read, save, remove } = articles(editor);
  await save("tides", form);
  const first = await read("tides");
  const second = await read("tides");
  const changed = { ...first.record, title: "Ebb" };
  const saved = await save("tides", changed, first.version);
  assert.equal(saved.status, 204);

  const other = { ...second.record, author: "Ade", tags: "Process" };
  const refused = await save("tides", other, second.version);
  assert.equal(refused.status, 409);
  const { title, author } = articleFields;
  const reason = await refused.text();
  assert.ok(
    reason.includes(`differ: ${title.form.label}, ${author.form.label}.`),
    reason,
  );
  assert.equal((await remove("tides", second.version)).status, 409);
  // A new article does not replace one with the same name.
  assert.equal((await save("tides", form)).status, 409);
  assert.equal((await read("tides")).record.title, "Ebb");

  // Its author can save again, with the version of the last save.
  const version = saved.headers.get("ETag");
  const again = { ...changed, title: "Ebb and flow" };
  assert.equal((await save("tides", again, version)).status, 204);
  const last = await read("tides");
  assert.equal((await remove("tides", last.version)).status, 204);
  const gone = await save("tides", again, last.version);
  assert.equal(gone.status, 409);
  assert.match(await gone.text(), /deleted or renamed/);
});

Deno.test("a form whose answer was lost saves over its own text, and over no other", async () => {
  await using editor = await openEditor();
  const { read, save, remove } = articles(editor);
  const [form1, form2] = [1, 2].map((name) => (attempt: number) => ({
    form: `form ${name}`,
    attempt: String(attempt),
  }));
  const put = async (
    title: string,
    version: string | null | undefined,
    own?: Record<string, string>,
    [name, from] = ["tides", "tides"],
  ) => (await save(name, { ...form, title }, version, from, own)).status;
  assert.equal(await put("Tide", undefined, form1?.(1)), 204);
  assert.equal(await put("Tides", undefined, form1?.(2)), 204);
  const { version } = await read("tides");
  assert.equal(await put("Tides 1", version, form1?.(4)), 204);
  assert.equal(await put("Tides 2", version, form1?.(5)), 204);
  // One that arrives late is older, and another form has not seen it.
  assert.equal(await put("Tides 0", version, form1?.(3)), 409);
  assert.equal(await put("Ebb", version, form2?.(6)), 409);
  assert.equal((await read("tides")).record.title, "Tides 2");

  const seen = await read("tides");
  assert.equal(await put("Ebb", seen.version, form2?.(7)), 204);
  assert.equal(await put("Tides 3", version, form1?.(6)), 409);
  const last = await read("tides");
  const to: [string, string] = ["ebb", "tides"];
  assert.equal(await put("Ebb 1", last.version, form2?.(8), to), 204);
  assert.equal(await put("Ebb 2", last.version, form2?.(9), to), 204);
  assert.equal((await read("ebb")).record.title, "Ebb 2");
  const gone = await read("ebb");
  await put("Ebb 3", gone.version, form2?.(10), ["ebb", "ebb"]);
  const other = await remove("ebb", gone.version, form1?.(11));
  assert.equal(other.status, 409);
  const removed = await remove("ebb", gone.version, form2?.(11));
  assert.equal(removed.status, 204);
});

Deno.test("a problem is named by its field in the form, also after empty items", async () => {
  await using editor = await openEditor();
  const path = `/editor/files/${siteFacts.file}`;
  const read = await editor.request(path);
  const headers = { "If-Match": read.headers.get("ETag") ?? "" };
  const body = JSON.stringify({ ...await read.json(), phones: ["", "0800"] });
  const refused = await editor.request(path, { method: "PUT", headers, body });
  const { label } = siteFacts.fields.phones.form;
  const reason = await refused.text();
  assert.ok(reason.startsWith(`Cannot save: ${label} 2: `), reason);
});

Deno.test("saving changes only the changed fields in the file", async () => {
  const name = "moving-off-no-code";
  await using editor = await openEditor([name]);
  const file = `${editor.path}/data/content/articles/${name}.json`;
  const before = await Deno.readTextFile(file);
  const { read, save } = articles(editor);
  const { record, version } = await read(name);
  // The form sends fields in another order.
  const reversed = (it: object) =>
    Object.fromEntries(Object.entries(it).reverse());
  const content = record.content.map(reversed);
  const sent = reversed({ ...record, content, author: "Ade" });
  assert.ok((await save(name, sent, version)).ok);
  const lines = (text: string) =>
    text.split("\n").filter((it) => !/"(author|updatedAt)":/.test(it));
  assert.deepEqual(lines(await Deno.readTextFile(file)), lines(before));
});

Deno.test("writes the files of a picture when a record that uses it is saved", async () => {
  await using editor = await openEditor();
  const body = new FormData();
  const bytes = await pngOf("#5e8aa0");
  body.set("file", new File([bytes], `${"lagoon ".repeat(20)}.png`));
  body.set("alt", "The lagoon at dusk");
  const added = await editor.request(`/editor/pictures`, {
    method: "POST",
    body,
  });
  const { cover } = await added.json();
  const files = async () => {
    const pictures = Deno.readDir(`${editor.path}/static/pictures`);
    return (await Array.fromAsync(pictures)).length;
  };
  assert.equal((await editor.request(cover)).status, 200);
  assert.equal(await files(), 0, "the form may be abandoned");

  const { save, read } = articles(editor);
  await save("other", form);
  assert.equal(await files(), 0, "another record does not show it");
  const article = { ...form, coverImage: cover };
  assert.equal((await save("tides", article)).status, 204);
  await Deno.stat(`${editor.path}/static${cover}`);
  const { record } = await read("tides");
  assert.equal(record.coverAlt, "The lagoon at dusk");

  const lost = { ...form, coverImage: cover.replace("lagoon", "lost") };
  const refused = await save("lost", lost);
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /is gone, add it again/);
});

Deno.test("reports broken files and still offers the tags of the others", async () => {
  await using editor = await openEditor(["moving-off-no-code"]);
  const broken = '{\n  "title": "Tides",\n  "tags" "Process"\n}\n';
  await Deno.writeTextFile(
    `${editor.path}/data/content/articles/tides.json`,
    broken,
  );
  const response = await editor.request(`/forms/setup.json`);
  const { problems, tags } = await response.json();
  const problem: string = problems.find((it: string) => it.includes("tides"));
  assert.match(problem, /^data\/content\/articles\/tides\.json: .*line 3/);
  assert.ok(tags.length > 0);
});

Deno.test("the preview of a new article shows no fallback title", async () => {
  await using editor = await openEditor();
  const response = await editor.request(`/editor/preview`, {
    method: "POST",
    body: JSON.stringify({ collection: "articles", id: "preview", record: {} }),
  });
  const html = withoutFieldTags(await response.text());
  assert.match(html, /No title yet<\/h1>/);
  assert.ok(!html.includes(fallbackTitle));
});

Deno.test("warns of links that lead nowhere when a record is saved and when the editor opens", async () => {
  await using editor = await openEditor();
  const { save, read } = articles(editor);
  const text = "See [there](/blog/gone).";
  const content = [{ type: "paragraph", paragraphText: text }];
  const saved = await save("tides", { ...form, content });
  assert.equal(saved.status, 200);
  assert.match(await saved.text(), /^Saved\. .*\n.*"\/blog\/gone"/);
  const { version } = await read("tides");
  assert.equal(saved.headers.get("ETag"), version);

  const setup = async () =>
    await (await editor.request(`/forms/setup.json`)).json();
  const own = ({ warnings }: { warnings: string[] }) =>
    warnings.filter((it) => it.startsWith("data/content/"));
  assert.equal(own(await setup()).length, 1);
  assert.equal((await save("tides", form, version)).status, 204);
  assert.deepEqual(own(await setup()), []);
});
