import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import {
  articleFile,
  jobFile,
} from "../../src/content-service/file-schemas.ts";
import { cmsConfig } from "../../src/editor/cms-config.ts";
import { createEditorApp } from "../../src/editor/editor-app.ts";

const here = "http://localhost";

/** The editor of an empty project. */
async function openEditor() {
  const path = await Deno.makeTempDir();
  for (
    const folder of [
      "data/content/articles",
      "data/content/jobs",
      "static/pictures",
    ]
  ) await Deno.mkdir(`${path}/${folder}`, { recursive: true });
  const app = await createEditorApp(pathToFileURL(`${path}/`));
  return {
    app,
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}

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

Deno.test("completes, checks and renames what is saved", async () => {
  await using editor = await openEditor();
  const files = "/cms/files/data/content/articles";
  const ask = (method: string, name: string, init: RequestInit = {}) =>
    editor.app.request(`${here}${files}/${name}`, { method, ...init });
  const saved = await ask("PUT", "tides.json", {
    body: JSON.stringify(form),
  });
  assert.equal(saved.status, 204, await saved.text());
  const record = await (await ask("GET", "tides.json")).json();
  assert.equal(record._id, "tides");
  assert.ok(articleFile.safeParse(record).success);

  const wrong = JSON.stringify({ ...form, content: [{ type: "hologram" }] });
  const refused = await ask("PUT", "tides.json", { body: wrong });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /^Cannot save: content\.0\.type: /);

  const to = "data/content/articles/ebb-and-flow.json";
  const moved = await ask("POST", "tides.json", { headers: { "X-To": to } });
  assert.equal(moved.status, 204);
  await ask("PUT", "ebb-and-flow.json", { body: JSON.stringify(form) });
  const renamed = await (await ask("GET", "ebb-and-flow.json")).json();
  assert.equal(renamed._id, "ebb-and-flow");
  assert.notEqual((await ask("GET", "tides.json")).status, 200);
  assert.equal(renamed.createdAt, record.createdAt);

  // Nothing but content files can be read or written, and only from here.
  for (const path of ["../../../deno.json", "..%2f..%2f..%2fdeno.json"]) {
    assert.notEqual((await ask("GET", path)).status, 200, path);
  }
  const foreign = await ask("PUT", "tides.json", {
    headers: { Origin: "https://elsewhere.example" },
    body: JSON.stringify(form),
  });
  assert.equal(foreign.status, 403);
  const rebound = await editor.app.request(`http://evil.example${files}/`);
  assert.equal(rebound.status, 403);
});

Deno.test("the form has every field of the schemas, and their choices", () => {
  const [articles, jobs] = cmsConfig().collections;
  const names = (collection: typeof articles) =>
    collection?.fields.map(({ name }) => name).sort();
  assert.deepEqual(names(articles), Object.keys(articleFile.shape).sort());
  assert.deepEqual(names(jobs), Object.keys(jobFile.shape).sort());
  const status = articles?.fields.find(({ name }) => name === "status");
  assert.deepEqual(status?.options, ["published", "draft"]);
  assert.equal(status?.widget, "select");
});
