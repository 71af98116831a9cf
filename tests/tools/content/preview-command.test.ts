/** `deno task content preview ID`. */
import assert from "node:assert/strict";
import { recordFiles } from "../../../src/content/service/record-files.ts";
import { runTool } from "../../../src/tools/content/tools.ts";

const PREVIEW_SECRET = "0123456789abcdef0123456789abcdef";

Deno.test("creates a link for an existing article only, unless the service is external", async () => {
  const [file = ""] = await recordFiles(
    new URL("../../../data/content/articles/", import.meta.url),
  );
  const sign = (id: string, CONTENT_API_URL = "") =>
    runTool(["preview", id], { PREVIEW_SECRET, CONTENT_API_URL });
  assert.equal(await sign(file.replace(".json", "")), true);
  assert.equal(await sign("no-such-article"), false);
  // An external service has its own articles.
  const external = "https://content.example";
  assert.equal(await sign("no-such-article", external), true);
});
