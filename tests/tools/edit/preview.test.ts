// own isolate: it runs for a minute
import assert from "node:assert/strict";
import { kinds } from "../../../src/pages/kinds.server.ts";
import { homeQuestions } from "../../../src/pages/home/section.server.ts";
import { words } from "../../../src/pages/words.server.ts";
import { readFiles } from "../../../src/records/files.server.ts";
import { filePath, type Kind } from "../../../src/records/kind.ts";
import type { FormRecord } from "../../../src/records/form-record.ts";
import {
  fieldPathIn,
  withoutFieldTags,
} from "../../../src/tools/edit/field-tag.ts";
import { withFieldTags } from "../../../src/tools/edit/preview/tagged-record.ts";
import {
  createPreview,
  type Preview,
} from "../../../src/tools/edit/preview/preview.ts";
import { team } from "../../../src/agency/team/team.server.ts";
import { makeProject } from "../../support/temporary-project.ts";

const person = { role: "Engineer", line: "Reads the log." };

Deno.test("two forms on one record see their own texts at once", async () => {
  await using project = await makeProject();
  await using preview = await createPreview(project.root);
  const names = ["Ada", "Bola", "Chidi"];
  const pages = await Promise.all(
    names.map((name) =>
      preview.page(team, "team", { people: [{ ...person, name }] })
    ),
  );
  for (const [index, page] of pages.entries()) {
    const shown = names.filter((it) =>
      withoutFieldTags(page).includes(`<h3>${it}</h3>`)
    );
    assert.deepEqual(shown, [names[index]]);
  }
});

Deno.test("neither a page that cannot be rendered nor a question without an answer stops previews", async () => {
  await using project = await makeProject();
  await using preview = await createPreview(project.root);
  const broken = { people: [{ ...person, name: { first: "Ada" } }] };
  await assert.rejects(preview.page(team, "team", broken), /Cannot render/);
  await assert.rejects(preview.page(team, "team", {}), /Cannot render/);
  const people = [{ ...person, name: "Bola" }];
  const page = await preview.page(team, "team", { people });
  assert.match(withoutFieldTags(page), /<h3>Bola<\/h3>/);
  // Unfinished, as while it is typed.
  const questions = [{ question: "Do you work at night?" }];
  const { name } = homeQuestions;
  const asked = await preview.page(homeQuestions, name, { questions });
  assert.match(withoutFieldTags(asked), /Do you work at night\?/);
});

/** Stands before each text that was saved later. */
const later = "‡";

/** All records that modules import. */
async function saved(root: URL) {
  const records = await Promise.all(
    kinds.filter(({ source }) => !source).map(async (kind) =>
      (await readFiles(kind, root)).flatMap(({ id, value }) =>
        "json" in value ? { kind, id, record: value.json as FormRecord } : []
      )
    ),
  );
  return records.flat();
}

/** The record with another text in the place of each that pages show. */
function changed(kind: Kind, id: string, record: FormRecord): string {
  const start = /\u{E000}[^\u{E001}]*\u{E001}(?:\\n\\n)?/gu;
  return withoutFieldTags(
    JSON.stringify(withFieldTags(kind, id, record)).replace(start, later),
  );
}

/** The texts of a page by the path of their field, as they begin. */
function textsOf(html: string): Map<string, string> {
  const texts = html.matchAll(/\u{E000}[^\u{E001}]*\u{E001}(?=(.?))/gu);
  return new Map([...texts].map(([text, first = ""]) => [
    fieldPathIn(text) ?? "",
    first,
  ]));
}

/** The texts of the page of each record. */
async function allTexts(preview: Preview, root: URL) {
  const pages = new Map<string, Map<string, string>>();
  for (const { kind, id, record } of await saved(root)) {
    const html = await preview.page(kind, id, record);
    pages.set(filePath(kind, id), textsOf(html));
  }
  return pages;
}

Deno.test("each text that a page shows is the saved one, also when others change the files", async () => {
  await using project = await makeProject();
  const { root, path } = project;
  await using preview = await createPreview(root);
  const before = await allTexts(preview, root);
  for (const { kind, id, record } of await saved(root)) {
    const file = `${path}/${filePath(kind, id)}`;
    await Deno.writeTextFile(file, changed(kind, id, record));
  }
  const after = await allTexts(preview, root);
  for (const [file, texts] of before) {
    const now = after.get(file) ?? new Map();
    const stale = [...now].filter(([, first]) => first !== later);
    assert.deepEqual(stale, [], file);
    assert.deepEqual(new Set(now.keys()), new Set(texts.keys()), file);
  }
  for (const { name, file } of words) {
    const own = [...after.get(file)?.keys() ?? []]
      .filter((fieldPath) => fieldPath.startsWith(`${name}/`));
    assert.ok(own.length > 0, file);
  }
});
