import assert from "node:assert/strict";
import type { Hono } from "hono";
import sharp from "sharp";
import { articleFields } from "../../../src/pages/blog/article.server.ts";
import { records } from "../../../src/pages/records.server.ts";
import { fallbackTitle } from "../../../src/pages/blog/blog-cards.ts";
import { cmsConfig } from "../../../src/tools/edit/cms-config.ts";
import { openEditor } from "./open-editor.ts";

const here = "http://localhost";

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

/** The requests that the editor's page makes for article files. */
function articles(app: Hono) {
  const folder = "data/content/articles";
  const ask = (method: string, name: string, init: RequestInit = {}) =>
    app.request(`${here}/cms/files/${folder}/${name}`, { method, ...init });
  const ifMatch = (version?: string | null): Record<string, string> =>
    version ? { "If-Match": version } : {};
  return {
    ask,
    async read(name: string) {
      const response = await ask("GET", name);
      const version = response.headers.get("ETag");
      return { version, record: await response.json() };
    },
    save: (
      name: string,
      record: object,
      version?: string | null,
      from = name,
    ) =>
      ask("PUT", name, {
        headers: { ...ifMatch(version), "X-From": `${folder}/${from}` },
        body: JSON.stringify(record),
      }),
    remove: (name: string, version: string | null) =>
      ask("DELETE", name, { headers: ifMatch(version) }),
  };
}

Deno.test("completes, checks and renames saved records", async () => {
  await using editor = await openEditor();
  const { ask, read, save } = articles(editor.app);
  const saved = await save("tides.json", form);
  assert.equal(saved.status, 204, await saved.text());
  const { record, version } = await read("tides.json");
  assert.equal(record._id, "tides");
  assert.ok(records.articles.file.safeParse(record).success);

  const wrong = { ...form, content: [{ type: "hologram" }] };
  const refused = await save("tides.json", wrong, version);
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /^Cannot save: content\.0\.type: /);

  // An invalid record is not renamed either.
  const to = "ebb-and-flow.json";
  await save(to, wrong, version, "tides.json");
  const moved = await save(to, form, version, "tides.json");
  assert.equal(moved.status, 204, await moved.text());
  const renamed = await read(to);
  assert.equal(renamed.record._id, "ebb-and-flow");
  assert.notEqual((await ask("GET", "tides.json")).status, 200);
  assert.equal(renamed.record.createdAt, record.createdAt);
  // Renaming does not overwrite another article.
  await save("tides.json", form);
  const over = await save("tides.json", form, renamed.version, to);
  assert.equal(over.status, 409);
});

Deno.test("reads and writes only content files, and only from its own page", async () => {
  await using editor = await openEditor();
  const { ask } = articles(editor.app);
  for (const path of ["../../../deno.json", "..%2f..%2f..%2fdeno.json"]) {
    assert.notEqual((await ask("GET", path)).status, 200, path);
  }
  const foreign = await ask("PUT", "tides.json", {
    headers: { Origin: "https://elsewhere.example" },
    body: JSON.stringify(form),
  });
  assert.equal(foreign.status, 403);
  const rebound = await editor.app.request("http://evil.example/cms/files/");
  assert.equal(rebound.status, 403);
});

Deno.test("refuses to overwrite or delete a file that was saved elsewhere meanwhile", async () => {
  await using editor = await openEditor();
  const { read, save, remove } = articles(editor.app);
  await save("tides.json", form);
  const first = await read("tides.json");
  const second = await read("tides.json");
  const changed = { ...first.record, title: "Ebb" };
  const saved = await save("tides.json", changed, first.version);
  assert.equal(saved.status, 204);

  const other = { ...second.record, author: "Ade", tags: "Process" };
  const refused = await save("tides.json", other, second.version);
  assert.equal(refused.status, 409);
  const { title, author } = articleFields;
  const reason = await refused.text();
  assert.ok(
    reason.includes(`differ: ${title.form.label}, ${author.form.label}.`),
    reason,
  );
  assert.equal((await remove("tides.json", second.version)).status, 409);
  // A new article does not replace one with the same name.
  assert.equal((await save("tides.json", form)).status, 409);
  assert.equal((await read("tides.json")).record.title, "Ebb");

  // Its author can save again, with the version of the last save.
  const version = saved.headers.get("ETag");
  const again = { ...changed, title: "Ebb and flow" };
  assert.equal((await save("tides.json", again, version)).status, 204);
  const last = await read("tides.json");
  assert.equal((await remove("tides.json", last.version)).status, 204);
  const gone = await save("tides.json", again, last.version);
  assert.equal(gone.status, 409);
  assert.match(await gone.text(), /deleted or renamed/);
});

