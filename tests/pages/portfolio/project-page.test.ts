import assert from "node:assert/strict";
import { testimonials } from "../../../src/agency/testimonials/testimonials.ts";
import { projects } from "../../support/projects.ts";
import { paths, projectPath, requestPath } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { mainOf } from "../../support/main-part.ts";

const app = await testApp();
const pages = await Promise.all(
  projects.map(async (project) => ({
    ...project,
    page: await mainOf(projectPath(project.slug), app),
  })),
);

Deno.test("each project shows its name, its line, its description and its tags", () => {
  for (const { page, name, line, description, tags } of pages) {
    assert.deepEqual(page.headings(1), [name]);
    assert.ok(page.text.includes(name + line), name);
    assert.ok(page.text.includes(description + tags.join("")), name);
  }
});

Deno.test("the board of the bus says which of the projects it is", () => {
  for (const [place, { page }] of pages.entries()) {
    const [board] = page.withClass("project-board");
    assert.equal(board?.text, `Project ${place + 1} of ${pages.length}`);
  }
});

Deno.test("each project says what it led to, in large type", () => {
  for (const { page, name, facts } of pages) {
    const [result] = page.withClass("project-result");
    const large = result?.children().find(({ attribs }) =>
      attribs.class === "heading-2"
    );
    assert.equal(large?.text, facts?.result, name);
  }
});

Deno.test("each project shows its captioned pictures", () => {
  for (const { page, name, showcase } of pages) {
    assert.deepEqual(
      page.withClass("shot-caption").map(({ text }) => text),
      showcase.flatMap(({ caption }, index) =>
        caption ? `${index + 1} ${caption}` : []
      ),
      name,
    );
    assert.deepEqual(
      page.all("img").map(({ attribs }) => attribs.alt)
        .filter((alt) => !alt?.startsWith("Portrait"))
        .slice(0, showcase.length),
      showcase.map(({ alt }) => alt),
      name,
    );
  }
});

Deno.test("a project whose client was quoted shows the words once, in its gallery", () => {
  for (const { page, name, slug } of pages) {
    const said = testimonials().find(({ project }) => project === slug);
    const quotes = page.all("blockquote").map(({ text }) => text);
    assert.deepEqual(quotes, said ? [`“${said.quote}”`] : [], name);
  }
});

Deno.test("each project links only to the portfolio and the next project", () => {
  for (const [place, { page, name }] of pages.entries()) {
    const next = projects[(place + 1) % projects.length]!;
    const ways = page.targets().filter((it) => it?.startsWith(paths.portfolio));
    if (projects.length === 1) {
      assert.deepEqual(ways, [paths.portfolio]);
      continue;
    }
    assert.deepEqual(ways, [paths.portfolio, projectPath(next.slug)], name);
    const onward = page.all("a").find(({ attribs }) =>
      attribs.href === projectPath(next.slug)
    );
    assert.ok(onward?.text.endsWith(next.name), name);
  }
});

Deno.test("each project ends with a request for one like it, before the next one", () => {
  for (const [place, { page, name, slug }] of pages.entries()) {
    const next = projects[(place + 1) % projects.length]!;
    const targets = page.targets().slice(projects.length === 1 ? -1 : -2);
    const like = requestPath(`like-${slug}`);
    assert.deepEqual(
      targets,
      [like, projectPath(next.slug)].slice(0, targets.length),
      name,
    );
    assert.equal(page.section("like-it").targets()[0], like);
  }
});

Deno.test("each project can be shared by mail or copied, and has no links to other sites", () => {
  for (const { page, name, slug } of pages) {
    const [mail, ...others] = page.targets().filter((it) =>
      /^[a-z]+:/.test(it ?? "")
    );
    assert.match(mail ?? "", /^mailto:\?subject=.*&body=http/);
    assert.ok(mail?.endsWith(projectPath(slug)), name);
    assert.deepEqual(others, [], name);
    const copies = page.all("button").filter(({ attribs }) =>
      attribs.name === "copy"
    );
    assert.equal(copies.length, 1, name);
  }
});
