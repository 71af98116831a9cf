import assert from "node:assert/strict";
import { featuredProjects } from "../../../data/projects.ts";
import { site } from "../../../data/site.ts";
import { staff } from "../../../data/team.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.about);

Deno.test("every staff member has a name, a role and a portrait", () => {
  const people = page.section("people");
  assert.deepEqual(people.headings(3), staff.map(({ name }) => name));
  const portraits = people.all("img").map(({ attribs }) => attribs.alt ?? "");
  assert.equal(portraits.length, staff.length);
  for (const [index, { name, role, line }] of staff.entries()) {
    assert.ok(portraits[index]?.includes(name), name);
    assert.ok(people.text.includes(name + role + line), name);
  }
});

Deno.test("about shows its featured projects and links to the portfolio", () => {
  const featured = page.section("featured");
  const projects = featuredProjects("about");
  assert.deepEqual(featured.headings(3), projects.map(({ name }) => name));
  for (const { name, slug } of projects) {
    assert.deepEqual(featured.linksTo(name), [projectPath(slug)]);
  }
  assert.ok(featured.targets().includes(paths.portfolio));
});

Deno.test("about ends with the city, phone and mail address", () => {
  const contact = page.section("contact-line");
  assert.ok(contact.text.includes(site.city));
  assert.match(contact.linksTo(site.phone)[0] ?? "", /^tel:\S+$/);
  assert.deepEqual(contact.linksTo(site.email), [`mailto:${site.email}`]);
});
