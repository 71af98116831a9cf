import { show } from "../../../support/components/show.tsx";
import assert from "node:assert/strict";
import { projectList } from "../../../../src/agency/projects/projects.ts";
import { ServicesGroup } from "../../../../src/ui/layout/header/services-group.tsx";

Deno.test("the menu shows no picture of a project that is gone", () => {
  for (const project of ["gone", ...projectList.map(({ slug }) => slug)]) {
    const group = { id: "design", label: "Design", caption: "A sign" } as const;
    using shown = show(
      <ServicesGroup
        group={{ ...group, links: [], project }}
        isFirst
      />,
    );
    const pictures = shown.container.querySelectorAll("figure").length;
    assert.equal(pictures, project === "gone" ? 0 : 1, project);
  }
});
