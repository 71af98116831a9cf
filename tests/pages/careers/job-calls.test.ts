/** Jobs in the content service, the gateway, caches and files for crawlers. */
import assert from "node:assert/strict";
import words from "../../../data/words/careers.json" with { type: "json" };
import { listNames } from "../../../src/content/content-types.ts";
import type { RichNode } from "../../../src/content/text/rich-nodes.ts";
import type { Job } from "../../../src/pages/careers/job-fields.server.ts";
import { jobPath } from "../../../src/pages/careers/job-path.ts";
import { feedPaths, paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { job, section as careers } from "./section.ts";
import { publicOrigin } from "../../support/settings.ts";

const painter = job({
  _id: "j1",
  title: "Painter",
  desc: "<p>Draw <b>things</b></p><p>Daily</p>",
});
const onOneLine = "Draw things Daily";
const inList = { descText: onOneLine, descLead: "Draw things" };
const descText = "Draw things\nDaily";
const descNodes: RichNode[] = [
  { tag: "p", children: ["Draw ", { tag: "strong", children: ["things"] }] },
  { tag: "p", children: ["Daily"] },
];

Deno.test("the gateway has the content service's paths and shapes of jobs, with parsed descriptions", async () => {
  const jobs = [painter];
  await using content = fakeContent(withRecords({ jobs }));
  const site = await testApp({ content });
  for (
    const [path, body] of [
      ["/api/jobs", { jobs: [{ ...painter, ...inList }] }],
      ["/api/job?status=Open", { jobs: [{ ...painter, ...inList }] }],
      ["/api/job/j1", { ...painter, descText, descNodes }],
    ] as const
  ) {
    const response = await site.request(path);
    assert.equal(response.status, 200, path);
    assert.deepEqual(await response.json(), body, path);
    const { pathname, search } = new URL(content.requests.at(-1)!.url);
    assert.equal(pathname + search, path);
  }
});

Deno.test("a parsed description that the content service sent is replaced", async () => {
  const sent = {
    descText: "x",
    descLead: "x",
    descNodes: [{ tag: "script", children: [] }],
  };
  const jobs = [{ ...painter, ...sent } as Job];
  const site = await testApp({ content: withRecords({ jobs }) });
  assert.deepEqual(
    JSON.parse(await site.get("/api/jobs")),
    { jobs: [{ ...painter, ...inList }] },
  );
  assert.deepEqual(
    JSON.parse(await site.get("/api/job/j1")),
    { ...painter, descText, descNodes },
  );
});

for (
  const [path, tags] of [
    [paths.careers, "jobs"],
    [jobPath(careers.sample.id), `job-${careers.sample.id}`],
    ["/api/jobs", "jobs"],
    [feedPaths.sitemap, listNames.join()],
  ] as const
) {
  Deno.test(`${path} has ${tags} as its cache tag, also from the cache`, async () => {
    const app = await testApp();
    for (const _visit of ["first", "second"]) {
      const { headers, body } = await app.request(path);
      await body?.cancel();
      assert.equal(headers.get("deno-cache-tag"), tags);
    }
  });
}

Deno.test("llms.txt describes a job by the start of its text", async () => {
  const app = await testApp({ content: withRecords({ jobs: [painter] }) });
  const line = `[Painter](${publicOrigin}${jobPath("j1")}): ${onOneLine}\n`;
  assert.ok((await app.get(feedPaths.llms)).includes(line));
});

Deno.test("leaves out and counts invalid fields of a job, and shows the rest", async () => {
  const sent = { _id: "odd", title: "Odd job", desc: [], salary: {} };
  const site = await testApp({ content: withRecords({ jobs: [sent] }) });
  assert.match(await site.words(paths.careers), /Odd job/);
  const line = site.lines.find((line) => line.includes('"jobs"'));
  assert.equal(JSON.parse(line ?? "{}").parts, 2);
  const response = await site.request(jobPath("odd"));
  assert.equal(response.status, 200);
  assert.match(await response.text(), /Odd job/);
});

Deno.test("numbers where texts are expected are read as their text", async () => {
  for (const [_id, id] of [[12, "12"], [0, "0"]] as const) {
    const sent = { _id, title: 2024, desc: 5, salary: 250_000, experience: 3 };
    const site = await testApp({
      content: (request) =>
        Response.json(
          /job\//.test(request.url) ? sent : { jobs: [sent] },
        ),
    });
    const list = await site.words(paths.careers);
    for (const text of ["2024", "250000"]) assert.ok(list.includes(text), text);
    const page = await site.words(jobPath(id));
    assert.ok(page.includes(`${words.job.facts.experience}3`));
    assert.deepEqual(site.lines, []);
  }
});

Deno.test("an application link that is unusable is counted in the log, an empty one is not", async () => {
  const links = [
    ...["ask at the desk", "javascript:alert(1)", "a@b.example, c@d.example"],
    " ".repeat(500_000) + "x",
  ];
  const usable = ["", " ", undefined, null, "jobs@example.com"];
  const jobs = [...links, ...usable].map((submission_link, index) => ({
    ...job({ _id: `j${index}` }),
    submission_link,
  }));
  const app = await testApp({ content: withRecords({ jobs }) });
  await app.get("/api/jobs");
  await app.get("/api/job/j0");
  await app.get("/api/job/j9");
  assert.deepEqual(
    app.lines.map((line) => JSON.parse(line)).map((
      { what, records, parts },
    ) => [
      what,
      records,
      parts,
    ]),
    [["jobs", 0, links.length], ["jobs", 0, 1]],
  );
});
