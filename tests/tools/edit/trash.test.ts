import assert from "node:assert/strict";
import { articlePath } from "../../../src/paths.ts";
import { readContentFiles } from "../../../src/pages/records.server.ts";
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
  const { articles } = await readContentFiles(root);
  assert.deepEqual(articles, []);
  const [deleted, ...more] = await listTrash(root);
  assert.ok(deleted && more.length === 0);
  assert.equal(deleted.label, `Article “${JSON.parse(before).title}”`);

  await bringBack(root, deleted.id);
  assert.equal(await Deno.readTextFile(new URL(path, root)), before);
  const left = JSON.parse(await Deno.readTextFile(redirects));
  assert.deepEqual(left, others);
  assert.deepEqual(await listTrash(root), []);
});

Deno.test("bringing a record back overwrites nothing", async () => {
  await using project = await makeProject(["soft-opening"]);
  const { root } = project;
  moveToTrash(root, path);
  await Deno.writeTextFile(new URL(path, root), "another");
  const [deleted] = await listTrash(root);
  await assert.rejects(bringBack(root, deleted?.id ?? ""), /another one/);
  assert.equal(await Deno.readTextFile(new URL(path, root)), "another");
  assert.equal((await listTrash(root)).length, 1);
  await assert.rejects(bringBack(root, "../../data"), /not there/);
});
