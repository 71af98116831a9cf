import assert from "node:assert/strict";
import type { MadePhoto } from "../../../src/tools/images/add-photo.ts";
import { writePhoto } from "../../../src/tools/images/add-photo.ts";
import { articlePath } from "../../../src/paths.ts";
import {
  copyPhoto,
  type ListedPhoto,
  listPhotos,
} from "../../../src/tools/images/photo-list.ts";
import { readContentFiles } from "../../../src/pages/records.server.ts";
import {
  newTrashFolder,
  picturesOf,
} from "../../../src/tools/images/trash-folder.ts";
import {
  bringBack,
  listTrash,
  moveToTrash,
} from "../../../src/tools/edit/records/trash.ts";
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
  const { articles } = await readContentFiles(new URL("data/content/", root));
  assert.deepEqual(articles, []);
  const [deleted, ...more] = listTrash(root);
  assert.ok(deleted && more.length === 0);
  assert.equal(deleted.label, `Article “${JSON.parse(before).title}”`);

  await bringBack(root, deleted.id);
  assert.equal(await Deno.readTextFile(new URL(path, root)), before);
  const left = JSON.parse(await Deno.readTextFile(redirects));
  assert.deepEqual(left, others);
  assert.deepEqual(listTrash(root), []);
});

Deno.test("bringing a record back overwrites nothing", async () => {
  await using project = await makeProject(["soft-opening"]);
  const { root } = project;
  moveToTrash(root, path);
  await Deno.writeTextFile(new URL(path, root), "another");
  const [deleted] = listTrash(root);
  await assert.rejects(bringBack(root, deleted?.id ?? ""), /another one/);
  assert.equal(await Deno.readTextFile(new URL(path, root)), "another");
  assert.equal((listTrash(root)).length, 1);
  await assert.rejects(bringBack(root, "../../data"), /not there/);
});

/** A photograph of one file. */
function made(text: string, set: ListedPhoto["set"]): MadePhoto {
  return {
    photo: {
      set,
      name: "lagoon",
      alt: text,
      focus: { x: 0.5, y: 0.5 },
      width: 1600,
      height: 1200,
      files: ["lagoon-1600.webp"],
    },
    files: [{
      name: "lagoon-1600.webp",
      bytes: new TextEncoder().encode(text),
    }],
  };
}

Deno.test("a replaced picture comes back, and then the other can", async () => {
  await using project = await makeProject();
  const { root } = project;
  const pictures = picturesOf(root);
  const shown = async () =>
    await Promise.all(
      listPhotos(pictures).map(
        async ({ set, alt, files: [file] }) => [
          alt,
          await Deno.readTextFile(new URL(`${set}/${file}`, pictures)),
        ],
      ),
    );
  const [old, other] = [
    made("dawn", "photos-water"),
    made("dusk", "photos-night"),
  ];
  await writePhoto(old, pictures);
  await copyPhoto(old.photo, pictures, picturesOf(newTrashFolder(root)));
  await Deno.remove(pictures, { recursive: true });
  await writePhoto(other, pictures);

  for (const text of ["dawn", "dusk"]) {
    const [deleted, ...more] = listTrash(root);
    assert.ok(deleted && more.length === 0);
    assert.equal(deleted.label, `Picture “lagoon”: ${text}`);
    await bringBack(root, deleted.id);
    assert.deepEqual(await shown(), [[text, text]]);
  }
});
