import assert from "node:assert/strict";
import { site } from "../../../data/site.ts";
import words from "../../../data/words/no-code.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import { fillIn } from "../../../src/ui/text/fill-in.ts";
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
    words.worries.pairs.map(({ problem, solution }) => problem + solution),
  );
});

Deno.test("no-code shows each offering with its costs", async () => {
  const section = page.section("offerings");
  const items = section.all("li");
  const offerings = Object.values(words.offerings.blocks);
  assert.equal(items.length, offerings.length);
  for (const [index, offering] of offerings.entries()) {
    const { heading, description, build, leave } = offering;
    for (const text of [heading, description, build, leave]) {
      assert.ok(items[index]?.text.includes(text), text);
    }
  }
  await assertBlocks("offerings", words.offerings.blocks);
});

Deno.test("no-code shows each benefit with a block", async () => {
  assert.deepEqual(
    page.section("reasons").all("li").map(({ text }) => text),
    Object.entries(words.benefits.blocks)
      .map(([block, { heading, description }]) =>
        (block === "price" ? site.figmaToFramerFrom : "") + heading +
        fillIn(description)
      ),
  );
  await assertBlocks("reasons", words.benefits.blocks);
});

/** Each item of a section has its block, which is in the drawing. */
async function assertBlocks(
  id: string,
  items: Readonly<Record<string, unknown>>,
): Promise<void> {
  assert.equal(page.section(id).all("svg").length, Object.keys(items).length);
  const blocks = await Deno.readTextFile("static/drawings/blocks.svg");
  for (const icon of Object.keys(items)) {
    assert.ok(blocks.includes(`id="${icon}"`), icon);
  }
}
