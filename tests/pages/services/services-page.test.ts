import assert from "node:assert/strict";
import { serviceMenu } from "../../../data/service-menu.ts";
import { site } from "../../../data/site.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.services);

Deno.test("services opens with its headline, a call and six project pictures", () => {
  assert.deepEqual(page.headings(1), [
    "We fix the page where people leave.",
  ]);
  assert.deepEqual(page.linksTo("Book a call"), [site.book.href]);
  const pictures = page.all("img").map((picture) => picture.attribs.src)
    .filter((source) => !source?.includes("/people/"));
  assert.equal(pictures.length, 6);
});

Deno.test("services lists every service with its page", () => {
  const list = page.section("What we do");
  const pages = serviceMenu.flatMap(({ links }) => links)
    .map(({ href }) => href);
  assert.deepEqual(
    list.all("a").map(({ attribs }) => attribs.href),
    [...new Set(pages)],
  );
});

Deno.test("services shows its parts in the specification's order", () => {
  assert.deepEqual(page.headings(2), [
    "What we do",
    "The Problem",
    "Our Solution",
    "Pricing",
    "Review",
  ]);
});

Deno.test("the problem has three points, the solution three steps", () => {
  assert.equal(page.section("The Problem").headings(3).length, 3);
  assert.deepEqual(page.section("Our Solution").headings(3), [
    "Visual Alignment",
    "Homepage Design",
    "Additional Pages Design & Development",
  ]);
});

Deno.test("two price cards say what is in them, each with a discovery call", () => {
  const pricing = page.section("Pricing");
  assert.deepEqual(pricing.headings(3), [
    "Landing page or mini site (1-4 pages)",
    "E-com or enterprise site (5-15 pages)",
  ]);
  assert.deepEqual(pricing.all("li").map(({ text }) => text), [
    "Up to 3 iterative concept directions",
    "3-4 supplemental marketing illustrations",
    "A Figma file ready for dev",
    "Webflow dev add-on +$2,000",
    "6 essential page designs",
    "Reusable block-based sections",
    "A web style guide",
    "A Figma file",
    "Webflow dev add-on +$5,000",
  ]);
  assert.deepEqual(pricing.linksTo("Book a discovery call"), [
    site.book.href,
    site.book.href,
  ]);
  assert.match(pricing.text, /from \$999\. We do not offer refunds/);
});

Deno.test("three clients review the work", () => {
  const review = page.section("Review");
  assert.deepEqual(
    review.all("strong").map(({ text }) => text),
    ["Adaeze N.", "Maryam S.", "Chidi O."],
  );
});
