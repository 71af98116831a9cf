import assert from "node:assert/strict";
import file from "../../../data/branding-questions.json" with { type: "json" };
import type { Question } from "../../../src/ui/blocks/accordion.tsx";
import { projectList } from "../../../src/agency/projects/projects.ts";
import words from "../../../data/words/branding.json" with { type: "json" };
import { processSteps } from "../../../src/pages/services/process-steps.ts";
import { paths } from "../../../src/paths.ts";
import { withoutMarkdown } from "../../../src/ui/text/without-markdown.ts";
import { mainOf } from "../../support/main-part.ts";

const questions: readonly Question[] = file.questions;
const page = await mainOf(paths.branding);

Deno.test("branding lists every benefit", () => {
  assert.deepEqual(
    page.section("benefits").headings(3),
    words.benefits.items.map(({ title }) => title),
  );
});

Deno.test("branding shows its own project steps", () => {
  const section = page.section("process");
  const steps = processSteps(words.process);
  assert.deepEqual(
    section.headings(3),
    steps.map(({ number, title }) => `${number} ${title}`),
  );
  for (const { description } of steps) {
    assert.ok(section.text.includes(description), description);
  }
});

Deno.test("branding shows the clients' logos and the materials", () => {
  const section = page.section("clients");
  assert.deepEqual(
    section.withClass("client-logo").map(({ attribs }) =>
      attribs["aria-label"]
    ),
    projectList.filter(({ client, isUnmarked }) => client && !isUnmarked)
      .map(({ client }) => client),
  );
  for (const name of Object.values(words.clients.materials)) {
    assert.ok(section.all("li").some(({ text }) => text === name), name);
  }
});

Deno.test("branding shows its questions with answers", () => {
  assert.deepEqual(
    page.all("details").map(({ text }) => text),
    questions.map(({ question, answer }) => question + withoutMarkdown(answer)),
  );
});

Deno.test("branding shows marks on real things", () => {
  const { label, door, receipt } = words.things;
  const section = page.section("things");
  assert.deepEqual(
    section.all("img").map(({ attribs }) => attribs.alt),
    [label.alt, door.alt, receipt.alt],
  );
  assert.deepEqual(
    section.all("li").map(({ text }) => text),
    [label.caption, door.caption, receipt.caption],
  );
});
