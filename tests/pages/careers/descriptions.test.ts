/** The HTML of job descriptions. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { plainText } from "../../../src/content/text/plain-text.ts";
import type { RichNode } from "../../../src/content/text/rich-nodes.ts";
import { parseRichText } from "../../../src/pages/careers/rich-text.server.ts";
import { cleanText } from "../../../src/lib/text/clean-text.ts";
import { safeHref } from "../../../src/content/text/safe-links.ts";
import { badAddresses, hostileText } from "../../support/content/hostile.ts";

const richElements = new Set([
  ...["p", "ul", "ol", "li", "strong", "em", "a", "br"],
  ...["h3", "h4", "h5", "h6"],
]);

Deno.test("parsed descriptions nest as HTML allows", () => {
  const tags = ["p", "ul", "ol", "li", "b", "i", "a href=https://a.example"]
    .concat("h2", "h3", "h5");
  const soup = fc.array(
    fc.oneof(
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `<${tag}>`])),
      fc.constantFrom(...tags.map((tag) => `</${tag.split(" ")[0]}>`)),
      fc.constantFrom("<div>", "</div>", "<br>", "x", " "),
      hostileText,
    ),
    { maxLength: 40 },
  ).map((parts) => parts.join(""));
  fc.assert(
    fc.property(soup, (html) => {
      assertNested(parseRichText(html), []);
    }),
    { numRuns: 3000 },
  );
});

function assertNested(
  nodes: ReturnType<typeof parseRichText>,
  inside: string[],
): void {
  const parent = inside.at(-1);
  const isList = parent === "ul" || parent === "ol";
  const scope = inside.slice(inside.lastIndexOf("li") + 1);
  for (const node of nodes) {
    if (typeof node === "string") {
      assert.ok(!isList || !node.trim(), "text in a list");
      continue;
    }
    const { tag, children } = node;
    assert.equal(isList, tag === "li", `${tag} in ${parent}`);
    const isBlock = /^(?:p|ul|ol|h\d)$/.test(tag);
    const text = scope.find((it) => it !== "ul" && it !== "ol");
    assert.ok(!isBlock || !text, `${tag} in ${text}`);
    assert.ok(tag !== "a" || !inside.includes("a"), "a in a");
    assert.ok(inside.length < 20, "too deep");
    assertNested(children, [...inside, tag]);
  }
}

Deno.test("sanitised text is never parsed as HTML again", () => {
  const html = "<scr<script>ipt>alert(1)</scr</script>ipt> &lt;b&gt; <b>x</b>";
  assert.equal(plainText(parseRichText(html)), "ipt>alert(1)ipt> <b> x");
});

Deno.test("entities do not reintroduce characters that cleaning removes", () => {
  const codes = ["0", "1", "8", "x1f", "127", "x9f", "8234", "8238", "x202E"]
    .concat("8294", "x2069", "xFFFE", "xFFFF", "xD800");
  for (const code of codes) {
    const [node] = parseRichText(`<p>a&#${code};b</p>`);
    const text = plainText(node ? [node] : []);
    assert.equal(text, cleanText(text), code);
    assert.match(text, /^a.?b$/u, code);
  }
  assert.equal(
    plainText(parseRichText("a&#9;b &amp; &eacute;&#x1F389;")),
    "a b & é🎉",
  );
});

function assertRich(nodes: readonly RichNode[]): void {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    assert.ok(richElements.has(node.tag), node.tag);
    if (node.href !== undefined) {
      assert.equal(safeHref(node.href), node.href);
    }
    assertRich(node.children);
  }
}

Deno.test("generated descriptions become only allowed elements and addresses", () => {
  const field = fc.oneof(
    hostileText,
    fc.constantFrom(...badAddresses),
    fc.tuple(fc.constantFrom("https://", "mailto:", "/", "https:"), hostileText)
      .map((parts) => parts.join("")),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(field, (text) => {
      assertRich(parseRichText(text));
      assertRich(parseRichText(`<a href="${text}">x</a>`));
    }),
    { numRuns: 20_000 },
  );
});
