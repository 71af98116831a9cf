import assert from "node:assert/strict";
import { projects } from "../../../data/project-pages.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { pageOf, testApp } from "../../support/app.ts";
import { mainOf } from "../../support/main-part.ts";

const app = await testApp();

Deno.test("each project shows its name, its description and its tags", async () => {
  for (const { name, slug, description, tags } of projects) {
    const page = await mainOf(projectPath(slug), app);
    assert.deepEqual(page.headings(1), [name]);
    assert.ok(page.text.includes(name + description + tags.join("")), name);
  }
});

Deno.test("each project says what it led to, in large type", async () => {
  for (const { name, slug, facts } of projects) {
    const page = await mainOf(projectPath(slug), app);
    const [result] = page.withClass("project-result");
    const large = result?.children().find(({ attribs }) =>
      attribs.class === "f1"
    );
    assert.equal(large?.text, facts?.result, name);
  }
});

Deno.test("each project shows its captioned pictures, wide if in fullSpanIndices", async () => {
  for (const { name, slug, showcase, fullSpanIndices } of projects) {
    const page = await mainOf(projectPath(slug), app);
    const items = page.withClass("gallery")[0]?.children() ?? [];
    assert.deepEqual(
      items.map(({ text }) => text),
      showcase.map(({ caption }, index) =>
        caption ? `${index + 1} ${caption}` : ""
      ),
      name,
    );
    assert.deepEqual(
      items.flatMap(({ attribs }, index) =>
        attribs.class?.split(" ").includes("full") ? index + 1 : []
      ),
      fullSpanIndices,
      name,
    );
    assert.deepEqual(
      page.all("img").slice(0, showcase.length)
        .map(({ attribs }) => attribs.alt),
      showcase.map(({ alt }) => alt),
      name,
    );
  }
});

Deno.test("each project links only to the portfolio and the next project", async () => {
  for (const [place, { name, slug }] of projects.entries()) {
    const next = projects[(place + 1) % projects.length]!;
    const page = await mainOf(projectPath(slug), app);
    const ways = page.targets().filter((it) => it?.startsWith(paths.portfolio));
    assert.deepEqual(ways, [paths.portfolio, projectPath(next.slug)], name);
    const onward = page.all("a").find(({ attribs }) =>
      attribs.href === projectPath(next.slug)
    );
    assert.ok(onward?.text.endsWith(next.name), name);
  }
});

Deno.test("each project can be shared by mail or copied, and has no links to other sites", async () => {
  for (const { name, slug } of projects) {
    const page = await mainOf(projectPath(slug), app);
    const [mail, ...others] = page.targets().filter((it) =>
      /^[a-z]+:/.test(it ?? "")
    );
    assert.match(mail ?? "", /^mailto:\?subject=.*&body=http/);
    assert.ok(mail?.endsWith(projectPath(slug)), name);
    assert.deepEqual(others, [], name);
    assert.equal(page.all("button").length, 1, name);
  }
});

const [first] = projects;
assert.ok(first);

for (
  const slug of [
    "unknown",
    "constructor",
    first.slug.toUpperCase(),
    `${first.slug}%2F`,
  ]
) {
  Deno.test(`the unknown project "${slug}" is 404 with the site's own page`, async () => {
    const path = `${paths.portfolio}/${slug}`;
    assert.equal((await app.request(path)).status, 404);
    assert.match(
      await pageOf(path, app),
      /<meta name="robots" content="noindex"/,
    );
    const page = await mainOf(path, app);
    assert.equal(page.headings(1).length, 1);
    assert.ok(page.targets().includes(paths.portfolio));
    assert.deepEqual(page.withClass("gallery"), []);
  });
}
