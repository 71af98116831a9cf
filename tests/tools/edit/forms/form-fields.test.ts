import assert from "node:assert/strict";
import homeWords from "../../../../data/words/home.json" with { type: "json" };
import { collections, singletons } from "../../../../src/pages/kinds.server.ts";
import { words } from "../../../../src/pages/words.server.ts";
import { projects } from "../../../../src/agency/projects/project.server.ts";
import { siteFacts } from "../../../../src/records/site.server.ts";
import { controls } from "../../../../src/tools/edit/browser/controls.tsx";
import {
  formFields,
  patternProblems,
} from "../../../../src/tools/edit/forms/form-fields.ts";
import { articles, openEditor } from "../open-editor.ts";

Deno.test("each field of a form has a control that exists", () => {
  const known = [...Object.keys(controls), "group", "variant", "list", "texts"];
  for (const { name, fields } of [...collections, ...singletons]) {
    const all = [formFields(fields)];
    for (let some = all.pop(); some; some = all.pop()) {
      for (const field of some) {
        assert.ok(known.includes(field.control), `${name}: ${field.control}`);
        const { fields = [], types = {} } = field;
        all.push([...fields], ...Object.values(types).map((it) => [...it]));
      }
    }
  }
});

Deno.test("a field says under it that its link leads nowhere", () => {
  const facts = formFields(siteFacts.fields);
  const wrong = (href: string) =>
    patternProblems(facts, { social: [{ href }] }).map(([fieldPath]) =>
      fieldPath
    );
  for (
    const link of ["htps://a.example", "a.example", "https://localhost:8002/x"]
  ) assert.deepEqual(wrong(link), ["social.0.href"], link);
  assert.deepEqual(wrong("https://social.example/@us"), []);
  const captions = patternProblems(formFields(projects.fields), {
    showcase: [
      { caption: "See [it](https://example.com)." },
      { caption: "See [it](example.com)." },
    ],
  });
  assert.deepEqual(captions.map(([fieldPath]) => fieldPath), [
    "showcase.1.caption",
  ]);
});

Deno.test("a check names every field that needs a change, where the form has it", async () => {
  await using editor = await openEditor();
  const response = await editor.request("/forms/check", {
    method: "POST",
    body: JSON.stringify({
      collection: "articles",
      id: "tides",
      record: {
        title: "",
        lang: "deutsch!",
        tags: "Process",
        status: "draft",
        visibility: "draft",
        content: [
          { type: "list", items: ["", "One"] },
          { type: "paragraph", paragraphText: "[a](b)" },
        ],
      },
    }),
  });
  const problems = await response.json();
  assert.deepEqual(Object.keys(problems).sort(), [
    "content.1.paragraphText",
    "lang",
    "title",
  ]);
});

Deno.test("a search finds the texts of all records", async () => {
  await using editor = await openEditor(["soft-opening"]);
  const found = async (text: string) => {
    const query = new URLSearchParams({ text });
    const response = await editor.request(`/forms/search?${query}`);
    const rows: { id: string; status?: string }[] = await response.json();
    return rows.map(({ id, status }) => [id, status]);
  };
  const { record } = await articles(editor).read("soft-opening");
  const [word] = /\p{L}{6,}/u.exec(JSON.stringify(record.content)) ?? [""];
  const own = ["soft-opening", record.visibility];
  assert.deepEqual(await found(`${word.toUpperCase()} soft`), [own]);
  const file = new URL(siteFacts.file, editor.root);
  const facts = JSON.parse(await Deno.readTextFile(file));
  await Deno.writeTextFile(
    file,
    JSON.stringify({ ...facts, name: "Zugzwang" }),
  );
  assert.deepEqual(await found("zugzwang"), [[siteFacts.name, undefined]]);
});

Deno.test("the form of words has a box for a long text, and a limit where phones need one", () => {
  const formOf = (name: string) =>
    formFields(words.find((it) => it.name === name)?.fields ?? {});
  const header = formOf("header-words");
  const book = header.find(({ name }) => name === "book");
  assert.equal(typeof book?.max, "number");
  const links = header.find(({ name }) => name === "links");
  for (const { max } of links?.fields ?? []) assert.equal(typeof max, "number");
  const hero = formOf("home-words").find(({ name }) => name === "hero");
  for (const { name, control } of hero?.fields ?? []) {
    const { length } = homeWords.hero[name as keyof typeof homeWords.hero];
    if (length < 50) assert.equal(control, "string", name);
    if (length > 100) assert.equal(control, "text", name);
  }
});
