/** Texts that take long to parse, or overflow the stack, stay plain. */
import assert from "node:assert/strict";
import { articlePath, feedPaths, paths } from "../../../src/paths.ts";
import { maxTextLength } from "../../../src/content/calls/record-limits.ts";
import { highlight } from "../../../src/pages/blog/highlight.server.ts";
import { recordBudget } from "../../../src/pages/blog/parse-budget.server.ts";
import { parseMarkdown } from "../../../src/pages/blog/markdown-text.server.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";

function markdown(paragraphText: string) {
  return { type: "paragraph", format: "markdown", paragraphText };
}

const hostile: Readonly<Record<string, object>> = {
  "nested quotes": markdown("> ".repeat(5000) + "end"),
  "nested lists": markdown("- ".repeat(5000) + "end"),
  "nested substitutions": {
    type: "code",
    language: "javascript",
    code: "`" + "${`".repeat(10_000),
  },
  "mixed emphasis": markdown("*a_".repeat(16_000)),
  "a long name": {
    type: "code",
    language: "typescript",
    code: "_a".repeat(10_000),
  },
};

for (const [name, block] of Object.entries(hostile)) {
  Deno.test(`shows everything else beside ${name}`, async () => {
    const good = article({ _id: "good", title: "A good one" });
    const bad = article({
      _id: "bad",
      content: [block, { type: "paragraph", paragraphText: "After it." }],
    });
    const content = withRecords({ articles: [bad, good] });
    const app = await testApp({ content });
    for (const path of [paths.blog, feedPaths.atom, feedPaths.json]) {
      assert.match(await app.get(path), /A good one/, path);
    }
    const sitemap = await app.get(feedPaths.sitemap);
    assert.ok(sitemap.includes(articlePath("good")));
    const page = await app.get(articlePath("bad"));
    assert.ok(page.includes("After it."));
    assert.equal((await app.request("/readyz")).status, 200);
  });
}

Deno.test("leaves text with too much Markdown markup plain", () => {
  const short = parseMarkdown("**bold** ".repeat(20));
  assert.ok(JSON.stringify(short).includes('"strong"'));
  for (
    const long of [
      "**bold** ".repeat(300),
      "word ".repeat(20_000),
      "line\n".repeat(1500),
    ]
  ) assert.equal(parseMarkdown(long), undefined);
});

Deno.test("leaves code with a very long word plain", () => {
  const code = `const ${"_a".repeat(150)} = 42;`;
  assert.deepEqual(highlight(code, "typescript"), [code]);
});

Deno.test("shows a Markdown text of 8 MB as it is, up to the limit", async () => {
  const long = "word *a* ".repeat(900_000);
  const items = ["*an item*", "x *a* ".repeat(20_000)];
  const content = [markdown(long), { type: "list", items }, markdown("*End*")];
  const app = await testApp({
    content: withRecords({ articles: [article({ _id: "long", content })] }),
  });
  const { article: shown } = JSON.parse(await app.get("/api/article/long"));
  const [text, list, end] = shown.content;
  assert.equal(text.paragraphText, long.slice(0, maxTextLength));
  assert.deepEqual(list.items, ["an item", items[1]]);
  assert.equal(end.nodes[0].children[0].tag, "em");
  const page = await app.words(articlePath("long"));
  assert.match(page, /word \*a\* word/);
  assert.match(app.lines[0]!, /Left out invalid content.*"parts":1/);
});

Deno.test("highlights ordinary code and leaves long code plain", () => {
  const line = "const answer = 42;\n";
  assert.ok(highlight(line.repeat(20), "typescript").length > 1);
  const long = line.repeat(170);
  assert.deepEqual(highlight(long, "typescript"), [long]);
});

Deno.test("a list's preview has no markup though the whole text stays plain", async () => {
  const content = [markdown("**Danfo** ".repeat(1000))];
  const long = article({ _id: "long", content });
  const app = await testApp({ content: withRecords({ articles: [long] }) });
  assert.match(await app.words(paths.blog), /(?:Danfo ){10}/);
  assert.match(await app.words(articlePath("long")), /\*\*Danfo\*\*/);
});

Deno.test("limits the highlighted code of a record in many short blocks", () => {
  const budget = { ...recordBudget };
  const code = "const answer = 42;\n".repeat(5);
  const blocks = Array.from(
    { length: 1000 },
    () => highlight(code, "typescript", budget),
  );
  assert.ok(blocks[0]!.length > 1);
  assert.deepEqual(blocks.at(-1), [code]);
});

Deno.test("limits the parsing work per record, not only per block", async () => {
  const text = "**bold** ".repeat(100);
  const content = Array.from({ length: 20 }, () => markdown(text));
  const bad = article({ _id: "bad", content });
  const app = await testApp({ content: withRecords({ articles: [bad] }) });
  const page = await app.get(articlePath("bad"));
  assert.ok(page.includes("<strong>bold</strong>"));
  assert.ok(page.includes("**bold** **bold**"));
});
