import assert from "node:assert/strict";
import { academyTracks } from "../../data/academy.ts";
import { studentTestimonials } from "../../data/student-testimonials.ts";
import {
  featuredTestimonials,
  reviews,
  testimonials,
} from "../../data/testimonials.ts";

Deno.test("the carousel has six slides, beside two featured cards and three reviews", () => {
  const ids = (list: typeof testimonials) => list.map((item) => item.id);
  // The two that are featured above the track come last in it.
  assert.deepEqual(ids(testimonials), ["t3", "t4", "t5", "t6", "t1", "t2"]);
  assert.deepEqual(ids(featuredTestimonials), ["t2", "t1"]);
  assert.deepEqual(ids(reviews), ["t1", "t3", "t4"]);
  for (const shown of [...featuredTestimonials, ...reviews]) {
    assert.ok(testimonials.includes(shown));
  }
});

Deno.test("the two students took tracks of the academy", () => {
  assert.equal(studentTestimonials.length, 2);
  const tracks = academyTracks.map((track) => track.name);
  for (const { role } of studentTestimonials) assert.ok(tracks.includes(role));
});

Deno.test("a portrait is named after the person", () => {
  for (const { name, portrait } of [...testimonials, ...studentTestimonials]) {
    const kebab = name.toLowerCase().replace(/\.$/, "").replaceAll(" ", "-");
    assert.equal(portrait, `people/${kebab}`);
  }
});
