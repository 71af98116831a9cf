import assert from "node:assert/strict";
import { redirects } from "../../data/redirects.ts";
import { canonicalPath } from "../../src/server/http/canonical-path.ts";
import { articlePath, paths } from "../../src/paths.ts";
import { testApp } from "../support/app.ts";

/** Mutable, so that a test can add a redirect. */
const changeable: Record<string, string> = redirects;
const entries = Object.entries(redirects);

Deno.test("redirects replace no current page and do not chain", () => {
  const pages: readonly string[] = Object.values(paths);
  for (const [from, to] of entries) {
    assert.equal(canonicalPath(from), from);
    assert.match(to, /^\/(?!\/)[^\s?#]*$/, to);
    assert.ok(!pages.includes(from), `${from} is a page`);
    assert.equal(redirects[to], undefined, `${from} -> ${to}`);
  }
});

Deno.test("the old address of an article redirects to the new one with 308", async () => {
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
