import assert from "node:assert/strict";
import { show } from "../../support/components/show.tsx";
import { LogoStrip } from "../../../src/pages/services/logo-strip.tsx";
import { summaryOf } from "../../../src/agency/projects/project-views.ts";
import { boats } from "../../support/projects.ts";

Deno.test("a client without a logo stands there by its name", () => {
  const summary = summaryOf(boats);
  const projects = [
    { ...summary, client: "Makoko Boats" },
    {
      ...summary,
      slug: "ferries",
      client: "Lagoon Ferries",
      isUnmarked: false,
    },
  ];
  using shown = show(<LogoStrip projects={projects} />);
  const [unmarked, marked] = shown.container.querySelectorAll("li");
  assert.equal(unmarked?.textContent, "Makoko Boats");
  assert.equal(unmarked?.querySelector("svg"), null);
  assert.equal(
    marked?.querySelector("svg")?.getAttribute("aria-label"),
    "Lagoon Ferries",
  );
});
