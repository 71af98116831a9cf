import assert from "node:assert/strict";
import { colours } from "../../../data/site.ts";
import { filesOf, textOf } from "../../docs/source-files.ts";

Deno.test("the brand's yellow is written in data/site.ts only", async () => {
  const { light, dark } = colours.danfo;
  const sources = [
    ...await filesOf("src", /\.(?:tsx?|css|svg)$/),
    ...await filesOf("static/drawings", /\.svg$/),
  ];
  for (const file of sources) {
    const text = (await textOf(file)).toLowerCase();
    for (const colour of [light, dark]) {
      assert.ok(!text.includes(colour), `${file}: ${colour}`);
    }
  }
});
