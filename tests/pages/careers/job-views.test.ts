import assert from "node:assert/strict";
import { jobGroups, jobView } from "../../../src/pages/careers/job-views.ts";
import { job } from "./section.ts";

const [composed, decomposed] = ["NFC", "NFD"].map((form) =>
  "Décor".normalize(form)
) as [string, string];

for (
  const [what, departments, groups] of [
    ["as they come", ["Design", "Code", "Design"], ["Design 2", "Code 1"]],
    ["without one last, under Other", [undefined, " ", "Design"], [
      ...["Design 1", "Other 2"],
    ]],
    ["in any case", ["Design", "design ", "DESIGN"], ["Design 3"]],
    ["in any Unicode form", [composed, decomposed], [`${composed} 2`]],
  ] as const
) {
  Deno.test(`groups jobs by department: ${what}`, () => {
    const jobs = departments.map((dept, index) =>
      job({ _id: `job-${index}`, dept })
    );
    assert.deepEqual(
      jobGroups(jobs).map(({ department, jobs }) =>
        `${department} ${jobs.length}`
      ),
      groups,
    );
  });
}

Deno.test("a long job's summary ends after 160 characters, not in half of one", () => {
  const descText = `${"a".repeat(159)}\u{1f3a8}${"b".repeat(5000)}`;
  assert.equal(
    jobView(job({ _id: "a", descText })).summary,
    `${"a".repeat(159)}...`,
  );
});
