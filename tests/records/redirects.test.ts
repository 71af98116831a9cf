import assert from "node:assert/strict";
import { parseRedirects } from "../../src/records/redirects.ts";

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
    ...{ "/a": "/b", "/b": "/a", "/self": "/self", "/into": "/a" },
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
    ...["", "/blog/", "/blog?tag=AI", "/contact-us#book", "/a b", "/%ff"],
    ...["/../a", "/blog/%2e%2e/x", 7, null, ["/blog"]],
  ];
  for (const to of targets) {
    const { redirects, problems } = read({ "/old": to });
    assert.deepEqual(redirects, {}, String(to));
    assert.match(problems.join(), /^\/old: expected a path of this site/);
  }
  for (const from of ["old", "/", "/old/", "//old", "/api/article/x", "/a?b"]) {
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
