import assert from "node:assert/strict";
import students from "../../../data/student-testimonials.json" with {
  type: "json",
};
import words from "../../../data/words/academy.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import { mainIn, mainOf } from "../../support/main-part.ts";
import { pagesWith } from "../../support/other-data.ts";
import { htmlFaults } from "../../site/html-faults.ts";

const page = await mainOf(paths.academy);

Deno.test("the academy lists its training weeks and explains the intake", () => {
  const [weeks] = page.all("ol");
  assert.equal(weeks?.children().length, 6);
  assert.ok(page.text.includes(words.call.text));
});

Deno.test("with another student there is one testimonial more, and with none no section", async () => {
  const ada = { name: "Ada Obi", role: "Data", quote: "It compiles." };
  for (const testimonials of [[...students.testimonials, ada], []]) {
    const facts = { "student-testimonials": { testimonials } };
    const [html = ""] = await pagesWith({ facts }, paths.academy);
    assert.deepEqual(await htmlFaults(html), []);
    const headings = mainIn(html).all("h2").map(({ attribs }) => attribs.id);
    const hasStudents = testimonials.length > 0;
    assert.equal(headings.includes("students"), hasStudents);
    if (!hasStudents) continue;
    const voices = mainIn(html).section("students").all("figure");
    assert.equal(voices.length, testimonials.length);
  }
});

Deno.test("students' testimonials show their names", () => {
  if (students.testimonials.length === 0) return;
  const voices = page.section("students").all("figure");
  assert.equal(voices.length, students.testimonials.length);
  for (const [index, { text }] of voices.entries()) {
    const { quote, name, role } = students.testimonials[index]!;
    for (const part of [quote, name + role]) assert.ok(text.includes(part));
  }
});
