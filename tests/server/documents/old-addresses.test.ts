import assert from "node:assert/strict";
import { redirects } from "../../../src/records/redirects.ts";
import { articlePath, paths, projectPath } from "../../../src/paths.ts";
import { contentTypes, listNames } from "../../../src/content/content-types.ts";
import { type AppOptions, testApp } from "../../support/app.ts";
import {
  failing,
  fixtureContent,
  late,
  withRecords,
} from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { sections } from "../../support/sections.ts";
import { readProjects } from "../../../src/agency/projects/read-projects.ts";

/** The site with these redirects. */
async function siteWith(file: object, options: AppOptions = {}) {
  const services = { redirects: redirects.schema.parse(file) };
  return await testApp({ ...options, services });
}

/** Case studies of the site that an agency replaces, and where each is now. */
const oldCases = {
  "/work/harbour-bank": paths.portfolio,
  "/work/Harbour_Bank": paths.portfolio,
  "/case-studies/2019/ferry-line": paths.portfolio,
  "/case-studies/ferry-line.html": paths.portfolio,
  "/projects/café-eko": paths.portfolio,
  "/projects/index.php": paths.portfolio,
  "/en/work/solar-kiosk": paths.webDesign,
  "/portfolio/solar-kiosk": paths.portfolio,
  "/portfolio/old-name": paths.about,
  "/our-work": paths.portfolio,
};

Deno.test("ten old addresses of case studies redirect with 308", async () => {
  const { request } = await siteWith(oldCases);
  for (const [from, to] of Object.entries(oldCases)) {
    for (const search of ["", "?utm_source=mail&x=a%20b", "?complete"]) {
      const { status, headers } = await request(from + search);
      assert.equal(status, 308, from);
      assert.equal(headers.get("location"), to + search);
    }
  }
  const slashed = await request("/our-work/");
  assert.equal(slashed.status, 308);
  assert.equal(slashed.headers.get("location"), "/our-work");
  const { status } = await request("/our-work/more");
  assert.equal(status, 404);
});

Deno.test("the old address of each kind of record redirects, and its gateway stays 404", async () => {
  const moved = {
    ...Object.fromEntries(
      sections.map(({ list, record }) => [record.path("gone"), list.path]),
    ),
    [projectPath("gone")]: paths.portfolio,
  };
  const { request } = await siteWith(moved);
  for (const [from, to] of Object.entries(moved)) {
    // Twice: nothing that was cached may answer otherwise.
    for (const method of ["GET", "HEAD", "GET"]) {
      const response = await request(from, { method });
      assert.equal(response.headers.get("location"), to);
      assert.equal(response.status, 308);
    }
  }
  for (
    const word of [...listNames.map((it) => contentTypes[it].singular), "other"]
  ) {
    assert.equal((await request(`/api/${word}/gone`)).status, 404);
  }
});

Deno.test("a record or page that exists wins over a redirect from its address", async () => {
  const here = article({ _id: "here" });
  const [project] = await readProjects();
  const existing = [
    articlePath("here"),
    projectPath(project?.slug ?? ""),
    paths.about,
  ];
  const { request } = await siteWith(
    Object.fromEntries(existing.map((path) => [path, paths.contact])),
    { content: withRecords({ articles: [here] }) },
  );
  for (const path of existing) {
    assert.equal((await request(path)).status, 200, path);
  }
});

Deno.test("an old address waits for slow content, and fails with it", async () => {
  const moved = { [articlePath("gone")]: paths.blog };
  const slow = await siteWith(moved, {
    content: late(100, await fixtureContent()),
    maxWaitMs: 1,
  });
  assert.equal((await slow.request(articlePath("gone"))).status, 308);
  const broken = await siteWith(moved, { content: failing("Out of ink") });
  assert.equal((await broken.request(articlePath("gone"))).status, 503);
});

Deno.test("an old address with a query is asked before pages, and before what is cached of them", async () => {
  const { request } = await siteWith({
    "/?page_id=12": paths.portfolio,
    [`${paths.about}?lang=fr`]: `${paths.contact}?from=fr#book`,
  });
  await request(paths.home);
  for (let times = 0; times < 2; times++) {
    assert.equal((await request(paths.home)).status, 200);
    assert.equal((await request("/?page_id=13")).status, 200);
    const { status, headers } = await request("/?page_id=12&utm_source=x");
    assert.equal(status, 308);
    assert.equal(headers.get("location"), `${paths.portfolio}?utm_source=x`);
    const other = await request(`${paths.about}?lang=fr`);
    assert.equal(
      other.headers.get("location"),
      `${paths.contact}?from=fr#book`,
    );
  }
});
