import assert from "node:assert/strict";
import type { Job } from "../../../src/pages/careers/job-fields.server.ts";
import { jobs } from "../../../src/pages/careers/job.server.ts";
import { team } from "../../../src/agency/team/team.ts";
import { warningsOf } from "../../../src/records/check.server.ts";
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

Deno.test("warns of a colleague who is not in the team", async () => {
  const [person] = team.people;
  assert.deepEqual(await warnedOf({ colleague: person!.name }), []);
  assert.deepEqual(await warnedOf({ colleague: "Ada Obi" }), ["colleague"]);
});

Deno.test("warns if the link to apply leads nowhere", async () => {
  const record = job({ _id: "a", submission_link: "https://localhost/apply" });
  const valid = [{ file: "a.json", id: "a", record }];
  const warnings = await warningsOf(
    { kind: jobs, ids: ["a"], valid, problems: [] },
    {
      all: [],
      missingFile: () => Promise.resolve(undefined),
      checkLink: (href) => Promise.resolve(`is ${href}`),
    },
  );
  const found = warnings.map(({ field, reason }) => `${field}: ${reason}`);
  assert.match(found.join(), /submission_link: the link "https:/);
});
