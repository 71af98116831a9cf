import assert from "node:assert/strict";
import { redirects } from "../../data/redirects.ts";
import { canonicalPath } from "../../src/server/http/canonical-path.ts";
import { articlePath, paths } from "../../src/paths.ts";
import { testApp } from "../support/app.ts";

/** As the server sees it when a test adds to it. */
const changeable: Record<string, string> = redirects;
const entries = Object.entries(redirects);

Deno.test("a redirect leads from no page of today to an address that does not lead on", () => {
  const pages: readonly string[] = Object.values(paths);
  for (const [from, to] of entries) {
    assert.equal(canonicalPath(from), from);
    assert.match(to, /^\/(?!\/)\S*$/, to);
    assert.ok(!pages.includes(from), `${from} is a page`);
    assert.equal(
      redirects[to.replace(/[?#].*$/, "")],
      undefined,
      `${from} -> ${to}`,
    );
  }
});

Deno.test("the old address of an article leads to the new one for good", async () => {
  const [from, to] = [articlePath("old-name"), articlePath("new-name")];
  changeable[from] = to;
  try {
    const { request } = await testApp();
    for (const search of ["", "?complete"]) {
      const { status, headers } = await request(from + search);
      assert.equal(status, 308);
      assert.equal(headers.get("location"), to + search);
    }
  } finally {
    delete changeable[from];
  }
});
