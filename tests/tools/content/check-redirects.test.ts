import assert from "node:assert/strict";
import { redirects } from "../../../src/records/redirects.ts";
import { articlePath, paths } from "../../../src/paths.ts";
import { checkAll, fileProblemLine } from "../../../src/tools/content/check.ts";
import { makeProject } from "../../support/temporary-project.ts";

/** What the check says of the redirects of a project with one article. */
async function check(file: unknown) {
  await using project = await makeProject(["first-meeting"]);
  const text = typeof file === "string" ? file : JSON.stringify(file);
  await Deno.writeTextFile(new URL(redirects.file, project.root), text);
  const { problems, warnings } = await checkAll(project.root);
  const linesOf = (list: typeof problems) =>
    list.filter((it) => it.file === redirects.file).map(fileProblemLine);
  return { problems: linesOf(problems), warnings: linesOf(warnings) };
}

const here = articlePath("first-meeting");

Deno.test("names what is wrong with a redirect by file, field and reason", async () => {
  const { problems } = await check({
    "/away": "https://elsewhere.example/",
    "/a": "/b",
    "/b": "/a",
    "/fine": here,
  });
  assert.deepEqual(problems, [
    `${redirects.file}: /away: expected a path of this site, such as "/portfolio", found "https://elsewhere.example/"`,
    `${redirects.file}: /a: leads in a circle`,
    `${redirects.file}: /b: leads in a circle`,
  ]);
  const spelt = await check({ "/Blog/old": paths.blog });
  assert.deepEqual(spelt.problems, [
    `${redirects.file}: /Blog/old: expected "/blog/old", found "/Blog/old"`,
  ]);
  for (const text of ["{", "[]"]) {
    const broken = await check(text);
    assert.match(broken.problems.join(), /redirects\.json: \(whole \w+\): /);
  }
});

Deno.test("warns of redirects that lead to no page or are not used", async () => {
  const { problems, warnings } = await check({
    "/work/old": here,
    "/lost": articlePath("never"),
    [here]: paths.blog,
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(warnings, [
    `${redirects.file}: /lost: "/blog/never" leads to no page`,
    `${redirects.file}: ${here}: there is a page, which is shown`,
  ]);
});

Deno.test("the site's own records and redirects are valid", async () => {
  const root = new URL("../../../", import.meta.url);
  const { problems } = await checkAll(root);
  assert.deepEqual(problems, []);
});
