import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import type { ProjectSummary } from "../../../src/agency/projects/project-views.ts";
import { PortfolioCard } from "../../../src/pages/portfolio/portfolio-card.tsx";

const project: ProjectSummary = {
  slug: "tides",
  name: "Tides",
  line: "When the water comes.",
  tags: [],
  coverAlt: "A pier",
  ink: "light",
  wide: undefined,
};

Deno.test("a project without another beside it has the whole row", () => {
  for (const count of [3, 4]) {
    using shown = show(
      <PortfolioCard project={project} index={2} count={count} />,
    );
    const card = shown.container.querySelector("article");
    assert.equal(card?.classList.contains("alone"), count === 3);
    const isTall = card?.querySelector("img")?.src.includes("/tall-");
    assert.equal(isTall, count === 4);
  }
});
