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
      // Links that are shared lead to it, also older ones.
      'id="part-first"',
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
      '<ol dir="auto"><li',
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

Deno.test("an article of pictures alone is listed without a preview", async () => {
  const picture = everyBlock.find(({ type }) => type === "picture")!;
  const app = await appWith([picture]);
  assert.match(await app.words("/blog"), /Title of blocks/);
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

const pasted = `Before.

## A *first* part ##

With a table:

| Stop | Minutes | A \\| B |
| --- | --- | --- |
| Yaba | **40** | [map](https://a.example/) |
| Oyingbo\\nby night | <b>55</b> | |

### A detail

Before the code.

~~~js
const price = 5;
# no heading
~~~

After it.

> Say it **once**.
>
> Or twice.

***

[How to paint a danfo](https://www.youtube.com/watch?v=abc)

https://vimeo.com/123

# The end`;

const pastedBlock = {
  type: "paragraph",
  format: "markdown",
  paragraphText: pasted,
};

/** The page's article, without what React adds. */
async function textOf(content: object[]): Promise<string> {
  const html = await (await appWith(content)).get("/blog/blocks");
  return html.slice(html.indexOf("article-parts"), html.indexOf("</main>"))
    .replaceAll("<!-- -->", "");
}

Deno.test("headings in Markdown are parts of the contents, code and quotes as in blocks", async () => {
  const html = await textOf([pastedBlock]);
  for (
    const shown of [
      '<section class="prose"><p dir="auto">Before.</p></section>',
      ">A first part</a>",
      '<section id="part-a-first-part" class="prose"><h2 id="part-1" class="heading-3" dir="auto">A first part</h2>',
      '<h3 dir="auto">A detail</h3>',
      '<span class="keyword">const</span>',
      "# no heading",
      '<p dir="auto">After it.</p><figure><blockquote',
      "<p>Say it <strong>once</strong>.</p><p>Or twice.</p></blockquote>",
      "<hr/>",
      '<section id="part-the-end" class="prose"><h2 id="part-2" class="heading-3" dir="auto">The end</h2></section>',
    ]
  ) assert.ok(html.includes(shown), shown);
});

Deno.test("a table in Markdown has header cells, and scrolls by itself", async () => {
  const html = await textOf([pastedBlock]);
  const [table] = /<div class="table-scroll".*?<\/div>/.exec(html) ?? [];
  assert.match(table ?? "", /tabindex="0"/i);
  for (
    const shown of [
      '<th scope="col">A | B</th></tr></thead>',
      "<td>Yaba</td><td><strong>40</strong></td><td><a ",
      "<td>Oyingbo<br/>by night</td><td>&lt;b&gt;55&lt;/b&gt;</td><td></td>",
    ]
  ) assert.ok(table?.includes(shown), shown);
});

Deno.test("a video is a link, with its address if it has no other title", async () => {
  const html = await textOf([pastedBlock]);
  assert.match(
    html,
    /<p dir="auto"><a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=abc"[^>]*>How to paint a danfo<\/a>/,
  );
  assert.match(html, /href="https:\/\/vimeo\.com\/123"[^>]*>https:\/\/vimeo/);
  assert.ok(!html.includes("<iframe"));
});

Deno.test("feeds have tables and headings of Markdown, too", async () => {
  const app = await appWith([pastedBlock]);
  const { items: [item] } = JSON.parse(await app.get("/feed.json"));
  for (
    const shown of [
      '<h2 id="part-a-first-part" dir="auto">A first part</h2>',
      '<th scope="col">Stop</th>',
      '<h3 dir="auto">A detail</h3>',
      '<pre dir="ltr"><code>const price = 5;',
      "<hr>",
    ]
  ) assert.ok(item.content_html.includes(shown), shown);
  assert.match(item.summary, /^Before\./);
});

Deno.test("a text that would be too many blocks stays one", async () => {
  const html = await textOf([{
    ...pastedBlock,
    paragraphText: "# Again\n".repeat(1001),
  }]);
  assert.ok(!html.includes("<h2 class"));
  assert.match(html, /<h3 dir="auto">Again/);
});
