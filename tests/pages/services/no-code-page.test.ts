import assert from "node:assert/strict";
import { links } from "../../../data/site.ts";
import {
  noCodeBenefits,
  noCodeProblems,
  solutionOfferings,
} from "../../../data/no-code.ts";
import { paths } from "../../../src/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.noCode);

Deno.test("no-code has one headline, a labelled drawing and two links", () => {
  assert.equal(page.headings(1).length, 1);
  const [drawing] = page.all("svg").filter(({ attribs }) =>
    attribs.role === "img"
  );
  assert.ok(drawing?.attribs["aria-label"]);
  for (const { label, href } of [links.bookFreeCall, links.seeOurWorks]) {
    assert.ok(page.linksTo(label).includes(href), label);
  }
});

Deno.test("no-code shows each problem with its solution", () => {
  assert.deepEqual(
    page.section("worries").all("li").map(({ text }) => text),
    noCodeProblems.map(({ problem, solution }) => problem + solution),
  );
});

for (
  const [what, id, items] of [
    ["offering", "offerings", solutionOfferings],
    ["benefit", "reasons", noCodeBenefits],
  ] as const
) {
  Deno.test(`no-code shows each ${what} with a block`, async () => {
    const section = page.section(id);
    assert.deepEqual(
      section.all("li").map(({ text }) => text),
      items.map(({ heading, description }) => heading + description),
    );
    assert.equal(section.all("svg").length, items.length);
    const blocks = await Deno.readTextFile("static/drawings/blocks.svg");
    for (const { icon } of items) {
      assert.ok(blocks.includes(`id="${icon}"`), icon);
    }
  });
}
