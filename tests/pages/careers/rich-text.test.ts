import assert from "node:assert/strict";
import type { RichNode } from "../../../src/content/text/rich-nodes.ts";
import { plainLines, plainText } from "../../../src/content/text/plain-text.ts";
import { parseRichText } from "../../../src/pages/careers/rich-text.server.ts";

/** Nodes as HTML, for readable expectations. */
function written(nodes: readonly RichNode[]): string {
  return nodes.map((node) =>
    typeof node === "string"
      ? node
      : `<${node.tag}${node.href ? ` ${node.href}` : ""}>` +
        `${written(node.children)}</${node.tag}>`
  ).join("");
}

const cases: [what: string, html: string, expected: string][] = [
  [
    "keeps allowed elements",
    "<p>a <b>b</b> <i>c</i></p>",
    "<p>a <strong>b</strong> <em>c</em></p>",
  ],
  [
    "never nests paragraphs",
    "<div><p>a</p><p>b</p></div>c",
    "<p>a</p><p>b</p>c",
  ],
  [
    "closes open items and lists",
    "<ul><li>x<li>y<ol><li>z</ul>",
    "<ul><li>x</li><li>y<ol><li>z</li></ol></li></ul>",
  ],
  [
    "wraps loose text of a list in an item",
    "<ul>a<li>b</ul>",
    "<ul><li>a</li><li>b</li></ul>",
  ],
  ["turns an item without a list into a paragraph", "<li>a</li>", "<p>a</p>"],
  ["drops empty elements", "<p> </p><ul><li></li></ul>a", " a"],
  [
    "keeps safe links",
    "<a href='https://a.example/?b=1&amp;c=2'>a</a>",
    "<a https://a.example/?b=1&c=2>a</a>",
  ],
  ["keeps the text of unsafe links", "<a href=javascript:x>a</a>", "a"],
  ["continues after an svg element", "<svg/>a<svg><text>b</text></svg>c", "ac"],
  ["decodes entities", "&amp;lt; &#233;", "&lt; é"],
  [
    "keeps headings, below those of the page and without gaps",
    "<h1>a</h1><h4>b</h4><h6>c</h6>d<h2>e</h2><h2></h2><h1>f</h1>",
    "<h3>a</h3><h4>b</h4><h5>c</h5>d<h4>e</h4><h3>f</h3>",
  ],
  [
    "ends paragraphs and headings at the next heading",
    "<p>a<h2>b<h2>c</h2>d",
    "<p>a</p><h3>b</h3><h3>c</h3>d",
  ],
  [
    "has the texts of blocks in a heading",
    "<h2><div>a</div><div>b</div></h2>c",
    "<h3> a b</h3>c",
  ],
  [
    "moves emphasis and links into the blocks that they contain",
    "<b>a<p>b</p>c<p>d</b>e</p></b><a href=https://a.example><h2>f</h2></a>g",
    "<strong>a</strong><p><strong>b</strong></p><strong>c</strong>" +
    "<p><strong>d</strong>e</p><h3><a https://a.example>f</a></h3>g",
  ],
  [
    "drops links and headings without words, but not their line breaks",
    "a<a href=https://a.example><br></a><h2>\u200b<br></h2>b",
    "a<br></br> <br></br>b",
  ],
  [
    "separates table cells by spaces",
    "<table><tr><td>1<td>2</table>",
    "<p> 1 2</p>",
  ],
];

for (const [what, html, expected] of cases) {
  Deno.test(`a description ${what}`, () => {
    assert.equal(written(parseRichText(html)), expected);
  });
}

Deno.test("plain text has spaces between blocks", () => {
  const html = "<h2>One</h2><p>Two<br>three</p><ul><li>four<li>five</ul>";
  assert.equal(plainText(parseRichText(html)), "One Two three four five");
});

Deno.test("the lines of a description are its paragraphs and items", () => {
  const desc = "<p>One\n<em>two</em></p> <p>Three</p><ul><li>Four</li></ul>";
  assert.equal(plainLines(parseRichText(desc)), "One two\nThree\nFour");
});

Deno.test("removes elements that are not for readers, with their contents", () => {
  for (
    const name of [
      ...["script", "style", "template", "noscript", "iframe", "object"],
      ...["textarea", "title", "svg", "math"],
    ]
  ) {
    const html = `<p>a<${name}>hidden <b>b</b></${name}>c</p>`;
    assert.equal(plainText(parseRichText(html)), "ac", name);
  }
});

Deno.test("removes nested hidden elements up to the end of the outer one", () => {
  for (const name of ["svg", "math", "object", "template"]) {
    const html = `a<${name}>b<${name}>c</${name}>hidden</${name}>d`;
    assert.equal(plainText(parseRichText(html)), "ad", name);
  }
});

Deno.test("reads up to 100,000 characters of a description", () => {
  const text = plainText(parseRichText(`<p>${"a".repeat(300_000)}</p>`));
  assert.equal(text.length, 100_000 - "<p>".length);
});

Deno.test("the end of a too deeply nested element does not close outer elements", () => {
  const outer = "<b>".repeat(15);
  const nodes = parseRichText(`<i>${outer}<i>deep</i> still within`);
  assert.equal(nodes.length, 1);
  assert.equal(plainText(nodes), "deep still within");
});

Deno.test("limits nesting to sixteen levels", () => {
  let [node] = parseRichText(`${"<b>".repeat(40)}deep`);
  let depth = 0;
  for (; typeof node === "object"; [node] = node.children) depth++;
  assert.equal(depth, 16);
  assert.equal(node, "deep");
});

Deno.test("shows the rest of a description with too many elements as plain text", () => {
  const count = 5000;
  for (const item of ["<p>word</p>", "<p>word", "<br>word"]) {
    const nodes = parseRichText(item.repeat(count));
    assert.ok(nodes.length < count / 2, item);
    const words = Array(count).fill("word").join(" ");
    assert.equal(plainText(nodes), words, item);
  }
});

Deno.test("a description without any tag keeps its lines", () => {
  const text = "We draw.\r\nWe build.\n\n\nYou need: a < b & patience\n";
  assert.equal(
    plainLines(parseRichText(text)),
    "We draw.\nWe build.\nYou need: a < b & patience",
  );
  assert.deepEqual(
    parseRichText("One\nTwo\n\nThree").map((it) =>
      typeof it === "object" && it.tag
    ),
    ["p", "p"],
  );
});

Deno.test("blocks of HTML are lines of their own", () => {
  for (
    const html of [
      "<summary>More</summary>Hidden",
      "<nav>More</nav>Hidden",
      "<dl><dt>More</dt><dd>Hidden</dd></dl>",
      "<table><caption>More</caption><tr><td>Hidden</td></tr></table>",
      "<center>More</center>Hidden",
    ]
  ) assert.equal(plainLines(parseRichText(html)), "More\nHidden", html);
});

Deno.test("links by http and telephone stay links in descriptions", () => {
  for (const href of ["http://archive.example/", "tel:+2348005550142"]) {
    assert.deepEqual(parseRichText(`<a href="${href}">Old</a>`), [
      { tag: "a", href, children: ["Old"] },
    ]);
  }
});
