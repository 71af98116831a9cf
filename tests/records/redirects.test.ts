import assert from "node:assert/strict";
import { createRoutes } from "../../routes.ts";
import {
  completeParameter,
  paths,
  previewParameter,
  siteParameters,
} from "../../src/paths.ts";
import { queryNames } from "../../src/ui/layout/canonical-address.ts";
import { fixedPaths, handleOf } from "../../src/ui/layout/page-routes.ts";
import { queriedRedirect, redirects } from "../../src/records/redirects.ts";

/** The redirects of a file. */
function read(file: unknown) {
  return Object.fromEntries(redirects.schema.parse(file));
}

/** What is wrong with a file. */
function problemsOf(file: unknown) {
  return redirects.schema.safeParse(file).error?.issues
    .map(({ path, message }) => `${path}: ${message}`);
}

Deno.test("a chain of redirects is shortened", () => {
  const file = { "/a": "/b", "/b": "/c", "/c": "/portfolio" };
  const end = "/portfolio";
  assert.deepEqual(read(file), { "/a": end, "/b": end, "/c": end });
});

Deno.test("a redirect that leads in a circle is named", () => {
  const file = {
    "/a": "/b",
    "/b": "/a",
    "/self": "/self",
    "/into": "/a",
    "/fine": "/blog",
  };
  assert.deepEqual(
    problemsOf(file),
    ["/a", "/b", "/self", "/into"].map((from) => `${from}: leads in a circle`),
  );
});

Deno.test("only paths of the site are old or new addresses", () => {
  const targets = [
    ...["https://evil.example/", "//evil.example", "/\\evil.example", "blog"],
    ...["", "/blog/", "/blog/?tag=AI", "//evil.example#book", "/a b", "/%ff"],
    ...["/../a", "/blog/%2e%2e/x", 7, null, ["/blog"]],
  ];
  for (const to of targets) {
    const problems = problemsOf({ "/old": to })?.join() ?? "";
    assert.match(problems, /^\/old: expected a path of this site/, `${to}`);
  }
  for (const from of ["old", "/", "/old/", "//old", "/api/article/x", "/a#b"]) {
    const problems = problemsOf({ [from]: "/blog" })?.join();
    assert.ok(problems?.startsWith(`${from}: expected `), from);
  }
});

Deno.test("paths may be written as people read them", () => {
  const file = { "/work/café": "/portfolio", "/a%C3%A9": "/b" };
  assert.deepEqual(read(file), {
    "/work/caf%C3%A9": "/portfolio",
    "/a%C3%A9": "/b",
  });
});

Deno.test("an old address with a query needs all its pairs, and keeps the others", () => {
  const table = redirects.schema.parse({
    "/?page_id=12": "/about-us",
    "/index.php?cat=3&lang=en": "/blog?tag=AI#posts",
    "/?s=harbour bank": "/portfolio",
  });
  for (
    const [path, search, to] of [
      ["/", "?page_id=12", "/about-us"],
      ["/", "?utm_source=a%20b&page_id=12&x", "/about-us?utm_source=a%20b&x"],
      ["/", "?page_id=123", undefined],
      ["/", "", undefined],
      ["/blog", "?page_id=12", undefined],
      ["/index.php", "?lang=en&cat=3", "/blog?tag=AI#posts"],
      ["/index.php", "?lang=en&cat=3&p=2", "/blog?tag=AI&p=2#posts"],
      ["/index.php", "?cat=3", undefined],
      ["/", "?s=harbour+bank", "/portfolio"],
    ] as const
  ) assert.equal(queriedRedirect(table, path, search), to, path + search);
});

Deno.test("chains go through queries, and circles are named", () => {
  const file = { "/old": "/?page_id=2", "/?page_id=2": "/portfolio#works" };
  assert.deepEqual(read(file), {
    "/old": "/portfolio#works",
    "/?page_id=2": "/portfolio#works",
  });
  const circles = { "/round": "/round?x=1", "/about-us?a=1": "/about-us?a=1" };
  assert.deepEqual(problemsOf(circles), [
    "/round: leads in a circle",
    "/about-us?a=1: leads in a circle",
  ]);
});

Deno.test("the site's own parameters are no part of an old address", async () => {
  const routes = createRoutes(() => () => null);
  const handles = await Promise.all(
    fixedPaths(routes).map((path) => handleOf(routes, path)),
  );
  const names = new Set([
    ...handles.flatMap((handle) => queryNames(handle)),
    ...queryNames(await handleOf(routes, paths.blog)),
    completeParameter,
    previewParameter,
  ]);
  assert.deepEqual(new Set(siteParameters), names);
  for (const name of siteParameters) {
    assert.deepEqual(problemsOf({ [`/?${name}=1`]: "/blog" }), [
      `/?${name}=1: expected no parameter of this site, found "${name}"`,
    ]);
  }
});
