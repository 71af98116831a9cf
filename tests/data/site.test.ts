import assert from "node:assert/strict";
import { links } from "../../data/links.ts";
import { site } from "../../data/site.ts";
import { paths } from "../../src/addresses/paths.ts";

Deno.test("the brand keeps the specification's fixed texts", () => {
  assert.equal(site.tagline, "Let's Build something together");
  assert.equal(
    site.blurb,
    "Building innovative products that meets business demands and serves customers well.",
  );
  assert.equal(site.city, "Yaba, Lagos, Nigeria");
  assert.equal(site.book.label, "Book your spot now");
});

Deno.test("calls to action lead to the contact page, case studies to the portfolio", () => {
  assert.equal(links.getStartedNow.href, paths.contact);
  assert.equal(links.viewCaseStudies.href, paths.portfolio);
  assert.equal(links.seeOurWorks.href, paths.portfolio);
  assert.equal(links.academyApply.href, `${paths.contact}#academy`);
  assert.equal(links.academyGetStarted.href, `${paths.contact}#academy`);
});

Deno.test("every booking follows the brand's one setting", () => {
  for (const [name, link] of Object.entries(links)) {
    if (name.startsWith("book")) assert.equal(link.href, site.book.href, name);
  }
});

Deno.test("the calls to action are labelled as the specification writes them", () => {
  assert.deepEqual(
    Object.values(links).map((link) => link.label).sort(),
    [
      "Apply Now",
      "BOOK A FREE CALL",
      "Book a Call",
      "Book a call",
      "Book a discovery call",
      "Book your spot now",
      "Get started",
      "Get started now",
      "SEE OUR WORKS",
      "View Case studies",
    ],
  );
});
