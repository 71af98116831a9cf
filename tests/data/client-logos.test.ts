import assert from "node:assert/strict";

const folder = new URL("../../static/pictures/logos/", import.meta.url);

Deno.test("every client logo has its word mark", async () => {
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith(".svg")) continue;
    const svg = await Deno.readTextFile(new URL(name, folder));
    assert.match(svg, /id="mark" width="\d+" height="36"/, name);
    assert.match(svg, /fill="currentColor"/, name);
  }
});
