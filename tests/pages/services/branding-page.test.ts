import assert from "node:assert/strict";
import {
  benefits,
  brandingFaq,
  clientLogos,
  materials,
} from "../../../data/branding.ts";
import { brandingSteps } from "../../../data/process.ts";
import { links } from "../../../data/site.ts";
import {
  brandingTestimonials,
  testimonials,
} from "../../../data/testimonials.ts";
import { paths } from "../../../src/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.branding);

Deno.test("branding has one headline and leads to getting started and to the work", () => {
  assert.equal(page.headings(1).length, 1);
  for (const { label, href } of [links.getStartedNow, links.viewCaseStudies]) {
    assert.ok(page.linksTo(label).includes(href), label);
  }
});

Deno.test("branding lists every benefit", () => {
  assert.deepEqual(
    page.section("benefits").headings(3),
    benefits.map(({ title }) => title),
  );
});

Deno.test("branding tells the steps of a project in its own words", () => {
  const section = page.section("process");
  assert.deepEqual(
    section.headings(3),
    brandingSteps.map(({ number, title }) => `${number} ${title}`),
  );
  for (const { description } of brandingSteps) {
    assert.ok(section.text.includes(description), description);
  }
});

Deno.test("branding shows each client's mark, and what marks are made in", () => {
  const section = page.section("clients");
  assert.deepEqual(
    section.withClass("client-logo").map(({ attribs }) =>
      attribs["aria-label"]
    ),
    clientLogos.map(({ name }) => name),
  );
  for (const { name } of materials) {
    assert.ok(section.all("li").some(({ text }) => text === name), name);
  }
});

Deno.test("branding answers its questions", () => {
  assert.deepEqual(
    page.all("details").map(({ text }) => text),
    brandingFaq.map(({ question, answer }) => question + answer),
  );
});

Deno.test("branding shows what each client says", () => {
  const voices = page.section("voices");
  for (const { quote, name } of [brandingTestimonials[0]!, ...testimonials]) {
    assert.ok(voices.text.includes(quote), name);
  }
});
