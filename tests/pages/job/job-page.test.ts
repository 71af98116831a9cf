import assert from "node:assert/strict";
import { perks } from "../../../data/perks.ts";
import { site } from "../../../data/site.ts";
import { jobPath, paths } from "../../../src/addresses/paths.ts";
import { shellOf, testApp } from "../../support/app.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { job } from "../../support/content/records.ts";
import { mainOf, type MainPart } from "../../support/main-part.ts";

const path = jobPath("x");

async function shown(
  fields: Partial<Parameters<typeof job>[0]>,
): Promise<MainPart> {
  const content = withRecords({ jobs: [job({ _id: "x", ...fields })] });
  return await mainOf(path, await testApp({ content }));
}

function applyLinks(page: MainPart) {
  return page.all("a").filter((link) => /^apply /i.test(link.text));
}

Deno.test("a job shows its facts, its description three times, and the perks", async () => {
  const page = await shown({ title: "Painter" });
  assert.deepEqual(page.headings(1), ["Painter"]);
  assert.deepEqual(page.headings(2), [
    "About Us",
    "Job Overview",
    "Key Responsibilities/Requirements",
    "Perks",
  ]);
  for (const heading of page.headings(2).slice(0, 3)) {
    assert.match(page.section(heading).text, /Draw things$/);
  }
  assert.match(
    page.text,
    /LocationYaba, LagosJob TypeFull-timeExperience Level3 years or more/,
  );
  for (const { title, description } of perks) {
    assert.ok(page.section("Perks").text.includes(title + description));
  }
});

Deno.test("every way to apply opens the job's own link in a new tab", async () => {
  const links = applyLinks(await shown({}));
  assert.deepEqual(links.map(({ text }) => text), [
    "Apply here",
    "Apply for this job",
    "Apply Here",
  ]);
  for (const { attribs } of links) {
    assert.equal(attribs.href, "https://example.com/apply/x");
    assert.equal(attribs.target, "_blank");
    assert.match(attribs.rel ?? "", /\bnoopener\b/);
  }
});

for (
  const submission_link of [undefined, "javascript:alert(1)", "//x.example"]
) {
  Deno.test(`without a usable link (${submission_link}) applying writes a mail`, async () => {
    const links = applyLinks(await shown({ title: "R&D", submission_link }));
    assert.equal(links.length, 3);
    for (const { attribs } of links) {
      assert.equal(attribs.href, `mailto:${site.email}?subject=R%26D`);
      assert.equal(attribs.target, undefined);
    }
  });
}

Deno.test("without script the arrow back leads to the list of jobs", async () => {
  const page = await shown({});
  const [back] = page.all("a");
  assert.equal(back?.attribs.href, paths.careers);
  assert.equal(back?.attribs["aria-label"], "Back to Careers");
});

Deno.test("no control opens the application form", async () => {
  const page = await shown({ submission_link: undefined });
  assert.deepEqual(page.all("dialog"), []);
  assert.deepEqual(page.all("button"), []);
});

Deno.test("hostile descriptions lose their scripts and their links", async () => {
  const page = await shown({
    title: "<script>",
    desc:
      '<p onclick="x()">Draw</p><a href="javascript:x()">here</a><img src=x onerror=x()>',
  });
  assert.deepEqual(page.headings(1), ["<script>"]);
  assert.deepEqual(
    page.all("img").filter(({ attribs }) =>
      attribs.src === "x" || attribs.onerror
    ),
    [],
  );
  assert.ok(page.all("p").every(({ attribs }) => !attribs.onclick));
  assert.deepEqual(page.linksTo("here"), []);
});

Deno.test('a job that is on its way says "Loading job..."', async () => {
  assert.match(await shellOf(path), /role="status"[^>]*>.*Loading job\.\.\./s);
});

Deno.test("a failed job shows its message under a heading", async () => {
  const page = await mainOf(path, await testApp({ content: failing("Late") }));
  assert.equal(page.headings(1).length, 1);
  assert.ok(page.text.includes("Error loading job: Late"));
});

Deno.test("an unknown job has the 404 page and its status", async () => {
  const app = await testApp({ content: withRecords({}) });
  assert.equal((await app.request(path)).status, 404);
  const page = await mainOf(path, app);
  assert.deepEqual(page.headings(1), ["That page has been taken down."]);
});
