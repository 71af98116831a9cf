/** `deno task content preview ID`. */
import assert from "node:assert/strict";
import { recordFiles } from "../../../src/content/service/record-files.ts";
import { runTool } from "../../../src/tools/content/tools.ts";

const PREVIEW_SECRET = "0123456789abcdef0123456789abcdef";

Deno.test("a link is signed for an article that exists, and for no other", async () => {
  const [file = ""] = await recordFiles(
    new URL("../../../data/content/articles/", import.meta.url),
  );
  const sign = (id: string, CONTENT_API_URL = "") =>
    runTool(["preview", id], { PREVIEW_SECRET, CONTENT_API_URL });
  assert.equal(await sign(file.replace(".json", "")), true);
  assert.equal(await sign("no-such-article"), false);
  // An external service has articles of its own.
  const external = "https://content.example";
  assert.equal(await sign("no-such-article", external), true);
});
