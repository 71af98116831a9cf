import assert from "node:assert/strict";
import { fields } from "../../../data/fields.ts";
import { homeFaq } from "../../../data/home-faq.ts";
import { projectList } from "../../../data/project-list.ts";
import { planSteps, weeklyNote } from "../../../data/reasons.ts";
import { signs } from "../../../data/signs.ts";
import { site } from "../../../data/site.ts";
import { paths, projectPath } from "../../../src/addresses/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.home);

Deno.test("home opens with its headline and two ways on", () => {
  assert.deepEqual(page.headings(1), ["From idea to product, span by span."]);
  assert.deepEqual(page.linksTo("Book your spot now"), [site.book.href]);
  assert.deepEqual(page.linksTo("See our work"), ["/portfolio"]);
});

Deno.test("home shows its parts in the specification's order", () => {
  assert.deepEqual(page.headings(2), [
    "Our Works",
    "Why work with us",
    "What holds a product up",
    "Who we have built for",
    "Asked before every project",
  ]);
});

Deno.test("Our Works is a strip of pictures, each of another project and linked to its page", () => {
  const strip = page.section("Our Works");
  const links = strip.all("a");
  assert.equal(new Set(signs.map(({ slug }) => slug)).size, 10);
  assert.deepEqual(
    links.map((link) => link.attribs.href),
    signs.map(({ slug }) => projectPath(slug)),
  );
  assert.deepEqual(
    links.map(({ text }) => text),
    signs.map(({ slug, line }) =>
      projectList.find((project) => project.slug === slug)?.name + line
    ),
  );
  for (const picture of strip.all("img")) assert.ok(picture.attribs.alt);
  assert.equal(strip.all("img").length, links.length);
});

Deno.test("home shows four figures", () => {
  const items = page.all("li").map(({ text }) => text);
  for (
    const figure of [
      "40+finalized projects",
      "96%conversion rate improvement",
      "6+years of experience",
      "24 haction plan after your first message",
    ]
  ) assert.ok(items.includes(figure), figure);
});

Deno.test("three cards say why to work with us, each under what shows it", () => {
  const why = page.section("Why work with us");
  assert.deepEqual(why.headings(3), [
    "Expertise",
    "Communication",
    "Accelerated Speed",
  ]);
  assert.equal(why.all("svg").length, 1);
  for (const { items } of weeklyNote.parts) {
    for (const item of items) assert.ok(why.text.includes(item), item);
  }
  assert.deepEqual(
    why.all("time").map(({ attribs }) => attribs.datetime),
    planSteps.map(({ time }) => time),
  );
});

Deno.test("the feature list has an item for each key of the drawing", async () => {
  const list = page.section("What holds a product up");
  const drawing = await Deno.readTextFile(
    new URL("../../../static/drawings/home.svg", import.meta.url),
  );
  const keys = [...drawing.matchAll(/>(\d)<\/text>/g)].map(([, key]) => key);
  assert.deepEqual(keys, list.headings(3).map((_, index) => `${index + 1}`));
  assert.equal(keys.length, 6);
});

Deno.test("the fields list counts the projects of each field", () => {
  const board = page.section("Who we have built for");
  assert.deepEqual(board.headings(3), [
    "AI tools",
    "Construction",
    "Agriculture",
    "Video editing",
    "SaaS",
    "Public rail",
  ]);
  assert.deepEqual(board.text.match(/\d projects?/g), [
    "3 projects",
    "1 project",
    "1 project",
    "1 project",
    "3 projects",
    "2 projects",
  ]);
});

Deno.test("each field of the list leads to its projects", () => {
  const board = page.section("Who we have built for");
  assert.deepEqual(
    board.all("a").map(({ attribs }) => attribs.href),
    fields.flatMap(({ projects }) => projects.map(projectPath)),
  );
});

Deno.test("home answers seven questions, with the first open and one open at a time", () => {
  const questions = page.section("Asked before every project");
  const items = questions.all("details");
  assert.deepEqual(
    items.map(({ text }) => text),
    homeFaq.map(({ question, answer }) => question + answer),
  );
  assert.equal(items.length, 7);
  assert.equal(new Set(items.map((item) => item.attribs.name)).size, 1);
  assert.deepEqual(questions.linksTo(site.email), [`mailto:${site.email}`]);
});
