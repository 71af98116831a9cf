import assert from "node:assert/strict";
import serviceWords from "../../../data/words/service-pages.json" with {
  type: "json",
};
import type { ClientTestimonial } from "../../../src/agency/testimonials/testimonials.server.ts";
import {
  featuredProjects,
  findProject,
} from "../../../src/agency/projects/projects.ts";
import { toolCategories } from "../../../src/pages/services/tool-categories.ts";
import { clientTestimonials } from "../../../src/agency/testimonials/testimonials.ts";
import designWords from "../../../data/words/web-design.json" with {
  type: "json",
};
import { comparedProject } from "../../../src/pages/services/before-and-after.tsx";
import { webSteps } from "../../../src/pages/services/process-steps.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { pageOf } from "../../support/app.ts";
import { mainOf, type MainPart } from "../../support/main-part.ts";

function quotesOf(
  { featured, slides }: ReturnType<typeof clientTestimonials>,
): ClientTestimonial[] {
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
    const drawings = section.all("svg").filter(({ attribs }) =>
      !attribs.class?.includes("danfo")
    );
    assert.equal(drawings.length, webSteps().length);
    for (const { attribs } of section.all("use")) {
      if (attribs.href === "#danfo") continue;
      const [, path, id] = /(\/drawings\/.+)#(.+)$/.exec(attribs.href!)!;
      const drawing = await Deno.readTextFile(`static${path}`);
      assert.ok(drawing.includes(`id="${id}"`), `${path}#${id}`);
    }
  });
}

Deno.test("web development lists its tools by category", () => {
  const section = development.section("tools");
  const labels = toolCategories().map(({ label }) => label);
  assert.deepEqual(section.all("button").map(({ text }) => text), labels);
  assert.deepEqual(section.headings(3), labels);
  assert.deepEqual(
    section.all("li").map(({ text }) => text),
    toolCategories().flatMap(({ tools }) => tools.map(({ name }) => name)),
  );
});

for (const alias of [paths.mobileApp, paths.custom]) {
  Deno.test(`${alias} is the whole page of web development, with a name and a paragraph`, async () => {
    const [, title = ""] = /<title>(.+?) \|/.exec(await pageOf(alias)) ?? [];
    const texts = textsOf(await mainOf(alias));
    const added = [...texts];
    for (const text of textsOf(development)) {
      const index = added.indexOf(text);
      assert.ok(index >= 0, text);
      added.splice(index, 1);
    }
    const isOwn = (text: string) => !added.includes(text);
    assert.deepEqual(texts.filter(isOwn), textsOf(development).filter(isOwn));
    const [name, paragraph, ...more] = added;
    assert.equal(name, title);
    assert.ok(paragraph);
    assert.deepEqual(more, []);
  });
}

Deno.test("who chose an app reads that apps are not developed", async () => {
  const { text } = await mainOf(paths.mobileApp);
  assert.match(text, /We do not develop them/);
});

/** The texts of the innermost elements, in order. */
function textsOf(page: MainPart): string[] {
  return page.all("*").filter((element) => element.children().length === 0)
    .map(({ text }) => text).filter(Boolean);
}

for (
  const [service, page] of [
    ["branding", await mainOf(paths.branding)],
    ["webDesign", design],
    ["webDevelopment", development],
  ] as const
) {
  Deno.test(`${service} shows quotes, each with its client and a link to the case`, () => {
    const quotes = quotesOf(clientTestimonials(service));
    if (quotes.length === 0) return;
    assert.ok(page.headings(2).includes(serviceWords.testimonials.title));
    const figures = page.section("voices").all("figure");
    assert.equal(figures.length, quotes.length);
    for (const [index, { quote, name, role, ...rest }] of quotes.entries()) {
      const { text } = figures[index]!;
      assert.ok(text.includes(quote), name);
      const client = rest.client ?? findProject(rest.project)?.name;
      const author = `${name}${role}${client ? `, ${client}` : ""}`;
      assert.ok(text.endsWith(author), name);
    }
    assert.deepEqual(
      page.section("voices").targets().filter((it) => it?.startsWith("/")),
      quotes.map(({ project }) => project ?? "").filter(findProject)
        .map(projectPath),
    );
  });

  Deno.test(`${service} shows its projects and links to the portfolio`, () => {
    if (featuredProjects(service).length === 0) return;
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

Deno.test("web design compares a page before and after, if its client is shown", () => {
  if (!findProject(comparedProject)) return;
  const { before, after } = designWords.comparison;
  assert.deepEqual(
    design.section("comparison").all("figure").map(({ text }) => text),
    [before, after].map(({ name, caption }) => `${name} ${caption}`),
  );
});
