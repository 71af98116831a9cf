import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { projectList } from "../../../src/agency/projects/projects.ts";
import { ProjectCard } from "../../../src/ui/blocks/project-card.tsx";

Deno.test("a card that is alone in its row loads a picture of seven columns, as it shows one", () => {
  const [project] = projectList;
  if (!project) return;
  const sizes = ([7, 5, "alone"] as const).map((columns) => {
    using shown = show(
      <ProjectCard project={project} columns={columns} />,
    );
    return shown.container.querySelector("img")?.sizes.split(", ").at(-1);
  });
  const [seven, five, alone] = sizes;
  assert.equal(alone, seven);
  assert.notEqual(alone, five);
});
