import assert from "node:assert/strict";
import { plainText } from "../../../src/content/text/plain-text.ts";
import { parseMarkdown } from "../../../src/pages/blog/markdown-text.server.ts";

/** The children of the first paragraph. */
function paragraph(text: string) {
  const [first] = parseMarkdown(text) ?? [];
  assert.ok(typeof first === "object" && first.tag === "p");
  return first.children;
}

Deno.test("entities are characters in texts and addresses, but not in code", () => {
  const nodes = paragraph(
    "AT&amp;T &ldquo;_&eacute;_&rdquo; &#x1F389; `&lt;` [&gt;](https://a.example/?b=1&amp;c=2)",
  );
  assert.equal(plainText(nodes), "AT&T “é” 🎉 &lt; >");
  assert.deepEqual(nodes.at(-1), {
    tag: "a",
    href: "https://a.example/?b=1&c=2",
    children: [">"],
  });
});

Deno.test("entities bring back no address or character that is removed", () => {
  const [link] = paragraph("[x](javascript&colon;alert%281%29)");
  assert.equal(link, "x");
  assert.equal(plainText(paragraph("a&#x202e;b&#1;c &copy")), "abc &copy");
});

Deno.test("a link without words is none", () => {
  for (const words of ["", " ", "&#x200b;", "**&nbsp;**"]) {
    const nodes = paragraph(`a [${words}](/blog)`);
    assert.ok(!JSON.stringify(nodes).includes("href"), words);
  }
});
