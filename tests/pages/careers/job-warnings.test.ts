import assert from "node:assert/strict";
import type { Job } from "../../../src/pages/careers/job-fields.server.ts";
import { jobs } from "../../../src/pages/careers/job.server.ts";
import { job } from "./section.ts";

/** The fields of a job that are warned of. */
async function warnedOf(fields: Partial<Job>): Promise<string[]> {
  const record = job({
    _id: "a",
    createdAt: "2025-10-06T09:10:00.000Z",
    location: "Yaba, Lagos, Nigeria",
    ...fields,
  });
  const warnings = await jobs.warnings?.(record) ?? [];
  return warnings.map(({ field }) => field);
}

Deno.test("warns of jobs with an unusable application link or without a country", async () => {
  const location = "Yaba, Lagos";
  for (
    const [fields, expected] of [
      [{}, []],
      [{ location }, ["country"]],
      [{ location, status: "Closed" }, []],
      [{ location, country: "NG" }, []],
      [{ submission_link: "ask at the desk" }, ["submission_link"]],
      [{ submission_link: "jobs@example.com" }, []],
    ] as const
  ) {
    assert.deepEqual(await warnedOf(fields), expected, JSON.stringify(fields));
  }
});
