/** `deno task content preview ID`. */
import assert from "node:assert/strict";
import { createContentService } from "../../../src/content/embedded/content-service.ts";
import { recordFiles } from "../../../src/content/embedded/record-files.ts";
import { runTool } from "../../../src/tools/content/tools.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { fixtureRecords } from "../../support/content/records.ts";

const PREVIEW_SECRET = "0123456789abcdef0123456789abcdef";

/** Whether the command signs a link to this article. */
function signs(id: string, CONTENT_API_URL = ""): Promise<boolean> {
  return runTool(["preview", id], { PREVIEW_SECRET, CONTENT_API_URL });
}

Deno.test("creates a link only for an article of the embedded content service", async () => {
  const files = await recordFiles(
    new URL("../../../data/content/articles/", import.meta.url),
  );
  for (const file of files.slice(0, 1)) {
    assert.equal(await signs(file.replace(".json", "")), true);
  }
  assert.equal(await signs("no-such-article"), false);
});

Deno.test("creates a link only for what an external service returns for a preview", async () => {
  const files = await fixtureRecords();
  const service = createContentService(files, PREVIEW_SECRET);
  await using content = fakeContent(service.fetch);
  assert.equal(await signs("soft-opening", content.origin), true);
  assert.equal(await signs("no-such-article", content.origin), false);
  content.answer = () => Response.json({ article: null });
  assert.equal(await signs("soft-opening", content.origin), false);
  // It shows no drafts.
  content.answer = createContentService(files).fetch;
  assert.equal(await signs("soft-opening", content.origin), false);
});

Deno.test("creates a link when the external service cannot be asked from here", async () => {
  const stopped = fakeContent(() => new Response());
  await stopped[Symbol.asyncDispose]();
  assert.equal(await signs("soft-opening", stopped.origin), true);
});
