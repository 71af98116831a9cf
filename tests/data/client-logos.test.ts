import assert from "node:assert/strict";
import { clientLogos } from "../../data/client-logos.ts";

Deno.test("every client logo has its word mark", async () => {
  for (const { project } of clientLogos) {
    const svg = await Deno.readTextFile(
      new URL(`../../static/pictures/logos/${project}.svg`, import.meta.url),
    );
    assert.match(svg, /id="mark" width="\d+" height="36"/, project);
    assert.match(svg, /fill="currentColor"/, project);
  }
});
