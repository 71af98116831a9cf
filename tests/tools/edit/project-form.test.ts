import assert from "node:assert/strict";
import { readProjects } from "../../../data/project-files.ts";
import type { ProjectRecord } from "../../../src/pages/portfolio/project.server.ts";
import { projectFields } from "../../../src/pages/portfolio/project.server.ts";
import { collectionForms } from "../../../src/tools/edit/cms-config.ts";
import { boats } from "../../support/projects.ts";
import { openEditor } from "./open-editor.ts";

type Editor = Awaited<ReturnType<typeof openEditor>>;

/** The address of a project's file in the editor. */
const address = (slug: string) => `/cms/files/data/projects/${slug}.json`;

function save(
  { request }: Editor,
  slug: string,
  form: object,
  version?: string,
) {
  return request(address(slug), {
    method: "PUT",
    headers: version ? { "If-Match": version } : {},
    body: JSON.stringify(form),
  });
}

function textOf({ path }: Editor, slug: string): Promise<string> {
  return Deno.readTextFile(`${path}/data/projects/${slug}.json`);
}

/** What the form sends of a new project. */
const form = {
  ...boats,
  id: undefined,
  slug: undefined,
  order: null,
  tags: [],
  facts: { where: "", work: "", time: "", result: "" },
  fullSpanIndices: undefined,
  showcase: boats.showcase.map((picture) => ({
    ...picture,
    wide: picture.wide ?? false,
    upright: false,
    caption: "",
  })),
};

/** Writes a project into the editor's folder. */
async function write({ path }: Editor, project: ProjectRecord): Promise<void> {
  await Deno.writeTextFile(
    `${path}/data/projects/${project.slug}.json`,
    `${JSON.stringify(project, null, 2)}\n`,
  );
}

Deno.test("the form has each field of a project, also those of facts and pictures", () => {
  const projects = collectionForms().find(({ name }) => name === "projects");
  const names = (fields: unknown) =>
    (fields as { name: string }[]).map(({ name }) => name);
  for (const field of ["facts", "showcase"] as const) {
    const shown = projects?.fields.find(({ name }) => name === field);
    assert.deepEqual(
      names(shown?.fields),
      Object.keys(projectFields[field].fields),
    );
  }
});

Deno.test("saving an unchanged project changes nothing in its file", async () => {
  await using editor = await openEditor();
  const { slug } = boats;
  await write(editor, boats);
  const before = await textOf(editor, slug);
  const read = await editor.request(address(slug));
  const version = read.headers.get("ETag") ?? "";
  const saved = await save(editor, slug, await read.json(), version);
  assert.ok(saved.ok, await saved.text());
  assert.equal(await textOf(editor, slug), before);
});

Deno.test("a new project gets its id and slug, and a single square stands wide", async () => {
  await using editor = await openEditor();
  await write(editor, { ...boats, id: "7", slug: "older" });
  const saved = await save(editor, "makoko-boats", form);
  assert.ok(saved.ok, await saved.text());
  const record: ProjectRecord = JSON.parse(
    await textOf(editor, "makoko-boats"),
  );
  assert.equal(record.id, "8");
  assert.equal(record.slug, "makoko-boats");
  assert.deepEqual(record.fullSpanIndices, [1, 4]);
  assert.equal(record.facts, undefined);
  const folder = new URL("data/projects/", editor.root);
  assert.deepEqual(
    readProjects(folder).map(({ slug }) => slug),
    ["makoko-boats", "older"],
  );
});

Deno.test("a project that is not valid is refused with field and reason", async () => {
  await using editor = await openEditor();
  const showcase = form.showcase.slice(0, 2);
  const refused = await save(editor, "makoko-boats", { ...form, showcase });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /showcase: expected 3 to 12 pictures/);
});

Deno.test("the preview is the page of an unsaved project, in its colours", async () => {
  await using editor = await openEditor();
  const pageOf = async (record: object) => {
    const response = await editor.request("/cms/preview", {
      method: "POST",
      body: JSON.stringify({ collection: "projects", id: "boats", record }),
    });
    assert.equal(response.status, 200);
    return await response.text();
  };
  const page = await pageOf(form);
  assert.match(page, /<h1[^>]*>Makoko Boats<\/h1>/);
  assert.equal([...page.matchAll(/<li class="(?:full|square)"/g)].length, 4);
  assert.match(page, /--ground:#123456;/);
  assert.match(await pageOf({}), /<h1[^>]*>No name yet<\/h1>/);
});
