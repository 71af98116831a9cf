import assert from "node:assert/strict";
import {
  academyTracks,
  intake,
  studentTestimonials,
  trainingWeeks,
} from "../../../data/academy.ts";
import { academyTrackSchema } from "../../../data/schema.ts";
import { paths } from "../../../src/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.academy);

Deno.test("the academy lists its training weeks and explains the intake", () => {
  const [weeks] = page.all("ol");
  assert.equal(weeks?.children().length, trainingWeeks);
  assert.ok(page.text.includes(intake));
});

Deno.test("each track is a button with its description", () => {
  const section = page.section("tracks");
  assert.deepEqual(
    section.all("button").map(({ text }) => text),
    academyTracks.map(({ name }) => name),
  );
  for (const track of academyTracks) {
    const { description } = academyTrackSchema.parse(track);
    assert.ok(section.text.includes(description), description);
  }
});

Deno.test("students' testimonials show their names", () => {
  if (studentTestimonials.length === 0) return;
  const voices = page.section("students").all("figure");
  assert.equal(voices.length, studentTestimonials.length);
  for (const [index, { text }] of voices.entries()) {
    const { quote, name, role } = studentTestimonials[index]!;
    for (const part of [quote, name + role]) assert.ok(text.includes(part));
  }
});
