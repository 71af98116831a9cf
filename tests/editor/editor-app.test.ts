import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import {
  articleFile,
  jobFile,
} from "../../src/content-service/file-schemas.ts";
import { cmsConfig } from "../../src/editor/cms-config.ts";
import { createEditorApp } from "../../src/editor/editor-app.ts";

const here = "http://localhost";

async function git(cwd: string, ...args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command("git", {
    args: ["-c", "user.name=Ife", "-c", "user.email=ife@site.example", ...args],
    cwd,
    env: {
      GIT_COMMITTER_NAME: "Editor",
      GIT_COMMITTER_EMAIL: "editor@site.example",
    },
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

/** A git host with an empty project, a clone of it, and the clone's editor. */
async function openClone() {
  const path = await Deno.makeTempDir();
  await git(path, "init", "--quiet", "--bare", "--initial-branch=main", "host");
  await git(path, "clone", "--quiet", "host", "clone");
  const clone = `${path}/clone`;
  await git(clone, "config", "user.name", "Editor");
  await git(clone, "config", "user.email", "editor@site.example");
  for (
    const folder of [
      "data/content/articles",
      "data/content/jobs",
      "static/pictures",
    ]
  ) {
    await Deno.mkdir(`${clone}/${folder}`, { recursive: true });
    await Deno.writeTextFile(`${clone}/${folder}/.gitkeep`, "");
  }
  await git(clone, "add", ".");
  await git(clone, "commit", "--quiet", "--message", "Start");
  await git(clone, "push", "--quiet", "--set-upstream", "origin", "HEAD:main");
  const app = await createEditorApp(pathToFileURL(`${clone}/`), { push: true });
  return {
    ...{ app, clone, host: `${path}/host` },
    async [Symbol.asyncDispose]() {
      await Deno.remove(path, { recursive: true });
    },
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

Deno.test("what is saved is complete, checked, renamed, and pushed", async () => {
  await using editor = await openClone();
  const files = "/cms/files/data/content/articles";
  const ask = (method: string, name: string, init: RequestInit = {}) =>
    editor.app.request(`${here}${files}/${name}`, { method, ...init });
  const headers = {
    "X-Forwarded-User": "Ife Adeyemi",
    "X-Forwarded-Email": "ife@site.example",
  };

  const saved = await ask("PUT", "tides.json", {
    body: JSON.stringify(form),
    headers,
  });
  assert.equal(saved.status, 204, await saved.text());
  const record = await (await ask("GET", "tides.json")).json();
  assert.equal(record._id, "tides");
  assert.ok(articleFile.safeParse(record).success);
  assert.equal(
    await git(editor.host, "log", "-1", "--format=%an: %s", "main"),
    "Ife Adeyemi: Edit articles/tides.json\n",
  );

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
