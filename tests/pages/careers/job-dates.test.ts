import assert from "node:assert/strict";
import { jobPath } from "../../../src/pages/careers/job-path.ts";
import { feedPaths, paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import { withRecords } from "../../support/content/answers.ts";
import { job, section as careers } from "./section.ts";

const minute = 60_000;
const hour = 60 * minute;

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}

/** A site with this job, whose content is fresh for a minute. */
function siteWith(...jobs: Parameters<typeof job>[0][]) {
  return testApp({
    content: withRecords({ jobs: jobs.map(job) }),
    settings: { CONTENT_FRESH_SECONDS: "60" },
  });
}

Deno.test("a job disappears within a minute of its end", async () => {
  const app = await siteWith({ _id: "ending", validThrough: inMs(hour) });
  {
    using _before = laterBy(hour - minute / 2);
    assert.match(await app.get(paths.careers), /Title of ending/);
    const page = await app.request(jobPath("ending"));
    assert.equal(page.status, 200);
    assert.match(await page.text(), /"validThrough":"/);
  }
  using _after = laterBy(hour + minute / 2);
  assert.ok((await app.get(paths.careers)).includes(careers.list.empty));
  for (const address of [jobPath("ending"), "/api/job/ending"]) {
    assert.equal((await app.request(address)).status, 404, address);
  }
});

Deno.test("a job with an invalid date is shown, without a date in the sitemap", async () => {
  const dates = ["soon", "", "+275760-09-14", "9999-12-31", "0001-01-01"];
  const app = await siteWith(
    ...dates.map((createdAt, index) => ({ _id: `d${index}`, createdAt })),
  );
  const sitemap = await app.get(feedPaths.sitemap);
  assert.ok(sitemap.includes(jobPath("d0")));
  assert.ok(!sitemap.includes("lastmod"));
  assert.equal((await app.request(jobPath("d0"))).status, 200);
});
