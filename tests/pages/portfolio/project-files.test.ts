/** Projects that are added to a copy of the site's data, or removed from it. */
import assert from "node:assert/strict";
import { featured } from "../../../src/agency/projects/featured-projects.ts";
import aboutWords from "../../../data/words/about.json" with { type: "json" };
import words from "../../../data/words/portfolio.json" with { type: "json" };
import { readProjects } from "../../../src/agency/projects/read-projects.ts";
import type { ProjectRecord } from "../../../src/agency/projects/project.server.ts";
import {
  feedPaths,
  fullPortfolioPath,
  paths,
  projectPath,
} from "../../../src/paths.ts";
import { listPages } from "../../support/addresses.ts";
import { pagesWith } from "../../support/other-data.ts";
import { boats } from "../../support/projects.ts";

const { order: _, fullSpanIndices: __, ...unordered } = boats;

/** A new project: squares on both sides of a wide picture. */
const added: ProjectRecord = {
  ...unordered,
  showcase: boats.showcase.slice(0, 3).map((picture, index) => ({
    ...picture,
    wide: index === 1,
  })),
};

Deno.test("a new project stands first in the portfolio, is the next of the last one, and has its page, its place in the sitemap, structured data and share picture", async () => {
  const path = projectPath(added.slug);
  const [list = "", page = "", sitemap = "", last = ""] = await pagesWith(
    {
      projects: [...await readProjects(), added],
      pictures: [`${added.slug}/cover-share.jpg`],
    },
    paths.portfolio,
    path,
    feedPaths.sitemap,
    projectPath((await readProjects()).at(-1)?.slug ?? ""),
  );
  const titles = [...list.matchAll(/<article[^>]* aria-label="([^"]*)"/g)];
  assert.equal(titles[0]?.[1], added.name);
  assert.ok(list.includes(`href="${path}"`));
  assert.match(page, /<h1[^>]*>Makoko Boats<\/h1>/);
  assert.ok(page.includes(added.description));
  // No square stands alone beside an empty half.
  const looks = /<ul class="gallery[^"]*">(.*?)<\/ul>/s.exec(page)?.[1] ?? "";
  assert.deepEqual(
    [...looks.matchAll(/<li class="(\w+)"/g)].map(([, look]) => look),
    ["full", "full"],
  );
  assert.ok(sitemap.includes(`${path}</loc>`));
  const [, data = "{}"] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ??
      [];
  assert.match(data, /"@type":"CreativeWork"[^]*"name":"Makoko Boats"/);
  const next = last.slice(last.indexOf(words.project.next));
  assert.ok(next.includes(added.name));
  assert.match(
    page,
    new RegExp(`"og:image" content="[^"]*/${added.slug}/cover-share\\.jpg`),
  );
  assert.ok(page.includes(`"og:image:alt" content="${added.coverAlt}"`));
});

Deno.test("pages leave out what names a project that is gone", async () => {
  const { fields } = featured;
  const all = await readProjects();
  // Some may be gone already.
  const signs = featured.signs.filter(({ project }) =>
    all.some(({ slug }) => slug === project)
  );
  const gone = signs[0]?.project ?? "";
  const rest = all.filter(({ slug }) => slug !== gone);
  const path = projectPath(gone);
  const others = Object.values(paths).filter((it) =>
    !it.includes(":") && !listPages.includes(it)
  );
  const pages = await pagesWith({ projects: rest }, ...others);
  for (const [index, page] of pages.entries()) {
    assert.ok(page.includes("<main"), String(others[index]));
    assert.ok(!page.includes(`href="${path}"`), String(others[index]));
  }
  const home = pages[others.indexOf(paths.home)] ?? "";
  const shown = signs.filter(({ project }) =>
    home.includes(
      `class="works-sign hanging-sign" href="${projectPath(project)}"`,
    )
  );
  assert.equal(shown.length, signs.length - 1);
  const orphans = fields.filter(({ projects }) =>
    !rest.some(({ slug }) => projects.includes(slug))
  );
  for (const { name } of orphans) {
    assert.ok(!home.includes(`<h3 class="heading-2">${name}</h3>`), name);
  }
});

Deno.test("with one project there is no next one, and nothing more to view", async () => {
  const [list = "", full = "", page = "", about = ""] = await pagesWith(
    { projects: [boats] },
    paths.portfolio,
    fullPortfolioPath,
    projectPath(boats.slug),
    paths.about,
  );
  for (const html of [list, full]) assert.ok(!html.includes(words.list.more));
  assert.ok(!about.includes(aboutWords.projects.all));
  assert.ok(list.includes(`href="${projectPath(boats.slug)}"`));
  assert.match(list, /One project, /);
  assert.ok(page.includes(boats.name));
  assert.ok(!page.includes(words.project.next));
});
