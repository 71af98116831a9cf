import assert from "node:assert/strict";
import * as simpleIcons from "simple-icons";
import { clientLogos, materials } from "../../data/logos.ts";
import { projectList } from "../../data/project-list.ts";
import { toolCategories } from "../../data/tools.ts";

const tools = toolCategories.flatMap((category) => category.tools);

Deno.test("tools stand in the specification's three categories", () => {
  assert.deepEqual(
    toolCategories.map(({ label, tools }) => [label, tools.length]),
    [["Front-end Dev", 8], ["CMS", 6], ["Back-end Dev", 8]],
  );
  assert.equal(new Set(tools.map((tool) => tool.name)).size, tools.length);
});

Deno.test("every tool's mark is in the icon set under the tool's own name", () => {
  const titles = new Map(
    Object.values(simpleIcons).flatMap((icon) =>
      "slug" in icon ? [[icon.slug, icon.title] as const] : []
    ),
  );
  for (const { name, icon } of tools) {
    if (icon !== null) assert.equal(titles.get(icon), name);
  }
});

Deno.test("ten clients have a word mark, each of a project of the portfolio", () => {
  assert.deepEqual(
    clientLogos.map((logo) => logo.picture),
    projectList.slice(0, 10).map((project) => `logos/${project.slug}`),
  );
  for (const [index, { name }] of clientLogos.entries()) {
    assert.ok(projectList[index]?.name.startsWith(name), name);
  }
});

Deno.test("each of the five materials has a swatch", async () => {
  assert.equal(materials.length, 5);
  const drawing = await Deno.readTextFile(
    new URL("../../static/drawings/materials.svg", import.meta.url),
  );
  for (const { swatch } of materials) {
    assert.match(drawing, new RegExp(`id="${swatch}"`));
  }
});
