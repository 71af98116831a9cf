// own isolate: it runs for a minute
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { team } from "../../../src/ui/team/team.server.ts";
import { homeQuestions } from "../../../src/pages/home/section.server.ts";
import { unmarked } from "../../../src/tools/edit/field-mark.ts";
import { createPreview } from "../../../src/tools/edit/preview/preview.ts";
import { denoInfo } from "../../../src/lib/npm-cache.ts";
import { editorFolder } from "../../../src/tools/edit/editor-folder.ts";
import { makeProject } from "../../support/temporary-project.ts";

const person = { role: "Engineer", line: "Reads the log." };

Deno.test("of previews that are asked for at once, the newest is rendered", async () => {
  await using project = await makeProject();
  await using preview = await createPreview(project.root);
  const pages = await Promise.all(
    ["Ada", "Bola", "Chidi"].map((name) =>
      preview.page(team, "team", { people: [{ ...person, name }] })
    ),
  );
  assert.deepEqual(pages.slice(0, 2), [undefined, undefined]);
  assert.match(unmarked(pages[2] ?? ""), /<h3>Chidi<\/h3>/);
});

Deno.test("neither a page that cannot be rendered nor a question without an answer stops previews", async () => {
  await using project = await makeProject();
  await using preview = await createPreview(project.root);
  const broken = { people: [{ ...person, name: { first: "Ada" } }] };
  const failed = await preview.page(team, "team", broken).catch(String);
  assert.doesNotMatch(failed ?? "", /<ul class="staff"/);
  const people = [{ ...person, name: "Bola" }];
  const page = await preview.page(team, "team", { people });
  assert.match(unmarked(page ?? ""), /<h3>Bola<\/h3>/);
  // Unfinished, as while it is typed.
  const questions = [{ question: "Do you work at night?" }];
  const { name } = homeQuestions;
  const asked = await preview.page(homeQuestions, name, { questions });
  assert.match(unmarked(asked ?? ""), /Do you work at night\?/);
});

Deno.test("a preview leaves neither files nor modules in the runtime's cache", async () => {
  await using project = await makeProject();
  const preview = await createPreview(project.root);
  await preview.page(team, "team", { people: [] });
  const { typescriptCache } = await denoInfo<{ typescriptCache: string }>();
  const folder = new URL("preview/", editorFolder(project.root));
  const cached = pathToFileURL(`${typescriptCache}/file${folder.pathname}`);
  await Deno.stat(folder);
  await Deno.stat(cached);
  await preview[Symbol.asyncDispose]();
  for (const place of [folder, cached]) {
    await assert.rejects(Deno.stat(place), Deno.errors.NotFound);
  }
});