Deno.test("saving changes only the changed fields in the file", async () => {
  const name = "moving-off-no-code";
  await using editor = await openEditor([name]);
  const file = `${editor.path}/data/content/articles/${name}.json`;
  const before = await Deno.readTextFile(file);
  const { read, save } = articles(editor.app);
  const { record, version } = await read(`${name}.json`);
  // The form sends fields in another order.
  const reversed = (it: object) =>
    Object.fromEntries(Object.entries(it).reverse());
  const content = record.content.map(reversed);
  const sent = reversed({ ...record, content, author: "Ade" });
  assert.equal((await save(`${name}.json`, sent, version)).status, 204);
  const lines = (text: string) =>
    text.split("\n").filter((it) => !/"(author|updatedAt)":/.test(it));
  assert.deepEqual(lines(await Deno.readTextFile(file)), lines(before));
});

Deno.test("writes the files of a picture when a record that uses it is saved", async () => {
  await using editor = await openEditor();
  const picture = sharp({
    create: { width: 900, height: 700, channels: 3, background: "#5e8aa0" },
  });
  const body = new FormData();
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  body.set("file", new File([bytes], "lagoon.jpg"));
  body.set("alt", "The lagoon at dusk");
  const added = await editor.app.request(`${here}/cms/pictures`, {
    method: "POST",
    body,
  });
  const { cover } = await added.json();
  const files = async () => {
    const pictures = Deno.readDir(`${editor.path}/static/pictures`);
    return (await Array.fromAsync(pictures)).length;
  };
  assert.equal((await editor.app.request(here + cover)).status, 200);
  assert.equal(await files(), 0, "the form may be abandoned");

  const { save, read } = articles(editor.app);
  await save("other.json", form);
  assert.equal(await files(), 0, "another record does not show it");
  const article = { ...form, coverImage: cover };
  assert.equal((await save("tides.json", article)).status, 204);
  await Deno.stat(`${editor.path}/static${cover}`);
  const { record } = await read("tides.json");
  assert.equal(record.coverAlt, "The lagoon at dusk");

  const lost = { ...form, coverImage: cover.replace("lagoon", "lost") };
  const refused = await save("lost.json", lost);
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
  const response = await editor.app.request(`${here}/cms/setup.json`);
  const { problems, tags } = await response.json();
  const problem: string = problems.find((it: string) => it.includes("tides"));
  assert.match(problem, /^data\/content\/articles\/tides\.json: .*line 3/);
  assert.ok(tags.length > 0);
});

Deno.test("the page's icon and script exist", async () => {
  await using editor = await openEditor();
  const html = await (await editor.app.request(here)).text();
  // Without an icon in the page, browsers request /favicon.ico.
  const [, icon] = /<link rel="icon" href="(.+?)">/.exec(html) ?? [];
  const [, script] = /<script src="(.+?)">/.exec(html) ?? [];
  for (const path of [icon ?? "no icon", script ?? "no script"]) {
    const { status } = await editor.app.request(new URL(path, here));
    assert.equal(status, 200, path);
  }
});

Deno.test("the preview of a new article shows no fallback title", async () => {
  await using editor = await openEditor();
  const response = await editor.app.request(`${here}/cms/preview`, {
    method: "POST",
    body: JSON.stringify({ collection: "articles", id: "preview", record: {} }),
  });
  const html = await response.text();
  assert.match(html, /No title yet<\/h1>/);
  assert.ok(!html.includes(fallbackTitle));
});

Deno.test("the form has every field of the schemas, with the status choices", () => {
  const { collections } = cmsConfig();
  assert.deepEqual(
    collections.map(({ name, fields }) => [
      name,
      fields.map(({ name }) => name).sort(),
    ]),
    Object.entries(records).map(([list, { fields }]) => [
      list,
      Object.keys(fields).sort(),
    ]),
  );
  const [articles] = collections;
  const status = articles?.fields.find(({ name }) => name === "status");
  assert.deepEqual(status?.options, ["published", "draft"]);
  assert.equal(status?.widget, "select");
});

Deno.test("warns of links that lead nowhere when a record is saved and when the editor opens", async () => {
  await using editor = await openEditor();
  const { save, read } = articles(editor.app);
  const text = "See [there](/blog/gone).";
  const content = [{ type: "paragraph", paragraphText: text }];
  const saved = await save("tides.json", { ...form, content });
  assert.equal(saved.status, 200);
  assert.match(await saved.text(), /tides\.json: .*"\/blog\/gone"/);
  const { version } = await read("tides.json");
  assert.equal(saved.headers.get("ETag"), version);

  const setup = async () =>
    await (await editor.app.request(`${here}/cms/setup.json`)).json();
  assert.equal((await setup()).warnings.length, 1);
  assert.equal((await save("tides.json", form, version)).status, 204);
  assert.deepEqual((await setup()).warnings, []);
});
