import assert from "node:assert/strict";
import { projectList } from "../../../data/project-list.ts";
import {
  fullPortfolioPath,
  paths,
  projectPath,
} from "../../../src/addresses/paths.ts";
import { pageOf } from "../../support/app.ts";
import { mainOf } from "../../support/main-part.ts";

const short = await mainOf(paths.portfolio);
const full = await mainOf(fullPortfolioPath);
const names = projectList.map(({ name }) => name);

Deno.test("the portfolio shows the first six projects", () => {
  assert.deepEqual(short.headings(2), names.slice(0, 6));
});

Deno.test("the portfolio's button for more is a form's, and asks for the list of all ten", () => {
  const [form] = short.all("form");
  const [field] = short.all("input");
  assert.equal(form?.attribs.action, "/portfolio");
  assert.deepEqual([field?.attribs.name, field?.attribs.value], [
    "show",
    "all",
  ]);
  assert.deepEqual(full.headings(2), names);
});

Deno.test("the long list offers no way back to the short one", () => {
  assert.doesNotMatch(full.text, /View more projects/);
  for (const link of full.all("a")) {
    assert.match(link.attribs.href ?? "", /^\/portfolio\/[a-z-]+$/);
  }
});

Deno.test("each project links to its own page", () => {
  for (const { name, slug } of projectList) {
    assert.deepEqual(full.linksTo(name), [projectPath(slug)]);
  }
});

Deno.test("each project shows its line and its tags", () => {
  for (const { line, tags } of projectList) {
    assert.ok(full.text.includes(line + tags.join("")), line);
  }
});

Deno.test("both pictures of the first row load at once", async () => {
  const html = await pageOf(paths.portfolio);
  const loading = [...html.matchAll(/<img [^>]*loading="(\w+)"/g)];
  assert.deepEqual(
    loading.slice(-names.slice(0, 6).length).map(([, how]) => how),
    ["eager", "eager", "lazy", "lazy", "lazy", "lazy"],
  );
});
