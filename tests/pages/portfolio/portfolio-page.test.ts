import assert from "node:assert/strict";
import { projectList } from "../../../src/agency/projects/projects.ts";
import { shortCount } from "../../../src/pages/portfolio/portfolio-page.tsx";
import { fullPortfolioPath, paths, projectPath } from "../../../src/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const short = await mainOf(paths.portfolio);
const full = await mainOf(fullPortfolioPath);
const names = projectList.map(({ name }) => name);

Deno.test("the portfolio shows the first projects, and all of them on request", () => {
  assert.deepEqual(short.headings(2), names.slice(0, shortCount));
  assert.deepEqual(full.headings(2), names);
});

Deno.test({
  name: "the button for more projects submits a form to the full portfolio",
  ignore: names.length <= shortCount,
}, () => {
  const [form] = short.all("form");
  const [field] = short.all("input");
  const query = new URLSearchParams({
    [field?.attribs.name ?? ""]: field?.attribs.value ?? "",
  });
  const [path, id] = `${form?.attribs.action}`.split("#");
  assert.equal(`${path}?${query}`, fullPortfolioPath);
  // Without script the document is loaded at the first added project.
  const added = full.all("article")[shortCount];
  assert.equal(added?.attribs.id, id);
  assert.equal(short.all("button")[0]?.attribs.type, "submit");
});

Deno.test("the full portfolio links to each project and has no button", () => {
  assert.deepEqual(
    full.targets(),
    projectList.map(({ slug }) => projectPath(slug)),
  );
  assert.deepEqual(full.all("form"), []);
});

Deno.test("each project shows its line and its tags", () => {
  for (const { line, tags } of projectList) {
    assert.ok(full.text.includes(line + tags.join("")), line);
  }
});

Deno.test("the first picture loads eagerly, the others lazily", () => {
  const loading = short.all("img").map(({ attribs }) => attribs.loading);
  assert.deepEqual(
    loading,
    loading.map((_, index) => index === 0 ? "eager" : "lazy"),
  );
  assert.equal(loading.length, Math.min(names.length, shortCount));
});
