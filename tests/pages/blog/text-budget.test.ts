/** Texts that take long to parse, or overflow the stack, stay plain. */
import assert from "node:assert/strict";
import { articlePath, paths } from "../../../src/paths.ts";
import { withDerivedBlocks } from "../../../src/pages/blog/article-blocks.server.ts";
import { maxTextLength } from "../../../src/content/calls/record-limits.ts";
import { highlight } from "../../../src/pages/blog/highlight.server.ts";
import { parsedText } from "../../../src/pages/blog/markdown-text.server.ts";
import { maxParsed } from "../../../src/pages/blog/text-budget.server.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";

function markdown(paragraphText: string) {
  return { type: "paragraph", format: "markdown", paragraphText };
}

Deno.test("leaves text that is too long, too wide or too deep plain", () => {
  const parsed = (text: string) => {
    const { nodes } = parsedText(text, { ...maxParsed });
    return JSON.stringify(nodes) !==
      JSON.stringify([{ tag: "p", children: [text] }]);
  };
  const list = (levels: number) =>
    Array.from({ length: levels }, (_, level) => `${"  ".repeat(level)}- a\n`)
      .join("");
  // Each of its short rows gets a cell for each column.
  const table = (rows: number) =>
    `${"|a".repeat(100)}\n${"|-".repeat(100)}\n${"x\n".repeat(rows)}`;
  for (
    const short of [
      "**bold** ".repeat(4000),
      "word ".repeat(7000) + "*a*",
      table(20),
      list(9),
    ]
  ) assert.ok(parsed(short), short.slice(0, 20));
  for (
    const long of [
      "**bold** ".repeat(5000),
      "- a\n".repeat(5000),
      table(100),
      `- b\n\n  ${table(100).replaceAll("\n", "\n  ")}`,
      list(10),
      `${"*".repeat(100)}a${"*".repeat(100)}`,
    ]
  ) assert.ok(!parsed(long), long.slice(0, 20));
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

/** The text of an article in the gateway's answer. */
async function sentContent(content: object[]) {
  const app = await testApp({
    content: withRecords({ articles: [article({ _id: "long", content })] }),
  });
  return JSON.parse(await app.get("/api/article/long")).article.content;
}

Deno.test("an article with too many blocks ends with a paragraph of plain text", async () => {
  const blocks = Array.from({ length: 3000 }, (_, index) => [
    { type: "paragraph", paragraphText: `Part ${index}` },
    { type: "list", items: [`Item ${index}`] },
  ]).flat();
  const content = await sentContent(blocks);
  assert.ok(content.length < 2000);
  assert.match(content.at(-1).paragraphText, /Part 2999 Item 2999$/);
});

Deno.test("an article with too much text ends with a paragraph of plain text", async () => {
  const content = await sentContent(
    Array.from(
      { length: 900 },
      (_, index) => markdown(`*Part ${index}* ${"word ".repeat(1000)}`),
    ),
  );
  assert.equal(content.length, 399 + 1);
  const { paragraphText } = content.at(-1);
  assert.match(paragraphText, /^\*Part 399\* word/);
  assert.equal(paragraphText.length, maxTextLength);
});

Deno.test("highlights ordinary code and leaves long code plain", () => {
  const line = "const answer = 42;\n";
  assert.ok(highlight(line.repeat(20), "typescript").length > 1);
  const long = line.repeat(300);
  assert.deepEqual(highlight(long, "typescript"), [long]);
});

Deno.test("a list's preview has no markup though the whole text stays plain", async () => {
  const content = [markdown("**Danfo** ".repeat(5000))];
  const long = article({ _id: "long", content });
  const app = await testApp({ content: withRecords({ articles: [long] }) });
  assert.match(await app.words(paths.blog), /(?:Danfo ){10}/);
  assert.match(await app.words(articlePath("long")), /\*\*Danfo\*\*/);
});

Deno.test("limits the highlighted code of a record in many short blocks", () => {
  const budget = { block: 50_000, record: 50_000 };
  const code = "const answer = 42;\n".repeat(5);
  const blocks = Array.from(
    { length: 1000 },
    () => highlight(code, "typescript", budget),
  );
  assert.ok(blocks[0]!.length > 1);
  assert.deepEqual(blocks.at(-1), [code]);
});

Deno.test("limits the parsing work per record, not only per block", async () => {
  const text = `**bold** ${"word ".repeat(7900)}`;
  const content = Array.from({ length: 12 }, () => markdown(text));
  const bad = article({ _id: "bad", content });
  const app = await testApp({ content: withRecords({ articles: [bad] }) });
  const page = await app.get(articlePath("bad"));
  assert.ok(page.includes("<strong>bold</strong>"));
  assert.ok(page.includes("**bold** word"));
});

Deno.test("the items of a list share the limit of a block", async () => {
  const items = Array.from({ length: 5 }, () => `*a* ${"b ".repeat(5000)}`);
  const content = [{ type: "list", items }, markdown("*End*")];
  const app = await testApp({
    content: withRecords({ articles: [article({ _id: "long", content })] }),
  });
  const page = await app.get(articlePath("long"));
  assert.ok(page.includes("<em>a</em> b"));
  assert.ok(page.includes("*a* b"));
  assert.ok(page.includes("<em>End</em>"));
});

Deno.test("other work runs between two blocks of an article", async () => {
  let pauses = 0;
  const slices = {
    isOver: () => true,
    pause: () => Promise.resolve(void pauses++),
  };
  const paragraphText = "# One\n\nTwo\n\n# Three\n\nFour";
  const content = [
    { type: "paragraph", format: "markdown", paragraphText },
    { type: "quote", text: "Five" },
  ] as const;
  await withDerivedBlocks({ content: [...content] }, slices);
  assert.equal(pauses, 3);
});
