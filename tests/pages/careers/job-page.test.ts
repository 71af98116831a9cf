import assert from "node:assert/strict";
import words from "../../../data/words/careers.json" with { type: "json" };
import { site } from "../../../data/site.ts";
import { team } from "../../../src/agency/team/team.ts";
import { jobPath } from "../../../src/pages/careers/job-path.ts";
import { paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { job, section as careers } from "./section.ts";
import { publicOrigin } from "../../support/settings.ts";
import { mainOf, type MainPart } from "../../support/main-part.ts";

const path = jobPath("x");

async function shown(
  fields: Partial<Parameters<typeof job>[0]>,
): Promise<MainPart> {
  const content = withRecords({ jobs: [job({ _id: "x", ...fields })] });
  return await mainOf(path, await testApp({ content }));
}

/** The apply links: beside the text, after it, and the bar on phones. */
function applyLinks(page: MainPart) {
  const links = page.all("a")
    .filter(({ attribs }) => attribs["data-client"] === "apply");
  assert.equal(links.length, 3);
  return links;
}

Deno.test("a job shows its facts, its description under each heading, and the perks", async () => {
  const page = await shown({
    title: "Painter",
    location: "Ikeja",
    job_type: "Part-time",
    experience: "2 years",
  });
  assert.deepEqual(page.headings(1), ["Painter"]);
  const [facts] = page.withClass("facts");
  for (const fact of ["Ikeja", "Part-time", "2 years"]) {
    assert.ok(facts?.text.includes(fact), fact);
  }
  const parts = page.withClass("job-part");
  assert.equal(parts.length, 3);
  for (const { text } of parts) assert.match(text, /Draw things$/);
  for (const { title, description } of words.perks.list) {
    assert.ok(page.text.includes(title + description), title);
  }
});

Deno.test("a job's salary comes first, or that it is competitive", async () => {
  for (const salary of ["₦400,000 a month", undefined]) {
    const [facts] = (await shown({ salary })).withClass("facts");
    const expected = words.job.facts.salary + (salary ?? "Competitive");
    assert.ok(facts?.text.startsWith(expected), `${facts?.text}`);
  }
});

Deno.test("a job shows the colleague that it names, if the team has that person", async () => {
  const [person] = team.people;
  const colleague = person!.name;
  const page = await shown({ colleague, dept: "Engineering" });
  assert.ok(page.withClass("colleague")[0]?.text.includes(colleague));
  for (const fields of [{ colleague: "Nobody Here" }, { dept: "Design" }]) {
    assert.deepEqual((await shown(fields)).withClass("colleague"), []);
  }
});

Deno.test("a job's first month is in the order of its weeks; without one there is no section", async () => {
  const page = await shown({
    firstMonth: [{ week: 3, text: "Paint" }, { week: 1, text: "Look" }],
  });
  const [month] = page.withClass("first-month");
  assert.match(month?.text ?? "", /1\s*Look.*3\s*Paint/);
  assert.deepEqual((await shown({})).withClass("first-month"), []);
});

Deno.test("unreadable weeks of a content service are left out", async () => {
  const sent = [
    { week: 1, text: "Look", id: 7 },
    ...[{ week: 9, text: "Wait" }, { week: 2 }, "Walk", null],
  ];
  for (const [firstMonth, count] of [[sent, 1], ["Look", 0]] as const) {
    const content = withRecords({
      jobs: [{ ...job({ _id: "x" }), firstMonth }],
    });
    const page = await mainOf(path, await testApp({ content }));
    const found = page.withClass("first-month");
    assert.equal(found.length, count);
    assert.ok(!page.text.includes("Wait"));
  }
});

const mail = `mailto:${site.email}?subject=R%26D`;
for (
  const [submission_link, href, isOther] of [
    ["https://jobs.example/a?b=1&c=2", "https://jobs.example/a?b=1&c=2", true],
    ["mailto:jobs@agency.example", "mailto:jobs@agency.example", false],
    [undefined, mail, false],
    ["javascript:alert(1)", mail, false],
    ["//x.example", mail, false],
  ] as const
) {
  Deno.test(`the apply links of a job with the link ${submission_link} lead to ${href}`, async () => {
    const page = await shown({ title: "R&D", submission_link });
    for (const { attribs } of applyLinks(page)) {
      assert.equal(attribs.href, href);
      assert.equal(attribs.target, isOther ? "_blank" : undefined);
      assert.equal(attribs.rel, isOther ? "noopener noreferrer" : undefined);
    }
  });
}

Deno.test("without script the back arrow links to the job list", async () => {
  const page = await shown({});
  const [back] = page.withClass("back");
  assert.equal(back?.attribs.href, paths.careers);
  assert.ok(back?.attribs["aria-label"]);
});

Deno.test("the application form is not rendered initially", async () => {
  const page = await shown({ submission_link: undefined });
  assert.deepEqual(page.all("dialog"), []);
  assert.deepEqual(page.all("button"), []);
});

Deno.test("a job shares the careers picture", async () => {
  const html = await (await testApp()).get(jobPath(careers.sample.id));
  const picture = `${publicOrigin}/pictures/share/careers.jpg`;
  for (const name of ["og:image", "twitter:image"]) {
    const [, found] =
      html.match(`(?:property|name)="${name}" content="([^"]*)"`) ?? [];
    assert.equal(found, picture, name);
  }
});
