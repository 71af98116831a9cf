import assert from "node:assert/strict";
import {
  featuredProjects,
  featuredSlugs,
} from "../../data/featured-projects.ts";
import { fields } from "../../data/fields.ts";
import { projectList } from "../../data/project-list.ts";
import { staff } from "../../data/staff.ts";

Deno.test("eight people have portraits named after them", () => {
  assert.equal(staff.length, 8);
  for (const { name, portrait } of staff) {
    assert.equal(portrait, `people/${name.toLowerCase().replace(" ", "-")}`);
  }
});

Deno.test("each page features as many projects as it has places, in its order", () => {
  const places = {
    about: 6,
    services: 6,
    branding: 3,
    webDesign: 3,
    webDevelopment: 3,
  };
  for (const page of Object.keys(places) as (keyof typeof places)[]) {
    const slugs = featuredProjects(page).map((project) => project.slug);
    assert.deepEqual(slugs, featuredSlugs[page], page);
    assert.equal(new Set(slugs).size, places[page], page);
  }
});

Deno.test("six fields name the projects that the portfolio has in them", () => {
  assert.equal(fields.length, 6);
  for (const { name, projects } of fields) {
    const tag = name === "AI tools" ? "AI tool" : name;
    const inField = projectList.filter(({ tags, slug }) =>
      tags.includes(tag) ||
      // The one without tags: the desk behind the rail site.
      (name === "Public rail" && slug === "armt-website-cms")
    );
    assert.deepEqual(projects, inField.map(({ slug }) => slug), name);
  }
});
