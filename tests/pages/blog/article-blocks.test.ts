import assert from "node:assert/strict";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";

const paragraph = {
  type: "paragraph",
  paragraphTitle: "First",
  paragraphText: "A *plain* text with <b>marks</b>.",
};

function appWith(content: object[]) {
  const records = { articles: [article({ _id: "blocks", content })] };
  return testApp({ content: withRecords(records) });
}

const everyBlock = [
  paragraph,
  {
    type: "paragraph",
    format: "markdown",
    paragraphText:
      "With *emphasis*, `code`, [a link](https://example.com/), [one of ours](/about-us) and [a trap](javascript:alert(1)).",
  },
  {
    type: "picture",
    image: "/pictures/blog/plate-1600.webp",
    alt: "A sign",
    caption: "Over the platform",
    width: 1600,
    height: 800,
  },
  { type: "quote", text: "Say it **once**.", source: "The prompt" },
  { type: "list", ordered: true, items: ["One *thing*", "Another"] },
  { type: "code", language: "javascript", code: "const price = 5; // <naira>" },
];

Deno.test("shows each type of block, with markup only where the format allows it", async () => {
  const app = await appWith(everyBlock);
  const html = await app.get("/blog/blocks");
  const body = html.slice(html.indexOf("article-text"));
  for (
    const shown of [
      // Links that are shared lead to it.
      'id="part-1"',
      "A *plain* text with &lt;b&gt;marks&lt;/b&gt;.",
      "With <em>emphasis</em>, <code>code</code>",
      'href="https://example.com/" rel="noopener noreferrer"',
      'href="/about-us"',
      "a trap",
      'alt="A sign"',
      "Over the platform</figcaption>",
      "<blockquote",
      "<strong>once</strong>",
      "The prompt</figcaption>",
      "<ol><li",
      "One <em>thing</em>",
      '<span class="keyword">const</span>',
      '<span class="comment">// &lt;naira&gt;</span>',
    ]
  ) assert.ok(body.includes(shown), shown);
  assert.ok(!body.includes("javascript:"), "no link that runs");
  assert.ok(!/\sstyle=/.test(body), "no inline style");
});

Deno.test("preview text, feed and structured data include all block types", async () => {
  const app = await appWith(everyBlock.slice(1));
  const html = await app.get("/blog/blocks");
  assert.match(html, /"image":\[[^\]]*blog\/plate-1600\.webp/);
  assert.match(html, /name="description" content="With emphasis, code, a link/);
  assert.match(await app.get("/feed.json"), /"With emphasis, code, a link/);
});

Deno.test("a quote provides the preview text of an article without paragraphs", async () => {
  const app = await appWith([{ type: "quote", text: "Say it **once**." }]);
  assert.match(await app.get("/blog"), /Say it once\.\.\.\./);
});

Deno.test("ignores derived fields sent by the content service", async () => {
  const nodes = [{ tag: "em" as const, children: ["forged"] }];
  const app = await appWith([
    { ...paragraph, nodes },
    { type: "quote", text: "A quote", nodes },
  ]);
  const html = await app.get("/blog/blocks");
  assert.ok(!html.includes("forged"));
  assert.ok(html.includes("A quote"));
});

Deno.test("ignores a block of an unknown type and logs it", async () => {
  const app = await appWith([paragraph, { type: "hologram", text: "Ghost" }]);
  const html = await app.get("/blog/blocks");
  assert.ok(!html.includes("Ghost"));
  const line = app.lines.find((it) => it.includes("hologram")) ?? "";
  assert.match(line, /Left out unknown blocks.*"id":"blocks"/);
});
