import assert from "node:assert/strict";
import {
  featuredProjects,
  projectList,
} from "../../../src/agency/projects/projects.ts";
import { phoneLinks, placeOf, site } from "../../../data/site.ts";
import { team } from "../../../src/agency/team/team.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.about);

Deno.test("every staff member has a name, a role and a sentence, and a portrait if there is one", () => {
  if (team.people.length === 0) return;
  const people = page.section("people");
  assert.deepEqual(people.headings(3), team.people.map(({ name }) => name));
  const portraits = people.all("img").map(({ attribs }) => attribs.alt ?? "");
  for (const { name, role, line, portrait } of team.people) {
    const isShown = portraits.some((alt) => alt.includes(name));
    assert.equal(isShown, portrait !== undefined, name);
    assert.ok(people.text.includes(name + role + line), name);
  }
});

Deno.test("about shows its featured projects and links to the portfolio if it has more", () => {
  const featured = page.section("featured");
  const projects = featuredProjects("about");
  assert.deepEqual(featured.headings(3), projects.map(({ name }) => name));
  for (const { name, slug } of projects) {
    assert.deepEqual(featured.linksTo(name), [projectPath(slug)]);
  }
  assert.equal(
    featured.targets().includes(paths.portfolio),
    projects.length < projectList.length,
  );
});

Deno.test("about ends with offices, phones and mail address", () => {
  const contact = page.section("contact-line");
  for (const office of site.offices) {
    assert.ok(contact.text.includes(placeOf(office)));
  }
  for (const { label, href } of phoneLinks()) {
    assert.deepEqual(contact.linksTo(label), [href]);
  }
  assert.deepEqual(contact.linksTo(site.email), [`mailto:${site.email}`]);
});
