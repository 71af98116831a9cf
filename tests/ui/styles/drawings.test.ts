import assert from "node:assert/strict";
import { filesOf, textOf } from "../../docs/source-files.ts";
import { assertWithin } from "../../limits.ts";

const drawings = await filesOf("static/drawings", /\.svg$/);

Deno.test("every colour that a drawing takes from its page is in the styles", async () => {
  const sheets = await filesOf("src", /\.css$/);
  const styles = (await Promise.all(sheets.map(textOf))).join("\n");
  for (const drawing of drawings) {
    const text = await textOf(drawing);
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) {
      assert.ok(styles.includes(`${name}:`), `${drawing}: ${name}`);
    }
    // Two digits for the opacity would make it no colour.
    assert.doesNotMatch(text, /var\([^)]*\)\w/, drawing);
  }
});

Deno.test("drawings stay within their limit", async () => {
  for (const drawing of drawings) {
    assertWithin("drawing", drawing, (await textOf(drawing)).length);
  }
});
