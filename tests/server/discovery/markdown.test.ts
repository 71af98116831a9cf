import assert from "node:assert/strict";
import { parseRichText } from "../../../src/content/text/rich-text.ts";
import {
  plain,
  richMarkdown,
} from "../../../src/content/text/rich-markdown.ts";
import {
  articlePath,
  jobPath,
  projectPath,
} from "../../../src/addresses/paths.ts";
import { samples } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { article } from "../../support/content/records.ts";
import { withRecords } from "../../support/content/answers.ts";
import { publicOrigin } from "../../support/settings.ts";

Deno.test("an article's twin has its title, author and every part", async () => {
  const app = await testApp();
  const page = articlePath(samples.article.id);
  const response = await app.request(`${page}.md`);
  const text = await response.text();
  assert.match(response.headers.get("content-type") ?? "", /^text\/markdown/);
  assert.ok(text.startsWith(`# ${samples.article.title}\n`), text);
  assert.match(text, /^- Written by: Halima Sule$/m);
  assert.equal(text.match(/^## /gm)?.length, 4);
  assert.equal(
    response.headers.get("link"),
    `<${publicOrigin}${page}>; rel="canonical", ` +
      `<${publicOrigin}${page}>; rel="alternate"; type="text/html"`,
  );
});

Deno.test("a page with a twin leads to it", async () => {
  const app = await testApp();
  for (
    const path of [
      articlePath(samples.article.id),
      jobPath(samples.job.id),
      projectPath(samples.project.slug),
    ]
  ) {
    const page = await app.request(path, {
      headers: { "user-agent": "Googlebot" },
    });
    assert.ok(
      (await page.text()).includes(
        `<link rel="alternate" type="text/markdown" href="${publicOrigin}${path}.md"/>`,
      ),
      path,
    );
    const twin = await app.request(`${path}.md`);
    assert.equal(twin.status, 200, path);
    assert.match(await twin.text(), /^# \S/);
  }
});

Deno.test("what has no page has no twin", async () => {
  const app = await testApp();
  for (
    const path of [
      "/blog/nobody.md",
      "/blog/.md",
      "/blog/a%2Fb.md",
      "/careers/nobody.md",
      "/careers/animator.md",
      "/portfolio/nobody.md",
    ]
  ) {
    const response = await app.request(path);
    await response.body?.cancel();
    assert.equal(response.status, 404, path);
  }
});

Deno.test("text stays text: nothing in it becomes Markdown", async () => {
  const title = "# *not* <b>a</b> [link](https://x.example)\nnor two lines";
  const app = await testApp({
    content: withRecords({ articles: [article({ _id: "odd", title })] }),
  });
  const text = await (await app.request("/blog/odd.md")).text();
  assert.equal(
    text.split("\n")[0],
    "# \\# \\*not\\* \\<b\\>a\\</b\\> \\[link\\](https://x.example) nor two lines",
  );
  assert.equal(plain("1. a\n- b"), "\\1. a\n\\- b");
});

Deno.test("a description keeps its lists, weight and links", () => {
  const html =
    '<p>One <b>two</b> three</p><ul><li>a</li><li>b <i>c</i></li></ul><p><a href="https://x.example/">go</a></p>';
  assert.equal(
    richMarkdown(parseRichText(html)),
    "One **two** three\n\n- a\n- b *c*\n\n[go](<https://x.example/>)",
  );
});
