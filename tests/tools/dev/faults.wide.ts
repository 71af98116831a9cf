// own isolate: it runs for a minute
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { startDevelopment } from "../../support/development.ts";

Deno.test("with --late and --fail each visit shows the fallback, and then what came", async () => {
  await using development = await startDevelopment(
    undefined,
    ["--late", "300", "--fail", "100"],
  );
  // Nothing is cached: the second visit waits like the first.
  for (let visit = 0; visit < 2; visit++) {
    const page = await fetch(development.origin + paths.blog);
    const text = await page.text();
    assert.match(text, /Loading blogs\.\.\.[^]*Error loading blogs/);
  }
});
