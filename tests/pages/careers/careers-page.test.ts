import assert from "node:assert/strict";
import { jobPath } from "../../../src/pages/careers/job-path.ts";
import { paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { job } from "./section.ts";
import { mainOf, type MainPart } from "../../support/main-part.ts";

/** The careers page with these jobs. */
async function listOf(
  ...jobs: Parameters<typeof job>[0][]
): Promise<MainPart> {
  const content = withRecords({ jobs: jobs.map(job) });
  return await mainOf(paths.careers, await testApp({ content }));
}

Deno.test("groups open jobs by department; those without one are last, under Other", async () => {
  const list = await mainOf(paths.careers);
  assert.equal(list.headings(1).length, 1);
  assert.deepEqual(
    list.headings(2),
    ["Design", "Engineering", "Academy", "Other"],
  );
  assert.equal(list.section("Design").headings(3).length, 3);
  assert.deepEqual(list.section("Other").headings(3), ["Office Coordinator"]);
  assert.ok(!list.text.includes("Animator"), "a closed job");
});

Deno.test("each job shows its whole description, its pills and a link to its page", async () => {
  const list = await listOf({
    _id: "a",
    title: "Web Engineer",
    desc: "<h2>Role</h2><p>Build <b>fast</b> sites</p><ul><li>Test</ul>Ship",
    location: "Yaba, Lagos",
    salary: "₦600,000 a month",
    job_type: "Full-time",
  });
  const [row] = list.all("article");
  assert.match(
    row?.text ?? "",
    /^Web EngineerRole Build fast sites Test ShipYaba, Lagos₦600,000 a monthFull-time/,
  );
  assert.deepEqual(list.targets(), [jobPath("a")]);
});

Deno.test("a row shows the first paragraph of its job, without the heading after or before it", async () => {
  for (
    const [desc, lead] of [
      ["<p>Build <b>sites</b></p><h3>What</h3><p>More</p>", "Build sites"],
      ["<h2>Role</h2><p>Build</p><p>Test</p>", "Build"],
      ["<h2>Role</h2>", "Role"],
      ["Plain\n\nlines", "Plain"],
    ] as const
  ) {
    const [shown] = (await listOf({ _id: "a", desc })).withClass("excerpt");
    assert.equal(shown?.text, lead);
  }
});
