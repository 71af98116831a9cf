import assert from "node:assert/strict";
import { paths } from "../../../src/addresses/paths.ts";
import { shellOf, testApp } from "../../support/app.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { job } from "../../support/content/records.ts";
import { mainOf } from "../../support/main-part.ts";

const page = await mainOf(paths.careers);

Deno.test("careers opens with its heading and groups the open jobs", () => {
  assert.deepEqual(page.headings(1), ["Join Us. We are hiring!"]);
  assert.deepEqual(
    page.headings(2),
    ["Design", "Engineering", "Academy", "Other"],
  );
  assert.equal(page.section("Design").headings(3).length, 3);
  assert.deepEqual(page.section("Other").headings(3), ["Office Coordinator"]);
  assert.ok(!page.text.includes("Animator"));
});

Deno.test("each job shows its description, its pills and a link to its page", () => {
  const rows = page.section("Engineering").all("article");
  const row = rows.find((row) => row.text.startsWith("Web Engineer"));
  const words = row ? row.text : "";
  assert.match(words, /You will build fast, accessible sites/);
  assert.match(words, /Yaba, Lagos₦600,000 – ₦750,000 a monthFull-timeView$/);
  const links = page.section("Engineering").linksTo("View");
  assert.ok(links.includes("/careers/web-engineer"));
});

Deno.test("a job without salary is competitive, one without department under Other", async () => {
  const content = withRecords({ jobs: [job({ _id: "a", dept: " " })] });
  const list = await mainOf(paths.careers, await testApp({ content }));
  assert.ok(list.section("Other").text.includes("Competitive"));
});

Deno.test("descriptions are stripped of their tags, hostile ones too", async () => {
  const content = withRecords({
    jobs: [job({
      _id: "a",
      title: "<u>Painter</u>",
      desc: "<p>Paint <b>doors</b></p><script>alert(1)</script>",
    })],
  });
  const list = await mainOf(paths.careers, await testApp({ content }));
  assert.deepEqual(list.headings(3), ["<u>Painter</u>"]);
  assert.match(list.text, /Paint doors/);
  assert.ok(!list.text.includes("alert"));
});

Deno.test("without open jobs careers says so", async () => {
  const list = await mainOf(
    paths.careers,
    await testApp({ content: withRecords({}) }),
  );
  assert.ok(
    list.text.includes(
      "No open positions at the moment. Please check back later!",
    ),
  );
});

Deno.test("the heading of careers leaves before the jobs are there", async () => {
  const shell = await shellOf(paths.careers);
  assert.match(shell, /<h1[^>]*>Join Us\. We are hiring!<\/h1>/);
  assert.match(shell, /role="status"[^>]*>.*Loading job listings\.\.\./s);
});

Deno.test("a failed list of jobs shows its message", async () => {
  const app = await testApp({ content: failing("Closed") });
  const failed = await mainOf(paths.careers, app);
  assert.ok(failed.text.includes("Error loading jobs: Closed"));
});
