import assert from "node:assert/strict";
import { jobPosting } from "../../../src/pages/careers/job-posting.server.ts";
import { type JobView, jobView } from "../../../src/pages/careers/job-views.ts";
import { jobPath } from "../../../src/pages/careers/job-path.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { job as jobRecord } from "./section.ts";
import { publicOrigin } from "../../support/settings.ts";

// deno-lint-ignore no-explicit-any
type Node = Record<string, any>;

const job: JobView = {
  id: "a",
  title: "Storyboard Artist",
  city: "Accra",
  country: "GH",
  salary: "Competitive",
  firstMonth: [],
  jobType: "Full-time",
  description: [{ tag: "p", children: ["Draw <things> & more"] }],
  summary: "Draw things",
  postedAt: "2025-11-01T00:00:00.000Z",
};

Deno.test("a job posting has the place, type and description of the job", () => {
  const posting = jobPosting(job, publicOrigin) as unknown as Node;
  assert.deepEqual(posting.jobLocation.address, {
    "@type": "PostalAddress",
    addressLocality: "Accra",
    addressCountry: "GH",
  });
  assert.equal(posting.employmentType, "FULL_TIME");
  assert.equal(posting.description, "<p>Draw &lt;things&gt; &amp; more</p>");
});

Deno.test("a job without a city can be done remotely from its country", () => {
  const { city: _, ...remote } = job;
  const posting = jobPosting(remote, publicOrigin) as unknown as Node;
  assert.equal(posting.jobLocation, undefined);
  assert.equal(posting.jobLocationType, "TELECOMMUTE");
  assert.deepEqual(posting.applicantLocationRequirements, {
    "@type": "Country",
    name: "GH",
  });
});

/** The place in the posting of a job with this location only. */
function placeWith(location: string) {
  const { city: _, country: _none, ...bare } = job;
  const posting = jobPosting({ ...bare, location }, publicOrigin) as
    | Node
    | undefined;
  return posting?.jobLocation?.address ??
    posting?.applicantLocationRequirements;
}

Deno.test("a job whose location ends in a country has its place from there", () => {
  const places = {
    "Yaba, Lagos, Nigeria": ["Yaba, Lagos", "NG"],
    "Hybrid, Accra , ghana": ["Accra", "GH"],
    "Abidjan, Côte d'Ivoire": ["Abidjan", "CI"],
    "London, UK": ["London", "GB"],
    "Austin, USA": ["Austin", "US"],
    "Nigeria": [undefined, "NG"],
  };
  for (const [location, [city, country]] of Object.entries(places)) {
    const { addressLocality, addressCountry } = placeWith(location);
    assert.deepEqual([addressLocality, addressCountry], [city, country]);
  }
  assert.equal(placeWith("Remote, Kenya").name, "KE");
});

Deno.test("no country is guessed", () => {
  for (
    const location of [
      ...["Yaba, Lagos", "Nigeria, Lagos", "Lagos Nigeria", "Lagos (Nigeria)"],
      ...["NG", "Niger Delta", "European Union", "Atlanta, Georgia", ", ,", ""],
    ]
  ) assert.equal(placeWith(location), undefined, location);
});

Deno.test("a job with an application form allows direct applications", () => {
  const { applyLink: _, ...byMail } = job;
  const withForm = { ...job, applyLink: "https://example.com/apply" };
  assert.equal(jobPosting(withForm, publicOrigin)?.directApply, true);
  assert.equal(jobPosting(byMail, publicOrigin)?.directApply, undefined);
});

Deno.test("a job without a required fact has no job posting", () => {
  for (const fact of ["postedAt", "country"] as const) {
    const { [fact]: _, ...rest } = job;
    assert.equal(jobPosting(rest, publicOrigin), undefined, fact);
  }
  assert.equal(jobPosting({ ...job, summary: "" }, publicOrigin), undefined);
});

Deno.test("a job has a posting only if it has a title of its own, whatever it says", () => {
  const record = jobRecord({
    _id: "x",
    country: "GH",
    createdAt: "2025-11-01T00:00:00.000Z",
    descText: "Draw things",
  });
  for (const title of [undefined, ""]) {
    const untitled = jobView({ ...record, title });
    assert.ok(untitled.title);
    assert.equal(jobPosting(untitled, publicOrigin), undefined);
    const namedAlike = jobView({ ...record, title: untitled.title });
    assert.equal(jobPosting(namedAlike, publicOrigin)?.title, untitled.title);
  }
});

Deno.test("the page of a job with a place and a date has a job posting", async () => {
  const open = jobRecord({
    _id: "x",
    city: "Accra",
    country: "GH",
    createdAt: "2025-11-01T00:00:00.000Z",
  });
  const app = await testApp({ content: withRecords({ jobs: [open] }) });
  assert.match(await app.get(jobPath("x")), /"@type":"JobPosting"/);
});
