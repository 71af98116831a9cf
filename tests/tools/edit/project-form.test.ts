import assert from "node:assert/strict";
import sharp from "sharp";
import { readProjects } from "../../../src/agency/projects/read-projects.ts";
import {
  projectFields,
  type ProjectRecord,
  projects,
} from "../../../src/agency/projects/project.server.ts";
import { pictureFiles } from "../../../src/agency/pictures/own-pictures.ts";
import { valuesIn } from "../../../src/records/walk.ts";
import { checkAll } from "../../../src/tools/content/check.ts";
import type { Upload } from "../../../src/tools/edit/pictures/form-picture.ts";
import { deletionOf } from "../../../src/tools/edit/records/deletion.ts";
import { projectShareFile } from "../../../src/tools/images/project-picture.ts";
import { pngOf } from "../../support/pictures.ts";
import { boats } from "../../support/projects.ts";
import { withoutFieldTags } from "../../../src/tools/edit/field-tag.ts";
import { type Editor, openEditor, recordsOf } from "./open-editor.ts";

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

Deno.test("saving an unchanged project changes nothing in its file", async () => {
  await using editor = await openEditor();
  const { read, save, textOf } = recordsOf(editor, projects);
  const { slug } = boats;
  await write(editor, boats);
  const before = await textOf(slug);
  const { record, version } = await read(slug);
  const saved = await save(slug, record, version);
  assert.ok(saved.ok, await saved.text());
  assert.equal(await textOf(slug), before);
});

Deno.test("a new project gets its slug as its id, and a single square stands wide", async () => {
  await using editor = await openEditor();
  const { save, textOf } = recordsOf(editor, projects);
  await write(editor, { ...boats, id: "7", slug: "older" });
  const saved = await save("makoko-boats", form);
  assert.ok(saved.ok, await saved.text());
  const record: ProjectRecord = JSON.parse(
    await textOf("makoko-boats"),
  );
  assert.equal(record.id, "makoko-boats");
  assert.equal(record.slug, "makoko-boats");
  assert.deepEqual(record.fullSpanIndices, [1, 4]);
  assert.equal(record.facts, undefined);
  const folder = new URL("data/projects/", editor.root);
  assert.deepEqual(
    (await readProjects(folder)).map(({ slug }) => slug),
    ["makoko-boats", "older"],
  );
});

