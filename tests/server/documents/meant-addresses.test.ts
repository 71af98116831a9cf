import assert from "node:assert/strict";
import * as fc from "fast-check";
import { redirects as kind } from "../../../src/records/redirects.ts";
import { feedPaths, paths, projectPath } from "../../../src/paths.ts";
import { cachePolicy } from "../../../src/server/http/cache-policy.ts";
import { readProjects } from "../../../src/agency/projects/read-projects.ts";
import { testApp } from "../../support/app.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { oneOfEach, sections } from "../../support/sections.ts";
import { publicOrigin } from "../../support/settings.ts";

const ends = [".", ",", ")", ">", '"', "…", " ", '").', ".)", "%20", "\u00a0"];
const [slug = ""] = (await readProjects()).map((it) => it.slug);
const redirects = kind.schema.parse({ "/our-work": paths.portfolio });
const { request } = await testApp({
  content: withRecords(oneOfEach("one")),
  services: { redirects },
});

async function locationOf(path: string, method = "GET") {
  const { status, headers } = await request(path, { method });
  const location = headers.get("location");
  assert.equal(status, location === null ? status : 308, path);
  return { status, location, policy: headers.get("cache-control") };
}

Deno.test("a pasted address redirects to its page, with its query", async () => {
  const meant = {
    [`/${paths.blog.slice(1).toUpperCase()}`]: paths.blog,
    [paths.blog]: paths.blog,
    [paths.contact]: paths.contact,
    [projectPath(slug)]: projectPath(slug),
    [projectPath(slug.toUpperCase())]: projectPath(slug),
    "/our-work": paths.portfolio,
    "/feed": feedPaths.atom,
    [feedPaths.atom]: feedPaths.atom,
  };
  for (const [path, to] of Object.entries(meant)) {
    for (const end of [...ends, ".html", "/index.html", ".html).", "/)"]) {
      const from = encodeURI(path + decodeURIComponent(end));
      const { location, policy } = await locationOf(`${from}?utm=a%20b`);
      assert.equal(location, `${to}?utm=a%20b`, from);
      assert.equal(policy, cachePolicy.redirect);
    }
  }
  const { location } = await locationOf("/%22)", "HEAD");
  assert.equal(location, paths.home);
});

Deno.test("a project's slug is found in any case, and feeds by other sites' names", async () => {
  const meant = {
    [projectPath(slug.toUpperCase())]: projectPath(slug),
    "/rss": feedPaths.atom,
    "/rss.xml": feedPaths.atom,
    "/atom.xml": feedPaths.atom,
    "/sitemap_index.xml": feedPaths.sitemap,
  };
  for (const [from, to] of Object.entries(meant)) {
    assert.equal((await locationOf(from)).location, to);
  }
});

Deno.test("a pasted address of a record redirects only if it is in the list in memory", async () => {
  for (const { list, record } of sections) {
    const pasted = `${record.path("one")}.`;
    const empty = await testApp({ content: failing("no") });
    assert.equal((await empty.request(pasted)).headers.get("location"), null);
    await request(list.path);
    const { location, policy } = await locationOf(pasted);
    assert.equal(location, record.path("one"));
    assert.equal(policy, cachePolicy.never);
    assert.equal((await locationOf(`${record.path("ONE")}.`)).status, 404);
    assert.equal((await locationOf(`${record.path("two")}.`)).status, 404);
  }
  assert.equal((await locationOf("/api/blogs.")).status, 404);
});

Deno.test("whatever is pasted with an address, at most one redirect on this site follows", async () => {
  const known = [
    ...[paths.home, paths.blog, paths.about, projectPath(slug), "/feed"],
    ...sections.map(({ record }) => record.path("one")),
  ];
  const piece = fc.oneof(
    fc.constantFrom(...ends, ".html", "/index.html", "/", "//evil.example"),
    fc.string({ maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...known),
      fc.array(piece, { maxLength: 4 }),
      async (path, pieces) => {
        const end = encodeURIComponent(pieces.join(""));
        const pasted = (path + end.replaceAll("%2F", "/"))
          .replace(/^\/+/, "/");
        const { location } = await locationOf(pasted);
        if (location === null) return;
        const { origin, pathname } = new URL(location, publicOrigin);
        assert.equal(origin, publicOrigin);
        const next = await locationOf(pathname);
        // The canonical form of a record's path comes first.
        const isRecord = sections.some(({ list }) =>
          pathname.startsWith(`${list.path}/`)
        );
        if (!isRecord) assert.equal(next.location, null, pasted);
      },
    ),
    { numRuns: 300 },
  );
});
