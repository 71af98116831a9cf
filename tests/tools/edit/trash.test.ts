import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import {
  articleFields,
  articles,
} from "../../../src/pages/blog/article.server.ts";
import { articlePath } from "../../../src/paths.ts";
import { readContentFiles } from "../../../src/pages/records.server.ts";
import {
  listTrash,
  moveToTrash,
  restore,
} from "../../../src/tools/edit/records/trash.ts";
import {
  deletionLines,
  deletionOf,
} from "../../../src/tools/edit/records/deletion.ts";
import { listPhoto, listPhotos } from "../../../src/tools/images/photo-list.ts";
import { projects } from "../../../src/agency/projects/project.server.ts";
import { article as articleOf } from "../../support/content/records.ts";
import { makeProject } from "../../support/temporary-project.ts";

const path = "data/content/articles/soft-opening.json";

Deno.test("a deleted record comes back as it was, and its redirect goes", async () => {
  await using project = await makeProject(["soft-opening"]);
  const { root } = project;
  const before = await Deno.readTextFile(new URL(path, root));
  const redirects = new URL("data/redirects.json", root);
  const own = { [articlePath("soft-opening")]: "/blog/other" };
  const others = { "/old-work": "/portfolio" };
  await Deno.writeTextFile(redirects, JSON.stringify({ ...own, ...others }));

  moveToTrash(root, path);
  const { articles } = await readContentFiles(root);
  assert.deepEqual(articles, []);
  const [deleted, ...more] = await listTrash(root);
  assert.ok(deleted && more.length === 0);
  assert.equal(deleted.label, `Article “${JSON.parse(before).title}”`);

  await restore(root, deleted.id);
  assert.equal(await Deno.readTextFile(new URL(path, root)), before);
  const left = JSON.parse(await Deno.readTextFile(redirects));
  assert.deepEqual(left, others);
  assert.deepEqual(await listTrash(root), []);
});

Deno.test("restoring a record overwrites nothing", async () => {
  await using project = await makeProject(["soft-opening"]);
  const { root } = project;
  moveToTrash(root, path);
  await Deno.writeTextFile(new URL(path, root), "another");
  const [deleted] = await listTrash(root);
  await assert.rejects(restore(root, deleted?.id ?? ""), /another one/);
  assert.equal(await Deno.readTextFile(new URL(path, root)), "another");
  assert.equal((await listTrash(root)).length, 1);
  await assert.rejects(restore(root, "../../data"), /not there/);
});

Deno.test("a deleted record takes the pictures that only it shows, and restores them", async () => {
  await using project = await makeProject(["soft-opening"]);
  const { root } = project;
  const pictures = new URL("static/pictures/", root);
  const names = ["own", "shared"];
  for (const name of names) {
    const files = [`${name}-whole-800.webp`];
    const photo = { set: "photos-water", name, alt: "Water", files } as const;
    const shape = { width: 800, height: 600, focus: { x: 0.5, y: 0.5 } };
    listPhoto({ ...photo, ...shape, files }, pictures);
    await Deno.writeTextFile(new URL(`photos-water/${files}`, pictures), name);
  }
  const address = (name: string) =>
    `/pictures/photos-water/${name}-whole-800.webp`;
  const article = (id: string, images: readonly string[]) => {
    const { coverImage: _, ...record } = articleOf({ _id: id });
    const block = { type: "picture", alt: "Water", width: 800, height: 600 };
    const content = images.map((it) => ({ ...block, image: address(it) }));
    return Deno.writeTextFile(
      new URL(`data/content/articles/${id}.json`, root),
      JSON.stringify({ ...record, content }),
    );
  };
  await article("tides", names);
  await article("ferry", ["shared"]);
  const deletion = await deletionOf(root, articles, "tides");
  assert.deepEqual(deletion.files, [
    "static/pictures/photos-water/own-whole-800.webp",
  ]);
  assert.match(deletionLines(deletion).join(), /water\/shared: Article “/);
  const before = listPhotos(pictures);
  moveToTrash(root, "data/content/articles/tides.json", deletion.files);
  assert.deepEqual(listPhotos(pictures).map(({ name }) => name), ["shared"]);
  const file = new URL("photos-water/own-whole-800.webp", pictures);
  assert.equal(existsSync(file), false);
  const [deleted] = await listTrash(root);
  await restore(root, deleted?.id ?? "");
  assert.equal(await Deno.readTextFile(file), "own");
  assert.deepEqual(listPhotos(pictures), before);
});

Deno.test("what names a project is said before it is deleted, by the labels of the forms", async () => {
  await using site = await makeProject();
  const { root } = site;
  const folder = new URL("static/pictures/boats/", root);
  const logos = new URL("static/pictures/logos/", root);
  for (const it of [folder, logos]) await Deno.mkdir(it);
  await Deno.writeTextFile(new URL("01-800.webp", folder), "");
  for (const name of ["boats", "other"]) {
    await Deno.writeTextFile(new URL(`${name}.svg`, logos), "<svg/>");
  }
  const file = new URL("data/content/articles/tides.json", root);
  const { coverImage: _, ...record } = articleOf({ _id: "tides" });
  await Deno.writeTextFile(
    file,
    JSON.stringify({ ...record, project: "boats" }),
  );
  const { mentions, files } = await deletionOf(root, projects, "boats");
  const { label } = articleFields.project.form;
  assert.deepEqual(mentions, [`Article “${record.title}”: ${label}`]);
  assert.deepEqual(files, [
    "static/pictures/boats/01-800.webp",
    "static/pictures/logos/boats.svg",
  ]);
});
