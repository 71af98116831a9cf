import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { signs } from "../../../data/home.ts";
import { readProjects } from "../../../data/project-files.ts";
import { fileProblemLine } from "../../../src/tools/content/check-files.ts";
import {
  checkProjects,
  refuseInvalidProjects,
} from "../../../src/tools/content/check-projects.ts";

const root = new URL("../../../", import.meta.url);
const [sample] = readProjects();
assert.ok(sample);
const { slug, showcase } = sample;

Deno.test("the site's own projects are valid", async () => {
  const { problems } = await checkProjects(root);
  assert.deepEqual(problems, []);
});

/** A folder with these files of projects, and the site's pictures. */
async function withProjects<T>(
  files: Record<string, unknown>,
  work: (root: URL) => Promise<T>,
): Promise<T> {
  const path = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${path}/data/projects`, { recursive: true });
    await Deno.symlink(new URL("static", root), `${path}/static`);
    for (const [name, body] of Object.entries(files)) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      await Deno.writeTextFile(`${path}/data/projects/${name}.json`, text);
    }
    return await work(pathToFileURL(`${path}/`));
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}

/** The problems of these files, or the warnings, each on one line. */
async function linesOf(
  files: Record<string, unknown>,
  kind: "problems" | "warnings" = "problems",
): Promise<string> {
  const result = await withProjects(files, checkProjects);
  return result[kind].map(fileProblemLine).join("\n");
}

Deno.test("reports what is wrong with a project by file, field and reason", async () => {
  const wrong = {
    broken: "{",
    [slug]: sample,
    twin: { ...sample, slug: "twin" },
    other: { ...sample, id: "99", slug: "elsewhere" },
    few: { ...sample, id: "98", slug: "few", showcase: showcase.slice(0, 2) },
    wide: { ...sample, id: "97", slug: "wide", fullSpanIndices: [2] },
    bare: { ...sample, id: "96", slug: "bare", ground: "blue", extra: 1 },
  };
  const problems = await linesOf(wrong);
  for (
    const problem of [
      /^data\/projects\/broken\.json: \(whole file\): /m,
      new RegExp(`twin\\.json: id: also in ${slug}\\.json$`, "m"),
      /twin\.json: slug: there is no picture "\/pictures\/twin\/cover-/,
      /other\.json: slug: expected the file's name, found "elsewhere"$/m,
      /few\.json: showcase: expected 3 to 12 pictures$/m,
      /wide\.json: fullSpanIndices: expected 1,/,
      /bare\.json: ground: expected a colour such as #0b3a42$/m,
      /bare\.json: \(whole record\): .*"extra"$/m,
    ]
  ) {
    assert.match(problems, problem);
  }
  assert.doesNotMatch(problems, new RegExp(`projects/${slug}\\.json`));
});

Deno.test("warns of each place that names a project that is gone", async () => {
  const warnings = await linesOf({ [slug]: sample }, "warnings");
  for (const sign of signs) {
    const isNamed = warnings.includes(
      `data/home.ts: signs: there is no project "${sign.slug}"`,
    );
    assert.equal(isNamed, sign.slug !== slug, sign.slug);
  }
});

Deno.test("a build refuses an invalid project with file, field and reason", async () => {
  const wrong = { [slug]: { ...sample, name: "" } };
  await assert.rejects(
    withProjects(wrong, refuseInvalidProjects),
    new RegExp(`projects/${slug}\\.json": name: expected a text`),
  );
  await withProjects({ [slug]: sample }, refuseInvalidProjects);
});
