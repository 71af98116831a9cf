import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { projectList } from "../../data/project-list.ts";
import type { Project } from "../../data/schema.ts";
import { collectAnswers } from "../../src/writing/questions.ts";
import {
  addProject,
  fullSpans,
  projectQuestions,
} from "../../src/writing/new-project.ts";

const root = new URL("../../", import.meta.url);

/** A copy of what a new project is added to. */
async function copy(): Promise<URL & AsyncDisposable> {
  const path = await Deno.makeTempDir();
  const here = pathToFileURL(`${path}/`);
  await Deno.mkdir(new URL("data", here));
  await Deno.mkdir(new URL("src/pictures/scenes", here), { recursive: true });
  for await (const { name, isFile } of Deno.readDir(new URL("data", root))) {
    if (isFile) {
      await Deno.copyFile(
        new URL(`data/${name}`, root),
        new URL(`data/${name}`, here),
      );
    }
  }
  return Object.assign(here, {
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  });
}

const given = {
  name: 'Ìkòkò "Pots"',
  line: "Clay pots that arrive whole.",
  description: "Half of the pots broke on the way. Now they don’t.",
  tags: "Crafts, Branding",
  ground: "#aa3311",
  shots: "kiln; label; box; shop; van; map; invoice; poster",
};

Deno.test("a new project is found with its texts and its gallery", async () => {
  await using here = await copy();
  const answers = collectAnswers(projectQuestions, { given });
  const files = await addProject({ root: here, answers });
  const { projects } = await import(
    new URL("data/projects.ts", here).href
  ) as { projects: Project[] };
  const added = projects.at(-1);
  assert.equal(added?.id, String(projects.length));
  assert.equal(added?.slug, "ikoko-pots");
  assert.equal(added?.name, given.name);
  assert.equal(added?.description, given.description);
  assert.deepEqual(added?.tags, ["Crafts", "Branding"]);
  assert.deepEqual(
    added?.showcase.map(({ kind }) => kind === "full"),
    [true, false, false, false, false, false, false, true],
  );
  assert.equal(added?.coverAlt, added?.showcase[0]?.alt);
  assert.deepEqual(files, [
    "data/project-list.ts",
    "data/project-descriptions.ts",
    "data/showcases.ts",
    "src/pictures/scenes/ikoko-pots.ts",
  ]);
  const scene = await Deno.readTextFile(new URL(files.at(-1) ?? "", here));
  assert.match(scene, /export const scenes = placeholders\("ikoko-pots"\)/);
});

Deno.test("a project that is there is not added again", async () => {
  const [{ slug } = { slug: "" }] = projectList;
  await using here = await copy();
  const answers = collectAnswers(projectQuestions, {
    given: { ...given, slug },
  });
  await assert.rejects(
    addProject({ root: here, answers }),
    new RegExp(`there is a project "${slug}" already`),
  );
});

Deno.test("a gallery has 7 to 11 different pictures", () => {
  for (
    const shots of ["kiln; label", "a;a;b;c;d;e;f", "a;b;c;d;e;f;g;h;i;j;k;l"]
  ) {
    assert.throws(
      () => collectAnswers(projectQuestions, { given: { ...given, shots } }),
      /--shots: expected/,
    );
  }
});

Deno.test("squares come in pairs between wide pictures", () => {
  for (const count of [7, 8, 9, 10, 11]) {
    const squares = count - fullSpans(count).length;
    assert.equal(squares % 2, 0);
  }
});

Deno.test("no project is shown with placeholders for pictures", async () => {
  const scenes = new URL("src/pictures/scenes/", root);
  for await (const { name, isFile } of Deno.readDir(scenes)) {
    if (!isFile) continue;
    const source = await Deno.readTextFile(new URL(name, scenes));
    assert.ok(!source.includes("templates/placeholder.ts"), name);
  }
});
