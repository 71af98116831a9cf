import assert from "node:assert/strict";
import { singletons } from "../../../src/pages/kinds.server.ts";
import { team } from "../../../src/agency/team/team.server.ts";
import { factTexts } from "../../support/facts.ts";
import { pngOf } from "../../support/pictures.ts";
import { withoutFieldTags } from "../../../src/tools/edit/field-tag.ts";
import { type Editor, openEditor, recordsOf } from "./open-editor.ts";

/** An editor of a project with the site's facts. */
async function openWithFacts(): Promise<Editor> {
  const editor = await openEditor();
  for (const [file, text] of factTexts) {
    await Deno.writeTextFile(`${editor.path}/${file}`, text);
  }
  return editor;
}

Deno.test("saving unchanged facts or words changes nothing in their file", async () => {
  await using editor = await openWithFacts();
  for (const kind of singletons) {
    const { name } = kind;
    const { read, save, textOf } = recordsOf(editor, kind);
    const before = await textOf(name);
    const { record, version } = await read(name);
    const saved = await save(name, record, version);
    assert.ok(saved.ok, `${name}: ${await saved.text()}`);
    assert.equal(await textOf(name), before, name);
  }
});

const ada = { name: " Ada Obi ", role: "Engineer", line: "Reads the log." };

Deno.test("a list of facts may become empty, and empty fields are left out", async () => {
  await using editor = await openWithFacts();
  const { read, save, textOf } = recordsOf(editor, team);
  const { version } = await read("team");
  const people = [{ ...ada, portrait: "" }];
  const saved = await save("team", { people }, version);
  assert.ok(saved.ok, await saved.text());
  assert.deepEqual(JSON.parse(await textOf("team")), {
    people: [{ ...ada, name: "Ada Obi" }],
  });
  const next = saved.headers.get("ETag");
  assert.ok((await save("team", {}, next)).ok);
  assert.deepEqual(JSON.parse(await textOf("team")), { people: [] });
});

Deno.test("a dropped portrait is kept once its person is saved", async () => {
  await using editor = await openWithFacts();
  const { read, save } = recordsOf(editor, team);
  const form = new FormData();
  form.set("file", new File([await pngOf("#a86f4c")], "Ada.png"));
  form.set("focus", "50,30");
  form.set("portrait", "yes");
  const body = { method: "POST", body: form };
  const { portrait } = await (await editor.request("/editor/pictures", body))
    .json();
  const { version } = await read("team");
  const people = [{ ...ada, portrait }];
  // Without a note on files that are not there.
  const saved = await save("team", { people }, version);
  assert.equal(saved.status, 204, await saved.text());
});

Deno.test("saving a portrait that is not there tells of it, and nothing else", async () => {
  await using editor = await openWithFacts();
  const { read, save } = recordsOf(editor, team);
  const { version } = await read("team");
  const people = [ada, { ...ada, portrait: "people/nobody" }];
  const saved = await save("team", { people }, version);
  assert.equal(saved.status, 200);
  const [, ...notes] = (await saved.text()).split("\n");
  const { form, fields } = team.fields.people;
  const label = `${form.label} 2, ${fields.portrait.form.label}`;
  assert.equal(notes.length, 1);
  assert.ok(notes[0]?.startsWith(`${label}: `), String(notes));
});

Deno.test("facts that are not valid, that others have saved, or that are deleted are refused", async () => {
  await using editor = await openWithFacts();
  const { read, save, remove } = recordsOf(editor, team);
  const { record, version } = await read("team");
  const wrong = { people: [{ ...ada, line: "" }] };
  const refused = await save("team", wrong, version);
  assert.equal(refused.status, 422);
  const { people } = team.fields;
  const label = `${people.form.label} 1, ${people.fields.line.form.label}`;
  const reason = await refused.text();
  assert.ok(reason.startsWith(`Cannot save: ${label}: `), reason);
  const late = await save("team", { people: [] }, '"older"');
  assert.equal(late.status, 409);
  assert.match(await late.text(), /These fields differ: People\./);
  const removed = await remove("team", version);
  assert.equal(removed.status, 422);
  assert.deepEqual((await read("team")).record, record);
});

Deno.test("the preview is a page of the site with unsaved facts", async () => {
  await using editor = await openWithFacts();
  const response = await editor.request("/editor/preview", {
    method: "POST",
    body: JSON.stringify({
      collection: "team",
      id: "team",
      record: { people: [ada] },
    }),
  });
  const page = withoutFieldTags(await response.text());
  assert.equal(response.status, 200, page);
  const [, staff = ""] = /<ul class="staff"[^>]*>(.*?)<\/ul>/s.exec(page) ?? [];
  assert.match(staff, /<h3>Ada Obi<\/h3>/);
  assert.equal(staff.split("<li").length, 2);
});
