/** Fields of records that are odd but valid, as an editor may save them. */
import fc from "fast-check";
import { articlePath, paths } from "../../../src/paths.ts";
import { payloads } from "./hostile.ts";

/** Texts of one line that are odd, but whose words a page must show. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...payloads),
  fc.constantFrom(
    "x",
    "…",
    "🎉",
    "👩🏽‍🚀👨‍👩‍👧",
    "שלום \u202eעולם\u202c",
    "مرحبا بالعالم",
    "Ọ̀lá àti Ṣọlá",
    "O\u0323\u0300la\u0301",
    "\u200b",
    "\u00ad",
    "\u2060 \u200b",
    "a\u0301".repeat(40),
    "AT&amp;T &lt;b&gt; &#x202e;",
    "100% _of_ *this* `code` [link](/blog)",
    "Two\nlines\n\nand a third",
    "tab\tand\u00a0space",
    "{{ template }} ${value} %s %0A",
    "constructor",
    "__proto__",
    "toString",
    "null",
    "0",
    "-1",
    "Contents",
    "About Us",
    "Third Mainland",
    "W".repeat(54),
    "A headline of fifty-four characters, as editors write ",
    `${"A headline that goes on and on, ".repeat(6)}and ends`,
    "Donaudampfschifffahrtsgesellschaft".repeat(12),
    "漢字かな交じり文".repeat(30),
  ).map((text) => text.trim() || text),
  fc.lorem({ maxCount: 12 }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
).filter((text) => text.trim() !== "");

const links = [
  paths.contact,
  articlePath("gone"),
  `${paths.blog}/`,
  `${paths.blog}?tag=a&q=b`,
  "/BLOG",
  "/no-such-page",
  "/portfolio/no-such-project",
  "/pictures/none-800.webp",
  "#part-1",
  "#nowhere",
  "relative",
  "//elsewhere.example",
  "https://elsewhere.example/a?b=1&c=2#d",
  "https://elsewhere.example/a?b=1&amp;c=2",
  "https://elsewhere.example/ö/漢字",
  "http://plain.example",
  "mailto:jobs@example.com",
  "mailto:jobs@example.com?subject=Hello",
  "tel:+2348000000000",
  "javascript:alert(1)",
  "",
];
/** Addresses, good and bad. */
export const link = fc.constantFrom(...links);

/** Markdown with elements that may be empty, nested and unfinished. */
export const markdown = fc.array(
  fc.oneof(
    oddText,
    fc.tuple(oddText, link).map(([text, to]) => `[${text}](${to})`),
    link.map((to) => `[](${to})`),
    link.map((to) => `[ ](<${to}>)`),
    link.map((to) => `![picture](${to})`),
    link.map((to) => `[![](/icons/icon-512.png)](${to})`),
    link.map((to) => `<${to}>`),
    fc.constantFrom(
      "# Heading",
      "###### Deep heading",
      "- item\n- item\n  1. inner\n\n     text",
      "- [ ] task",
      "-",
      "1.",
      "> quote\n> > inner",
      "```js\ncode\n```",
      "| a | b |\n|---|---|\n| 1 | 2 |",
      "---",
      "****",
      "** **",
      "*[a*](/blog)",
      "[outer [inner](/blog)](/about-us)",
      "``",
      "` `",
      "a  \nb\\\nc",
      "&copy; &nbsp; &amp;lt;",
      "[1]: /blog",
      "<details><summary>x</summary>y</details>",
    ),
  ),
  { minLength: 1, maxLength: 8 },
).map((parts) => parts.join("\n\n")).filter((text) => text.trim() !== "");

/** HTML as other editors write it. */
export const html = fc.array(
  fc.oneof(
    oddText,
    link.map((to) => `<a href="${to}">there</a>`),
    link.map((to) => `<a href="${to}"></a>`),
    link.map((to) => `<a href="${to}"><br></a>`),
    link.map((to) => `<a href="${to}"><h2>Heading</h2><p>text</p></a>`),
    link.map((to) => `<h3><a href="${to}">there</a></h3>`),
    fc.constantFrom(
      ..."h1 h2 h3 h4 h5 h6".split(" ").map((it) => `<${it}>Heading</${it}>`),
      ..."h1 h2 h3 h4 h5 h6".split(" ").map((it) => `<${it}>`),
      "<h2></h2>",
      "<h2>&nbsp;</h2>",
      "<h2>\u200b</h2>",
      "<h2><p>In a paragraph</p></h2>",
      "<p><h2>In a paragraph</h2></p>",
      "<strong><h2>Bold</h2>text</strong>",
      "<h2><ul><li>Item</li></ul></h2>",
      "<b><p>bold</p></b>",
      "<i><ul><li>x</li></ul></i>",
      "<ul><b><li>x</li></b></ul>",
      "<ul><h2>Heading</h2><li>x</li></ul>",
      "<ul></ul>",
      "<ul><ul><li>inner</li></ul></ul>",
      "<li>loose",
      "<table><tr><th>a</th><td>b</td></tr></table>",
      "<img src='/none.png' alt=''>",
      "<hr>",
      "</p></div></section>",
      "<p>",
      "<em>",
      "<br><br>",
      "&lt;p&gt; &amp;amp; &#0; &#x202e;",
      "<!-- comment",
    ),
  ),
  { minLength: 1, maxLength: 10 },
).map((parts) => parts.join("")).filter((text) => text.trim() !== "");

/** Moments that have passed. */
export const moment = fc.constantFrom(
  "2024-02-29T23:59:59Z",
  "1970-01-01T00:00:00Z",
  "1999-12-31T23:59:59.999Z",
  "2025-01-01T00:00:00.000Z",
  "0001-01-01T00:00:00Z",
);
/** Moments far ahead. */
export const end = fc.constantFrom(
  "9999-12-31T23:59:59Z",
  "2099-12-31T00:00:00Z",
);

/** Addresses of pictures. */
export const cover = fc.constantFrom(
  "https://pictures.example/a.jpg",
  "https://pictures.example/a.jpg?w=1&h=2",
  "https://pictures.example/ö,b.jpg",
  "/pictures/blog/fallback-1600.webp",
  "/icons/icon-512.png",
);

/** A field that may be absent. */
export const optional = <T>(value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined });

/** One status, and now and then another. */
export const mostly = (status: string, other: string) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(status) },
    { weight: 1, arbitrary: fc.constant(other) },
  );
