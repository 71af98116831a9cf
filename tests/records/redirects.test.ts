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
import {
  parseRedirects,
  queriedRedirect,
} from "../../src/records/redirects.ts";

/** The redirects of a file, and its problems, one a line. */
function read(file: unknown) {
  const text = typeof file === "string" ? file : JSON.stringify(file);
  const { redirects, problems } = parseRedirects(text);
  return {
    redirects: Object.fromEntries(redirects),
    problems: problems.map(({ field, reason }) => `${field}: ${reason}`),
  };
}

Deno.test("a chain of redirects is shortened", () => {
  const file = { "/a": "/b", "/b": "/c", "/c": "/portfolio" };
  assert.deepEqual(read(file), {
    redirects: { "/a": "/portfolio", "/b": "/portfolio", "/c": "/portfolio" },
    problems: [],
  });
});

Deno.test("a redirect that leads in a circle is left out and named", () => {
  const { redirects, problems } = read({
    "/a": "/b",
    "/b": "/a",
    "/self": "/self",
    "/into": "/a",
    "/fine": "/blog",
  });
  assert.deepEqual(redirects, { "/fine": "/blog" });
  assert.deepEqual(
    problems,
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
    const { redirects, problems } = read({ "/old": to });
    assert.deepEqual(redirects, {}, String(to));
    assert.match(problems.join(), /^\/old: expected a path of this site/);
  }
  for (const from of ["old", "/", "/old/", "//old", "/api/article/x", "/a#b"]) {
    const { redirects, problems } = read({ [from]: "/blog" });
    assert.deepEqual(redirects, {}, from);
    assert.ok(problems.join().startsWith(`${from}: expected `), from);
  }
});

Deno.test("a file that is no list of redirects is named as a whole", () => {
  for (const text of ["{", "[]", '"/a"', ""]) {
    assert.match(read(text).problems.join(), /^\(whole file\): /);
  }
});

Deno.test("paths may be written as people read them", () => {
  const { redirects } = read({ "/work/café": "/portfolio", "/a%C3%A9": "/b" });
  assert.deepEqual(redirects, {
    "/work/caf%C3%A9": "/portfolio",
    "/a%C3%A9": "/b",
  });
});

Deno.test("an old address with a query needs all its pairs, and keeps the others", () => {
  const { redirects } = parseRedirects(JSON.stringify({
    "/?page_id=12": "/about-us",
    "/index.php?cat=3&lang=en": "/blog?tag=AI#posts",
    "/?s=harbour bank": "/portfolio",
  }));
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
  ) assert.equal(queriedRedirect(redirects, path, search), to, path + search);
});

Deno.test("chains go through queries, and circles are named", () => {
  const { redirects, problems } = read({
    "/old": "/?page_id=2",
    "/?page_id=2": "/portfolio#works",
    "/round": "/round?x=1",
    "/about-us?a=1": "/about-us?a=1",
  });
  assert.deepEqual(redirects, {
    "/old": "/portfolio#works",
    "/?page_id=2": "/portfolio#works",
  });
  assert.deepEqual(problems, [
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
    assert.deepEqual(read({ [`/?${name}=1`]: "/blog" }).problems, [
      `/?${name}=1: expected no parameter of this site, found "${name}"`,
    ]);
  }
});
