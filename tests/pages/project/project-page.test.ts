import assert from "node:assert/strict";
import { captions } from "../../../data/captions.ts";
import { projects } from "../../../data/projects.ts";
import { projectPath } from "../../../src/addresses/paths.ts";
import { pageOf, testApp } from "../../support/app.ts";
import { mainOf } from "../../support/main-part.ts";

for (const [place, project] of projects.entries()) {
  const { name, slug, description, tags, showcase, fullSpanIndices } = project;
  const page = await mainOf(projectPath(slug));
  const [gallery] = page.all("ul").filter((list) =>
    list.attribs.class?.includes("gallery")
  );
  const next = projects[(place + 1) % projects.length];

  Deno.test(`${name} shows its name, description and tags`, () => {
    assert.deepEqual(page.headings(1), [name]);
    assert.ok(page.text.includes(name + description + tags.join("")));
  });

  Deno.test(`${name} shows its pictures, wide where fullSpanIndices says so`, () => {
    const items = gallery!.children();
    assert.equal(items.length, showcase.length);
    assert.deepEqual(
      items.flatMap(({ attribs }, index) =>
        attribs.class?.split(" ").includes("full") ? index + 1 : []
      ),
      fullSpanIndices,
    );
    assert.deepEqual(
      page.all("img").slice(0, showcase.length).map((picture) =>
        picture.attribs.alt
      ),
      showcase.map(({ alt }) => alt),
    );
  });

  Deno.test(`${name} leads back to the portfolio and on to the next project`, () => {
    assert.deepEqual(page.linksTo("Portfolio"), ["/portfolio"]);
    const [way] = page.all("a").filter((link) =>
      link.text.startsWith("Next project")
    );
    assert.equal(way && way.text, `Next project${next?.name}`);
    assert.equal(way?.attribs.href, projectPath(next?.slug ?? ""));
  });

  Deno.test(`${name} says below each picture what it decides, not what it shows`, () => {
    const texts = captions[slug] ?? [];
    assert.equal(texts.length, showcase.length);
    assert.deepEqual(
      gallery!.children().map(({ text }) => text),
      texts.map((caption, index) => `${index + 1} ${caption}`),
    );
    assert.equal(new Set(texts).size, texts.length);
    for (const caption of texts) {
      assert.ok(caption.length > 20, caption);
      assert.ok(showcase.every(({ alt }) => !alt.includes(caption)), caption);
    }
  });

  Deno.test(`${name} can be sent in two ways`, () => {
    const [mail] = page.linksTo("Send by mail");
    assert.match(mail ?? "", /^mailto:\?subject=.*&body=http/);
    assert.ok(mail?.endsWith(projectPath(slug)));
    assert.equal(
      page.all("button").filter(({ text }) => text === "Copy link").length,
      1,
    );
    const elsewhere = page.all("a").filter(({ attribs }) =>
      /^https?:/.test(attribs.href ?? "")
    );
    assert.equal(elsewhere.length, 0);
  });

  Deno.test(`${name} ends with one way on`, () => {
    const others = page.all("a").filter(({ attribs }) =>
      attribs.href?.startsWith("/portfolio/")
    );
    assert.equal(others.length, 1);
  });
}

Deno.test("a project's document has its name and picture in the head", async () => {
  const html = await pageOf("/portfolio/aurora-ai");
  assert.match(html, /<title>Aurora AI \| /);
  assert.match(html, /<meta name="description" content="Researchers do not/);
});

for (const slug of ["unknown", "constructor", "AURORA-AI", "aurora-ai%2F"]) {
  Deno.test(`no project is called "${slug}": the site's own page says so, with status 404`, async () => {
    const response = await (await testApp()).request(`/portfolio/${slug}`);
    assert.equal(response.status, 404);
    const html = await response.text();
    assert.match(html, /<h1[^>]*>We have no project by that name\.<\/h1>/);
    assert.match(html, /<meta name="robots" content="noindex"/);
    assert.match(html, /<title>Project not found \| /);
  });
}
