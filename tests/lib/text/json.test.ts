import assert from "node:assert/strict";
import fc from "fast-check";
import { jsonBlock } from "../../../src/lib/text/json.ts";
import { hostileText, shapeOf } from "../../support/content/hostile.ts";

Deno.test("a data block cannot close its element and parses to the same value", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      hostileText,
      fc.constantFrom("</script", "<!--<script>", "\u2028", "\u2029", "&amp;"),
      fc.integer(),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.dictionary(hostileText, tie("any"), { noNullPrototype: true }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (data) => {
      const block = jsonBlock(data);
      assert.doesNotMatch(block, /[<>&\u2028\u2029]/);
      assert.deepEqual(JSON.parse(block), JSON.parse(JSON.stringify(data)));
      const html = `<script type="application/json">${block}</script><p>`;
      assert.deepEqual(shapeOf(html), ["script type", "p"]);
    }),
    { numRuns: 1000 },
  );
});