Deno.test("the preview is the page of an unsaved project, in its colours", async () => {
  await using editor = await openEditor();
  const pageOf = async (record: object) => {
    const response = await editor.request("/editor/preview", {
      method: "POST",
      body: JSON.stringify({ collection: "projects", id: "boats", record }),
    });
    assert.equal(response.status, 200);
    return withoutFieldTags(await response.text());
  };
  const page = await pageOf({ ...form, focus: 10 });
  assert.match(page, /<h1[^>]*>Makoko Boats<\/h1>/);
  assert.equal(
    [...page.matchAll(/ class="(?:page-picture|full|seven|five)/g)].length,
    4,
  );
  assert.match(page, /--ground:#123456;.*--focus:10%;/);
  assert.match(await pageOf({}), /<h1[^>]*>No name yet<\/h1>/);
});

/** Sends a picture of a colour to the editor, as a file that is dropped. */
async function upload(
  { request }: Editor,
  background: string,
): Promise<Upload> {
  const body = new FormData();
  body.set("file", new File([await pngOf(background)], "screen.png"));
  const response = await request("/editor/projects/pictures", {
    method: "POST",
    body,
  });
  assert.equal(response.status, 200);
  return await response.json();
}

Deno.test("a new project is saved with its cover and pictures, which get their names only once", async () => {
  await using editor = await openEditor();
  const { save, textOf } = recordsOf(editor, projects);
  const slug = "makoko-boats";
  const uploads: Upload[] = [];
  for (const colour of ["#5e8aa0", "#a86f4c", "#5f7d4d", "#1c2624"]) {
    uploads.push(await upload(editor, colour));
  }
  const [wide, square, other, phone] = uploads;
  assert.ok(wide && square && other && phone);
  assert.equal(wide.ground, "#5e8aa0");
  const showcase = [
    { ...wide, wide: true, upright: true, alt: "A pier", phone },
    { ...square, wide: false, alt: "A sail" },
    { ...other, wide: false, alt: "A net" },
  ];
  const { ground, mark } = wide;
  const project = { ...form, ground, mark, coverAlt: wide, showcase };

  const preview = await editor.request("/editor/preview", {
    method: "POST",
    body: JSON.stringify({ collection: "projects", id: slug, record: project }),
  });
  const [address = ""] =
    /\/pictures\/new\/\w+-tall-800\.avif/.exec(await preview.text()) ?? [];
  const shown = await editor.request(address);
  assert.equal(shown.headers.get("Content-Type"), "image/avif");
  await shown.body?.cancel();

  const saved = await save(slug, project);
  assert.ok(saved.ok, await saved.text());
  const record: ProjectRecord = JSON.parse(await textOf(slug));
  // Without a text of its own, the cover has that of the same picture.
  assert.equal(record.coverAlt, "A pier");
  const numbered = record.showcase.map(({ picture, ...it }) => ({
    picture: picture.replace(/-[a-p]{6}$/, ""),
    ...it,
  }));
  assert.deepEqual(numbered, [
    { picture: `${slug}/01`, wide: true, upright: true, alt: "A pier" },
    { picture: `${slug}/02`, alt: "A sail" },
    { picture: `${slug}/03`, alt: "A net" },
  ]);
  assert.deepEqual((await checkAll(editor.root)).problems, []);
  const place = `${editor.path}/static/pictures/${slug}`;
  await Deno.stat(`${place}/cover-share.jpg`);
  const [, first] = record.showcase[0]?.picture.split("/") ?? [];
  const { dominant } = await sharp(`${place}/${first}-tall-800.webp`).stats();
  assert.ok(dominant.g < 60, "phones get the other picture");

  // The form still names the uploads.
  const names = () => [...Deno.readDirSync(place)].map(({ name }) => name);
  const before = names();
  const version = saved.headers.get("ETag");
  const line = "Where every boat leaves.";
  const again = await save(slug, { ...project, line }, version);
  assert.ok(again.ok, await again.text());
  const { line: changed, showcase: same } = JSON.parse(
    await textOf(slug),
  );
  assert.equal(changed, line);
  assert.deepEqual(same, record.showcase);
  assert.deepEqual(names(), before);
});

Deno.test("a project with a picture that the editor no longer has is refused, and nothing is written", async () => {
  await using editor = await openEditor();
  const { save } = recordsOf(editor, projects);
  const picture = await upload(editor, "#5e8aa0");
  const gone = { ...picture, picture: "new/0123456789abcdef" };
  const showcase = [picture, gone, picture].map((it) => ({ ...it, alt: "A" }));
  const refused = await save("boats", { ...form, showcase });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /picture 2 is gone, drop its file again/);
  for (const folder of ["data/projects", "static/pictures"]) {
    const entries = [...Deno.readDirSync(`${editor.path}/${folder}`)];
    assert.deepEqual(entries, [], folder);
  }
});

Deno.test("a renamed project takes its pictures and its logo along", async () => {
  await using editor = await openEditor();
  const { read, save } = recordsOf(editor, projects);
  const { slug } = boats;
  const [, shared] = boats.showcase;
  assert.ok(shared);
  await write(editor, boats);
  const { fullSpanIndices: _, ...others } = boats;
  await write(editor, {
    ...others,
    id: "7",
    slug: "other",
    showcase: [shared, shared, shared],
  });
  const files = [...valuesIn(boats, projectFields)].flatMap((
    { field, value, group },
  ) => field.references?.files?.(String(value), group) ?? []);
  files.push(
    `/pictures/${slug}/${projectShareFile}`,
    `/pictures/logos/${slug}.svg`,
  );
  for (const folder of [slug, "logos"]) {
    await Deno.mkdir(`${editor.path}/static/pictures/${folder}`);
  }
  for (const file of files) {
    await Deno.writeTextFile(`${editor.path}/static${file}`, "");
  }

  const renamed = "lagos-boats";
  const { record: form, version } = await read(slug);
  const saved = await save(renamed, form, version, slug);
  assert.equal(saved.status, 204, await saved.text());
  const own = files.map((file) => `static${file.replaceAll(slug, renamed)}`);
  const deletion = await deletionOf(editor.root, projects, renamed);
  assert.deepEqual(deletion.files.toSorted(), own.toSorted());
  const left = [...Deno.readDirSync(`${editor.path}/static/pictures/${slug}`)];
  assert.deepEqual(
    left.map(({ name }) => `${slug}/${name}`).toSorted(),
    pictureFiles(shared.picture, "square")
      .map((file) => file.replace("/pictures/", "")).toSorted(),
    "what others show stays",
  );
  // The form still has the old references.
  const now = saved.headers.get("ETag");
  const again = await save(renamed, { ...form, line: "Now." }, now);
  assert.equal(again.status, 204, await again.text());
});
