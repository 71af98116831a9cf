import assert from "node:assert/strict";
import { redirects } from "../../data/redirects.ts";
import { paths } from "../../src/addresses/paths.ts";
import { readContentFiles } from "../../src/content-service/content-files.ts";

const entries = Object.entries(redirects);

Deno.test("a redirect leads from no page of today to an address that does not lead on", () => {
  const pages: readonly string[] = Object.values(paths);
  for (const [from, to] of entries) {
    assert.match(from, /^(?:\/[a-z0-9_-]+)+$/, from);
    assert.match(to, /^\/(?!\/)\S*$/, to);
    assert.ok(!pages.includes(from), `${from} is a page`);
    assert.equal(
      redirects[to.replace(/[?#].*$/, "")],
      undefined,
      `${from} -> ${to}`,
    );
  }
});

Deno.test("no article has the former id of another one", async () => {
  const folder = new URL("../../data/content/", import.meta.url);
  const { articles } = await readContentFiles(folder);
  const ids = articles.flatMap((
    { _id, formerIds = [] },
  ) => [_id, ...formerIds]);
  assert.equal(new Set(ids).size, ids.length);
});
