import assert from "node:assert/strict";
import { clientLogos } from "../../data/branding.ts";
import { featuredSlugs, projectList } from "../../data/projects.ts";
import { findProject, projects } from "../../data/project-pages.ts";

Deno.test("finds projects by slug only", () => {
  for (const { slug } of projects) {
    assert.equal(findProject(slug)?.slug, slug);
    assert.equal(findProject(slug.toUpperCase()), undefined);
  }
  for (const slug of ["", "constructor", "__proto__"]) {
    assert.equal(findProject(slug), undefined);
  }
});

Deno.test("each project has a unique slug", () => {
  const slugs = projectList.map(({ slug }) => slug);
  assert.equal(new Set(slugs).size, slugs.length);
});

Deno.test("fullSpanIndices match the wide pictures of a gallery", () => {
  for (const { slug, fullSpanIndices, showcase } of projects) {
    assert.deepEqual(
      showcase.flatMap(({ kind }, index) => kind === "full" ? index + 1 : []),
      fullSpanIndices,
      slug,
    );
  }
});

Deno.test("squares come in pairs, so that a gallery has no gaps", () => {
  for (const { slug, showcase } of projects) {
    const runs = showcase.map(({ kind }) => kind === "full" ? "F" : "s")
      .join("").split("F");
    for (const run of runs) assert.equal(run.length % 2, 0, slug);
  }
});

Deno.test("the alternative texts of a gallery differ", () => {
  for (const { slug, coverAlt, showcase } of projects) {
    const texts = showcase.map(({ alt }) => alt);
    assert.equal(new Set(texts).size, texts.length, slug);
    assert.ok(coverAlt, slug);
  }
});

Deno.test("client logos belong to projects in the portfolio", () => {
  const marks = projectList.map(({ slug }) => `logos/${slug}`);
  for (const { picture } of clientLogos) assert.ok(marks.includes(picture));
});

Deno.test("featured projects are in the portfolio", () => {
  const slugs = projectList.map(({ slug }) => slug);
  for (const slug of Object.values(featuredSlugs).flat()) {
    assert.ok(slugs.includes(slug), slug);
  }
});
