import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { Measure } from "../../../src/pages/portfolio/measure.tsx";
import { projects } from "../../../src/agency/projects/project.server.ts";
import type { ResultFigures } from "../../../src/agency/projects/project-views.ts";
import { boats } from "../../support/projects.ts";

const times: ResultFigures = {
  before: 4,
  after: 1,
  unit: "s",
  how: "Nine loads.",
};
const middlemen = { ...times, unit: "in between" };

Deno.test("without a word on how it was measured no figure is shown", () => {
  const { how: _, ...unproven } = times;
  using shown = show(<Measure measure={unproven} />);
  assert.equal(shown.container.textContent, "");
});

Deno.test("seconds are bars to scale before they race", () => {
  using shown = show(<Measure measure={times} />);
  const bars = [...shown.container.querySelectorAll("rect")];
  assert.deepEqual(bars.map((it) => it.getAttribute("width")), ["100%", "25%"]);
  assert.ok(shown.container.textContent?.includes("Nine loads."));
});

Deno.test("counts are marks, of which those that are gone are outlines", () => {
  using shown = show(<Measure measure={middlemen} />);
  const counts = [...shown.container.querySelectorAll("svg")].map((row) => [
    row.querySelectorAll("circle").length,
    row.querySelectorAll(".gone").length,
  ]);
  assert.deepEqual(counts, [[4, 0], [4, 3]]);
  assert.match(shown.container.textContent ?? "", /4 in between.*1 in between/);
});

Deno.test("a large count is only named", () => {
  using shown = show(<Measure measure={{ ...middlemen, before: 9000 }} />);
  assert.equal(shown.container.querySelector("svg"), null);
});

for (
  const [field, value] of [
    ...[["before", "4.3"], ["before", -1], ["after", null]] as const,
    ...[["unit", ""], ["unit", "far too many letters"]] as const,
    ...[["shows", "a text that fits no phone"], ["how", " "]] as const,
  ]
) {
  Deno.test(`a project whose measure has ${field} ${JSON.stringify(value)} is refused`, () => {
    const facts = { ...boats.facts, measure: { ...times, [field]: value } };
    const { error } = projects.schema.safeParse({ ...boats, facts });
    assert.deepEqual(
      error?.issues.map(({ path }) => path.join(".")),
      [`facts.measure.${field}`],
    );
  });
}
