import assert from "node:assert/strict";
import { jobs } from "../../../src/pages/careers/job.server.ts";
import sample from "../../fixtures/data/content/jobs/python-instructor.json" with {
  type: "json",
};

/** The invalid fields of the sample with these changes. */
function invalid(fields: Record<string, unknown>): string[] {
  const { error } = jobs.schema.safeParse({ ...sample, ...fields });
  return error?.issues.map(({ path }) => path.join(".")) ?? [];
}

Deno.test("a job's file may name a colleague and the weeks of the first month", () => {
  const firstMonth = [{ week: 1, text: "Look" }, { week: 5, text: "Paint" }];
  assert.deepEqual(invalid({ colleague: "Ada Obi", firstMonth }), []);
  assert.deepEqual(invalid({ firstMonth: [] }), []);
});

for (
  const [fields, expected] of [
    [{ colleague: " " }, "colleague"],
    [{ colleague: 7 }, "colleague"],
    [{ firstMonth: "Look" }, "firstMonth"],
    [{ firstMonth: [{ week: 6, text: "Look" }] }, "firstMonth.0.week"],
    [{ firstMonth: [{ week: 0, text: "Look" }] }, "firstMonth.0.week"],
    [{ firstMonth: [{ week: "1", text: "Look" }] }, "firstMonth.0.week"],
    [{ firstMonth: [{ week: 1, text: "" }] }, "firstMonth.0.text"],
    [{ firstMonth: [{ week: 1, text: "Look", day: 2 }] }, "firstMonth.0"],
  ] as const
) {
  Deno.test(`a job's file with ${JSON.stringify(fields)} is refused`, () => {
    assert.deepEqual(invalid(fields), [expected]);
  });
}
