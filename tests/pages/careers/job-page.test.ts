import assert from "node:assert/strict";
import { perks } from "../../../data/careers.ts";
import { site } from "../../../data/site.ts";
import { jobPath, paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { careers, job } from "./section.ts";
import { publicOrigin } from "../../support/settings.ts";
import { mainOf, type MainPart } from "../../support/main-part.ts";

const path = jobPath("x");

async function shown(
  fields: Partial<Parameters<typeof job>[0]>,
): Promise<MainPart> {
  const content = withRecords({ jobs: [job({ _id: "x", ...fields })] });
  return await mainOf(path, await testApp({ content }));
}

/** The apply links, for wide windows and for phones. */
function applyLinks(page: MainPart) {
  const wide = page.withClass("apply-wide");
  const phone = page.withClass("apply-phone");
  assert.ok(wide.length > 0 && phone.length > 0);
  return [...wide, ...phone];
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
  for (const { title, description } of perks) {
    assert.ok(page.text.includes(title + description), title);
  }
});

Deno.test("every apply link opens the job's own link in a new tab", async () => {
  for (const { attribs } of applyLinks(await shown({}))) {
    assert.equal(attribs.href, "https://example.com/apply/x");
    assert.equal(attribs.target, "_blank");
    assert.match(attribs.rel ?? "", /\bnoopener\b/);
  }
});

for (
  const submission_link of [undefined, "javascript:alert(1)", "//x.example"]
) {
  Deno.test(`without a usable link (${submission_link}) the apply link opens a mail`, async () => {
    const page = await shown({ title: "R&D", submission_link });
    for (const { attribs } of applyLinks(page)) {
      assert.equal(attribs.href, `mailto:${site.email}?subject=R%26D`);
      assert.equal(attribs.target, undefined);
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

Deno.test("removes scripts and unsafe links from hostile descriptions", async () => {
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

Deno.test("an unknown job is 404 and links to the job list", async () => {
  const app = await testApp({ content: withRecords({}) });
  assert.equal((await app.request(path)).status, 404);
  const page = await mainOf(path, app);
  assert.equal(page.headings(1).length, 1);
  assert.ok(page.targets().includes(paths.careers));
  assert.deepEqual(page.withClass("job-part"), []);
});

Deno.test("an apply address is a link to another site in a new tab, or to a mail", async () => {
  const links = {
    "https://jobs.example/a?b=1&c=2": {
      target: "_blank",
      rel: "noopener noreferrer",
    },
    "mailto:jobs@agency.example": { target: undefined, rel: undefined },
  };
  for (const [address, expected] of Object.entries(links)) {
    const page = await shown({ submission_link: address });
    for (const { attribs: { href, target, rel } } of applyLinks(page)) {
      assert.equal(href, address);
      assert.deepEqual({ target, rel }, expected, address);
    }
  }
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
