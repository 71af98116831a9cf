import assert from "node:assert/strict";
import { jobGroups } from "../../../src/pages/careers/job-views.ts";
import { job } from "./section.ts";

Deno.test("departments that differ only in case or in Unicode form are one group", () => {
  const [composed, decomposed] = ["NFC", "NFD"].map((form) =>
    "Décor".normalize(form)
  ) as [string, string];
  const departments = ["Design", "design ", composed, decomposed, "DESIGN"];
  const groups = jobGroups(
    departments.map((dept, index) => job({ _id: `job-${index}`, dept })),
  );
  assert.deepEqual(
    groups.map(({ department, jobs }) => [department, jobs.length]),
    [["Design", 3], [composed, 2]],
  );
});
