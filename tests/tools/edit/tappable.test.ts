import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { team } from "../../../src/agency/team/team.server.ts";
import { homeQuestions } from "../../../src/pages/home/section.server.ts";
import { records } from "../../../src/pages/records.server.ts";
import { words } from "../../../src/pages/words.server.ts";
import {
  blocksWithFieldTag,
  withFieldTag,
} from "../../../src/tools/edit/field-tag.ts";
import { withFieldTags } from "../../../src/tools/edit/preview/tagged-record.ts";
import {
  addSearchResult,
  listenForTaps,
  readFieldTags,
  tagKeyFields,
} from "../../../src/tools/edit/browser/tappable.ts";

function pageOf(html: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  readFieldTags(page);
  return page;
}

Deno.test("equal texts have fields of their own, beside others too", () => {
  const [one, two] = [
    withFieldTag("Blog", "a/a/one"),
    withFieldTag("Blog", "a/a/two"),
  ];
  const page = pageOf(`<h1>${one}</h1><p>${one} or ${two}</p>`);
  assert.equal(page.body.textContent, "BlogBlog or Blog");
  assert.equal(page.querySelector("h1")?.dataset.field, "a/a/one");
});

Deno.test("a text with a link in it has its field as a whole", () => {
  const page = pageOf(
    `<p><span>\u{E000}${
      withFieldTag("", "a/a/text").slice(1, -1)
    }Ask </span><a href="/x">us</a><span> today.\u{E002}</span></p>`,
  );
  assert.equal(page.querySelector("p")?.dataset.field, "a/a/text");
  assert.equal(page.body.textContent, "Ask us today.");
});

Deno.test("each block of a text has its field, and none beside them", () => {
  const [start, end] = withFieldTag("|", "a/a/text").split("|");
  const page = pageOf(
    `<section><h2>${withFieldTag("One", "a/a/one")}</h2><p>${start}</p>
    <p>Row <em>slowly</em>.</p><ul><li>Oars</li></ul></section>
    <section><h2>Two</h2><p>Dry them.</p><p>${end}</p></section>
    <section><p>${withFieldTag("Three", "a/a/three")}</p></section>`,
  );
  const fields = [...page.querySelectorAll("h2, em, li, p")].map((it) =>
    it.closest<HTMLElement>("[data-field]")?.dataset.field
  );
  assert.deepEqual(
    fields.map((it) => it?.slice(4)),
    ["one", "text", "text", "text", "text", "text", "three"],
  );
});

Deno.test("tags have their field, but not the same tags of others", () => {
  const page = pageOf(
    "<main><ul><li>Design</li><li>Boats</li></ul><p>Design</p></main>",
  );
  tagKeyFields(page, { tags: "Design, Boats" }, "articles/boats/");
  const fields = [...page.querySelectorAll<HTMLElement>("main *")]
    .map(({ dataset }) => dataset.field);
  const tags = "articles/boats/tags";
  assert.deepEqual(fields, [undefined, tags, tags, undefined]);
});

Deno.test("labels, alternative texts and titles have fields", () => {
  const fieldTag = (name: string) => withFieldTag(name, `a/a/${name}`);
  const page = pageOf(
    `<head><title>${fieldTag("title")} | Agency</title>
    <meta name="description" content="${fieldTag("description")}"></head>
    <body><img alt="${fieldTag("alt")}"><input placeholder="${
      fieldTag("hint")
    }">`,
  );
  addSearchResult(page);
  assert.equal(page.querySelector("img")?.alt, "alt");
  const fields = [...page.querySelectorAll<HTMLElement>("body [data-field]")]
    .map(({ dataset }) => dataset.field);
  assert.deepEqual(
    fields,
    ["a/a/title", "a/a/description", "a/a/alt", "a/a/hint"],
  );
});

Deno.test("a tap opens the field, and what has none says so", () => {
  const page = pageOf(`<h1>${withFieldTag("Hi", "a/a/title")}</h1><p>Code</p>`);
  const opened: string[] = [];
  listenForTaps(page, (fieldPath) => void opened.push(fieldPath));
  page.querySelector("h1")?.click();
  assert.deepEqual(opened, ["a/a/title"]);
  assert.equal(page.querySelector("[role=status]"), null);
  page.querySelector("p")?.click();
  assert.ok(page.querySelector("[role=status]"));
});

Deno.test("texts that pages show are marked, and names of other things are not", () => {
  const person = {
    name: "Ada Obi",
    role: "Engineer",
    line: "Reads.",
    portrait: "people/ada",
  };
  const { people: [ada] } = withFieldTags(team, "team", { people: [person] });
  assert.equal(ada?.name, withFieldTag("Ada Obi", "team/team/people.0.name"));
  assert.equal(ada?.portrait, person.portrait);
  const compared = withFieldTags(team, "team", { people: [person] }, {
    leavesKeys: true,
  });
  assert.deepEqual(compared.people[0], { ...ada, name: person.name });
  const [page] = words;
  assert.ok(page);
  const { meta } = withFieldTags(page, page.name, { meta: { title: "About" } });
  const fieldPath = `${page.name}/${page.name}/meta.title`;
  assert.equal(meta.title, withFieldTag("About", fieldPath));
  const { content: [block], tags } = withFieldTags(records.articles, "boats", {
    tags: "Design",
    content: [{ type: "paragraph", paragraphText: "## Oars" }],
  });
  const paragraph = "articles/boats/content.0.paragraphText";
  assert.equal(block?.paragraphText, blocksWithFieldTag("## Oars", paragraph));
  assert.equal(tags, "Design");
  const [question] = withFieldTags(homeQuestions, "home-questions", {
    questions: [{ question: "Who?", answer: "[We](/about-us)." }],
  }).questions;
  const answer = "home-questions/home-questions/questions.0.answer";
  assert.equal(question?.answer, withFieldTag("[We](/about-us).", answer));
});
