import assert from "node:assert/strict";
import file from "../../../data/home-questions.json" with { type: "json" };
import type { Question } from "../../../src/ui/blocks/accordion.tsx";
import words from "../../../data/words/home.json" with { type: "json" };
import { phoneLinks, site } from "../../../data/site.ts";
import { team } from "../../../src/agency/team/team.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import {
  shownFields,
  shownSigns,
} from "../../../src/pages/home/named-projects.ts";
import { fillIn } from "../../../src/ui/text/fill-in.ts";
import { withoutMarkdown } from "../../../src/ui/text/without-markdown.ts";
import { mainOf } from "../../support/main-part.ts";

const questions: readonly Question[] = file.questions;
const page = await mainOf(paths.home);

Deno.test("home has one headline and links to booking and the portfolio", () => {
  assert.equal(page.headings(1).length, 1);
  assert.ok(page.linksTo(site.book.label).includes(site.book.href));
  assert.ok(page.targets().includes(paths.portfolio));
});

Deno.test("Our Works shows each project's sign with a picture, linked to the project", () => {
  const strip = page.section("our-works");
  const links = strip.all("li").flatMap((item) =>
    item.children().filter(({ attribs }) => attribs.href)
  );
  assert.deepEqual(
    links.map(({ attribs }) => attribs.href),
    shownSigns().map(({ project }) => projectPath(project.slug)),
  );
  assert.deepEqual(
    links.map(({ text }) => text),
    shownSigns().map(({ project, line }) => project.name + line),
  );
  const pictures = strip.all("img");
  assert.equal(pictures.length, shownSigns().length);
  for (const { attribs } of pictures) assert.ok(attribs.alt);
});

Deno.test("the strip ends with a link to booking, which is not in the list of works", () => {
  const strip = page.section("our-works");
  assert.equal(strip.all("li").length, shownSigns().length);
  assert.equal(strip.all("a").length, shownSigns().length + 1);
  const { title, note } = words.works.lastStop;
  const link = strip.all("a").at(-1);
  assert.equal(link?.attribs.href, site.book.href);
  assert.equal(link.text, site.book.label);
  for (const text of [title, note]) {
    assert.ok(strip.text.includes(text), text);
  }
});

Deno.test("home shows each figure with its label", () => {
  const items = page.all("li").map(({ text }) => text);
  for (const { figure, label } of words.stats) {
    assert.ok(items.includes(`${fillIn(figure)} ${label}`), label);
  }
});

Deno.test("shows each reason to work with us, the weekly note and the plan", () => {
  const why = page.section("why");
  const { expertise, communication, speed } = words.reasons;
  for (const { title, description } of [expertise, communication, speed]) {
    assert.ok(why.text.includes(title + description), title);
  }
  for (const { items } of words.note.parts) {
    for (const item of items) assert.ok(why.text.includes(item), item);
  }
  assert.deepEqual(
    why.all("time").map(({ attribs }) => attribs.datetime),
    [...words.plan.sameDay, ...words.plan.nextDay].map(({ time }) => time),
  );
});

Deno.test("home lists every feature", () => {
  const { text } = page.section("features");
  for (const { title, description } of words.features.parts) {
    assert.ok(text.includes(title + description), title);
  }
});

Deno.test("each field shows the number of its projects and links to them", () => {
  const board = page.section("fields");
  assert.deepEqual(board.headings(3), shownFields().map(({ name }) => name));
  assert.deepEqual(
    board.withClass("board-count").map(({ text }) => parseInt(text)),
    shownFields().map(({ projects }) => projects.length),
  );
  assert.deepEqual(
    board.targets(),
    shownFields().flatMap(({ projects }) =>
      projects.map(({ slug }) => projectPath(slug))
    ),
  );
});

Deno.test("home's questions open one at a time, with a mail link for others", () => {
  if (questions.length === 0) return;
  const section = page.section("questions");
  const items = section.all("details");
  assert.deepEqual(
    items.map(({ text }) => text),
    questions.map(({ question, answer }) => question + withoutMarkdown(answer)),
  );
  assert.equal(new Set(items.map(({ attribs }) => attribs.name)).size, 1);
  assert.ok(items[0]?.attribs.name);
  assert.deepEqual(section.linksTo(site.email), [`mailto:${site.email}`]);
});

Deno.test("the questions say whom to call", () => {
  const [person] = team.people;
  const [phone] = phoneLinks();
  if (!person || !phone || questions.length === 0) return;
  const section = page.section("questions");
  assert.ok(section.text.includes(person.name));
  assert.deepEqual(section.linksTo(phone.label), [phone.href]);
});
