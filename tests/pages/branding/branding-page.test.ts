import assert from "node:assert/strict";
import { brandingFaq } from "../../../data/branding-faq.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.branding);

Deno.test("branding opens with its tag, its headline and two ways on", () => {
  assert.deepEqual(page.headings(1), [
    "A name people can shout across a road.",
  ]);
  assert.match(page.text, /^BrandingA name/);
  assert.deepEqual(
    new Set(page.linksTo("Get started now")),
    new Set(["/contact-us"]),
  );
  assert.deepEqual(page.linksTo("View Case studies"), ["/portfolio"]);
});

Deno.test("branding shows its sections in the specification's order", () => {
  assert.deepEqual(page.headings(2), [
    "A brand is a promise with a shape.",
    "It has to work at 16 pixels and at 16 metres.",
    "What a clear brand does for a business",
    "Six steps to a name that holds",
    "Featured clients",
    "Asked before every brand",
    "Featured web design projects",
    "Is your name ready for the side of a bus?",
    "Testimonials",
  ]);
});

Deno.test("branding lists six benefits, the last named like the third", () => {
  assert.deepEqual(
    page.section("What a clear brand does for a business").headings(3),
    [
      "Customer loyalty",
      "Advertising impact",
      "Increased revenue",
      "Competitive advantage",
      "Brand recognition",
      "Increased revenue",
    ],
  );
});

Deno.test("branding shows the process of six steps", () => {
  assert.deepEqual(
    page.section("Six steps to a name that holds").headings(3),
    [
      "01. Discovery session",
      "02. Strategy & Planning",
      "03. Design & Visual Creation",
      "04. Development & Coding",
      "05. Testing & Quality Assurance",
      "06. Launch & Support",
    ],
  );
});

Deno.test("branding's clients are strips of ten and of five", () => {
  const strips = page.section("Featured clients").all("ul");
  const sizes = strips.map((strip) => strip.children().length);
  assert.deepEqual(sizes, [10, 5]);
});

Deno.test("branding answers five questions", () => {
  const section = page.section("Asked before every brand");
  assert.equal(section.all("details").length, 5);
  for (const { question, answer } of brandingFaq) {
    assert.ok(section.text.includes(question + answer), question);
  }
});

Deno.test("branding's three projects link to their pages and to the portfolio", () => {
  const section = page.section("Featured web design projects");
  assert.deepEqual(section.linksTo("View projects"), ["/portfolio"]);
  assert.deepEqual(
    section.all("article").flatMap((card) =>
      section.all("a").filter((link) => card.text.startsWith(link.text))
        .map((link) => link.attribs.href)
    ),
    [
      "/portfolio/chedar-website",
      "/portfolio/alomaa",
      "/portfolio/fleetwaters-farms",
    ],
  );
});

Deno.test("branding ends with two testimonials and a carousel of six", () => {
  const section = page.section("Testimonials");
  assert.equal(section.all("figure").length, 8);
  const labels = section.all("button").map((button) =>
    button.attribs["aria-label"]
  );
  assert.deepEqual(labels, ["Previous", "Next"]);
});
