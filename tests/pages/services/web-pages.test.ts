import assert from "node:assert/strict";
import type { Testimonial } from "../../../data/schema.ts";
import { featuredProjects } from "../../../data/projects.ts";
import { processSteps } from "../../../data/process.ts";
import { toolCategories } from "../../../data/services.ts";
import { clientVoices } from "../../../data/testimonials.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { mainOf } from "../../support/main-part.ts";

function quotesOf(
  { featured, slides }: typeof clientVoices[keyof typeof clientVoices],
): Testimonial[] {
  return [...featured, ...slides];
}

const development = await mainOf(paths.webDevelopment);

const design = await mainOf(paths.webDesign);

for (
  const [name, page] of [
    ["web design", design],
    ["web development", development],
  ] as const
) {
  Deno.test(`${name} has a drawing for each step of a project`, async () => {
    const section = page.section("process");
    assert.equal(section.all("svg").length, processSteps.length);
    for (const { attribs } of section.all("use")) {
      const [, path, id] = /(\/drawings\/.+)#(.+)$/.exec(attribs.href!)!;
      const drawing = await Deno.readTextFile(`static${path}`);
      assert.ok(drawing.includes(`id="${id}"`), `${path}#${id}`);
    }
  });
}

Deno.test("web development lists its tools by category", () => {
  const section = development.section("tools");
  const labels = toolCategories.map(({ label }) => label);
  assert.deepEqual(section.all("button").map(({ text }) => text), labels);
  assert.deepEqual(section.headings(3), labels);
  assert.deepEqual(
    section.all("li").map(({ text }) => text),
    toolCategories.flatMap(({ tools }) => tools.map(({ name }) => name)),
  );
});

for (const alias of [paths.mobileApp, paths.custom]) {
  Deno.test(`${alias} shows the page of web development`, async () => {
    assert.equal((await mainOf(alias)).text, development.text);
  });
}

for (
  const [service, page] of [
    ["branding", await mainOf(paths.branding)],
    ["webDesign", design],
    ["webDevelopment", development],
  ] as const
) {
  Deno.test(`${service} shows each quote once, with its client and a link to the case`, () => {
    const figures = page.section("voices").all("figure");
    const quotes = quotesOf(clientVoices[service]);
    assert.equal(new Set(quotes.map(({ id }) => id)).size, figures.length);
    assert.equal(clientVoices[service].slides.length, 6);
    assert.equal(clientVoices[service].featured.length, 2);
    for (const [index, { quote, name, role, client }] of quotes.entries()) {
      const { text } = figures[index]!;
      assert.ok(text.includes(quote), name);
      assert.ok(text.endsWith(`${name}${role}, ${client?.name}`), name);
    }
    assert.deepEqual(
      page.section("voices").targets(),
      quotes.map(({ client }) => projectPath(client?.project ?? "")),
    );
  });

  Deno.test(`${service} shows its projects and links to the portfolio`, () => {
    const featured = page.section("featured");
    assert.ok(featured.targets().includes(paths.portfolio));
    const shown = featured.targets().filter((it) => it !== paths.portfolio);
    assert.ok(shown.length > 0);
    assert.deepEqual(
      shown,
      featuredProjects(service).slice(0, shown.length)
        .map(({ slug }) => projectPath(slug)),
    );
  });
}
