import assert from "node:assert/strict";
import { findProject, projects } from "../../data/projects.ts";
import { showcases } from "../../data/showcases.ts";

/** The projects that the site began with; new ones come after them. */
const slugs = [
  "aurora-ai",
  "prompt-plumber-ai",
  "nexant-construction",
  "prompt-guardian",
  "alomaa",
  "fleetwaters-farms",
  "tobyteq-website",
  "chedar-website",
  "armt-website",
  "armt-website-cms",
];

const first = projects.slice(0, slugs.length);

Deno.test("the first ten projects stand in the portfolio's order", () => {
  assert.deepEqual(first.map((project) => project.slug), slugs);
  assert.deepEqual(
    projects.map((project) => project.id),
    projects.map((_, index) => String(index + 1)),
  );
});

Deno.test("every project is found by its slug, and no other name finds one", () => {
  for (const slug of slugs) assert.equal(findProject(slug)?.slug, slug);
  for (const slug of ["", "aurora", "AURORA-AI", "constructor", "__proto__"]) {
    assert.equal(findProject(slug), undefined);
  }
});

Deno.test("of the first ten only the last has no tags", () => {
  const untagged = first.filter((project) => project.tags.length === 0);
  assert.deepEqual(untagged.map((project) => project.slug), [slugs.at(-1)]);
});

Deno.test("the galleries have the pictures that were drawn for them", () => {
  assert.deepEqual(
    first.map((project) => project.showcase.length),
    [9, 8, 10, 8, 11, 9, 8, 9, 10, 7],
  );
  assert.deepEqual(
    Object.keys(showcases),
    projects.map((project) => project.slug),
  );
});

Deno.test("full-span positions rise within the gallery, and name its wide shots", () => {
  for (const { slug, fullSpanIndices, showcase } of projects) {
    assert.deepEqual(
      showcase.flatMap(({ kind }, index) => kind === "full" ? index + 1 : []),
      fullSpanIndices,
      slug,
    );
    assert.equal(fullSpanIndices[0], 1, slug);
  }
});

Deno.test("squares come in pairs between full-span pictures, so no gap is left", () => {
  for (const { slug, showcase } of projects) {
    const runs = showcase.map(({ kind }) => kind === "full" ? "F" : "s").join(
      "",
    ).split("F");
    for (const run of runs) assert.equal(run.length % 2, 0, slug);
  }
});

Deno.test("a gallery's pictures are numbered in its own set, with texts of their own", () => {
  for (const { slug, name, showcase } of projects) {
    assert.deepEqual(
      showcase.map((shot) => shot.picture),
      showcase.map((_, index) =>
        `${slug}/${String(index + 1).padStart(2, "0")}`
      ),
    );
    for (const shot of showcase) assert.ok(shot.alt.startsWith(`${name}: `));
    assert.equal(
      new Set(showcase.map((shot) => shot.alt)).size,
      showcase.length,
      slug,
    );
  }
});

Deno.test("text on a client's second colour has a contrast of at least 4.5", async () => {
  const file = new URL("../../src/styles/pictures.css", import.meta.url);
  const styles = await Deno.readTextFile(file);
  // Those of the two skies, by night as by day.
  const inks = { light: "#fff6ec", dark: "#0e1a16" };
  for (const { slug, ink } of first) {
    const rule = styles.split(`.ground-${slug} {`)[1] ?? "";
    const mark = /--mark: (#[0-9a-f]{6});/.exec(rule)?.[1] ?? "";
    assert.ok(ink && contrast(mark, inks[ink]) >= 4.5, `${slug}: ${mark}`);
  }
});

/** Contrast of two colours "#rrggbb", as WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [a, b].map(luminance).sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

Deno.test("the cover shows the scene that opens the gallery", () => {
  for (const { slug, coverAlt, showcase } of projects) {
    assert.equal(coverAlt, showcase[0]?.alt, slug);
  }
});
