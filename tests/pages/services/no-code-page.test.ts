import assert from "node:assert/strict";
import type { IconItem } from "../../../data/schema.ts";
import {
  noCodeBenefits,
  noCodeProblems,
  solutionOfferings,
} from "../../../data/no-code.ts";
import { paths } from "../../../src/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.noCode);

Deno.test("no-code has a labelled drawing", () => {
  const [drawing] = page.all("svg").filter(({ attribs }) =>
    attribs.role === "img"
  );
  assert.ok(drawing?.attribs["aria-label"]);
});

Deno.test("no-code shows each problem with its solution", () => {
  assert.deepEqual(
    page.section("worries").all("li").map(({ text }) => text),
    noCodeProblems.map(({ problem, solution }) => problem + solution),
  );
});

Deno.test("no-code shows each offering with its costs", async () => {
  const section = page.section("offerings");
  const items = section.all("li");
  assert.equal(items.length, solutionOfferings.length);
  for (const [index, offering] of solutionOfferings.entries()) {
    const { heading, description, build, leave } = offering;
    for (const text of [heading, description, build, leave]) {
      assert.ok(items[index]?.text.includes(text), text);
    }
  }
  await assertBlocks("offerings", solutionOfferings);
});

Deno.test("no-code shows each benefit with a block", async () => {
  assert.deepEqual(
    page.section("reasons").all("li").map(({ text }) => text),
    noCodeBenefits.map(({ heading, description }) => heading + description),
  );
  await assertBlocks("reasons", noCodeBenefits);
});

/** Each item of a section has its block, which is in the drawing. */
async function assertBlocks(
  id: string,
  items: readonly IconItem[],
): Promise<void> {
  assert.equal(page.section(id).all("svg").length, items.length);
  const blocks = await Deno.readTextFile("static/drawings/blocks.svg");
  for (const { icon } of items) {
    assert.ok(blocks.includes(`id="${icon}"`), icon);
  }
}
