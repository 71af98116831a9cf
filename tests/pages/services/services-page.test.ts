import { bookingPath, packageFragment } from "../../../src/ui/requests.ts";
import assert from "node:assert/strict";
import {
  featuredProjects,
  findProject,
} from "../../../src/agency/projects/projects.ts";
import { prices } from "../../../src/pages/services/prices.ts";
import { weeksOf } from "../../../src/ui/weeks.ts";
import words from "../../../data/words/services.json" with { type: "json" };
import { serviceMenu } from "../../../src/ui/layout/header/service-menu.ts";
import { reviews } from "../../../src/agency/testimonials/testimonials.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { pricesLink } from "../../../src/ui/layout/header/main-links.ts";
import { fillIn } from "../../../src/ui/text/fill-in.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.services);

Deno.test("services shows the pictures of its projects", () => {
  const shown = page.all("img").map(({ attribs }) => attribs.alt);
  for (const { coverAlt } of featuredProjects("services")) {
    assert.ok(shown.includes(coverAlt), coverAlt);
  }
});

Deno.test("services links to every service", () => {
  const pages = serviceMenu().flatMap(({ links }) => links)
    .map(({ href }) => href);
  assert.deepEqual(page.section("what-we-do").targets(), [...new Set(pages)]);
});

Deno.test("services shows each problem and each step of the solution", () => {
  for (
    const [id, points] of [
      ["problem", words.problem.points],
      ["solution", words.solution.points],
    ] as const
  ) {
    const section = page.section(id);
    assert.deepEqual(section.headings(3), points.map(({ title }) => title));
    for (const { description } of points) {
      assert.ok(section.text.includes(description), description);
    }
  }
});

Deno.test("each price card lists its items and leads to its ticket", () => {
  const pricing = page.section("pricing");
  assert.deepEqual(pricing.headings(3), [
    words.pricing.sheet.title,
    ...prices.cards.map(({ title }) => title),
  ]);
  assert.deepEqual(
    pricing.all("li").map(({ text }) => text),
    prices.cards.flatMap(({ items, addOn }) => [
      ...items,
      ...addOn ? [`${addOn.label} ${addOn.price}`] : [],
    ]),
  );
  const cards = pricing.all("article");
  const by = fillIn(prices.by);
  for (const [index, { text }] of cards.entries()) {
    assert.ok(text.endsWith(by), text);
    const weeks = weeksOf(prices.cards[index]!);
    if (weeks) assert.ok(text.includes(fillIn(words.pricing.weeks, { weeks })));
  }
  assert.deepEqual(
    pricing.linksTo(words.pricing.book),
    prices.cards.map((card) => bookingPath(packageFragment(card))),
  );
});

Deno.test("the lowest price names what it buys", () => {
  const lowest = fillIn(words.pricing.strip.title);
  assert.ok(page.section("pricing").text.includes(lowest));
});

Deno.test("the prices are a link away from the top of services", () => {
  const [header] = page.all("header");
  assert.ok(header?.text.includes(pricesLink().label));
  assert.deepEqual(page.linksTo(pricesLink().label), [pricesLink().to]);
});

Deno.test("narrow windows begin with one of the projects", () => {
  const [project] = featuredProjects("services");
  if (!project) return;
  assert.equal(page.linksTo(project.name)[0], projectPath(project.slug));
});

Deno.test("reviews show the clients' names", () => {
  if (reviews().length === 0) return;
  const figures = page.section("review").all("figure");
  assert.equal(figures.length, reviews().length);
  for (const [index, { quote, name, role, ...rest }] of reviews().entries()) {
    const { text } = figures[index]!;
    const client = rest.client ?? findProject(rest.project)?.name;
    const author = `${name}${role}${client ? `, ${client}` : ""}`;
    for (const part of [quote, author]) {
      assert.ok(text.includes(part), name);
    }
  }
  assert.deepEqual(
    page.section("review").targets(),
    reviews().map(({ project }) => project ?? "").filter(findProject)
      .map(projectPath),
  );
});
