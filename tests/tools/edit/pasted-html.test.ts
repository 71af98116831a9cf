import "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { readPaste } from "../../../src/tools/edit/browser/pasted-html.ts";

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const cases: [what: string, html: string, expected: string][] = [
  [
    "makes lists of Word's paragraphs",
    wordItem(1, "·", "Eins") + wordItem(2, "o", "Tiefer") +
    wordItem(1, "·", "Zwei") + "<p>Text</p>" + wordItem(1, "1.", "Erstens") +
    wordItem(1, "2.", "Zweitens"),
    "<ul><li>Eins<ul><li>Tiefer</li></ul></li><li>Zwei</li></ul><p>Text</p><ol><li>Erstens</li><li>Zweitens</li></ol>",
  ],
  [
    "gives a table a header row, all its cells, and no bars in them",
    "<table><caption>Fares</caption><tr><td>A | B</td><td>C</td></tr><tr><th rowspan=2>1</th><td><h3>2</h3><p>3</p></td></tr><tr><td>4</td></tr><tr><td colspan=2>5</td></tr></table>",
    "<p>Fares</p><table><tr><th>A ¦ B</th><th>C</th></tr><tr><td>1</td><td><p>2</p><p>3</p></td></tr><tr><td></td><td>4</td></tr><tr><td>5</td><td></td></tr></table>",
  ],
  [
    "leaves out tables that only arrange a page, but not their texts",
    "<table><tr><td><p>One</p><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>",
    "<div><p>One</p><div>a, b</div></div>",
  ],
  [
    "makes a link of an embedded video, with its title or its address",
    '<iframe title="A danfo" src="https://www.youtube-nocookie.com/embed/a-b_c?rel=0"></iframe><iframe src="//player.vimeo.com/video/12"></iframe>',
    '<p><a href="https://www.youtube.com/watch?v=a-b_c">A danfo</a></p><p><a href="https://vimeo.com/12">https://vimeo.com/12</a></p>',
  ],
  [
    "says where a picture is to be added",
    '<p><img src="https://a.example/1.png" alt="A sign"> <img src="file:///2.png"><img src="https://a.example/" width="1" height="1"></p>',
    "<p>(Picture to add here: A sign) (Picture to add here)</p>",
  ],
  [
    "gives a link through a redirect by Google its target",
    '<a href="https://www.google.com/url?q=https://a.example/b?c%3D1&amp;sa=D">one</a>',
    '<a href="https://a.example/b?c=1">one</a>',
  ],
  [
    "keeps the texts of links that lead nowhere",
    '<p><a href="javascript:alert(1)">one</a> <a href="#top">two</a> <a href="http://a.example/" onclick="alert(1)">three</a></p>',
    '<p>one two <a href="https://a.example/">three</a></p>',
  ],
  [
    "keeps the target of a link within a site",
    '<p><a href="/portfolio?all#makoko">one</a></p>',
    '<p><a href="/portfolio?all#makoko">one</a></p>',
  ],
  [
    "links each text of a card",
    '<a href="https://a.example/"><h3>Title</h3><p>Text</p></a>',
    '<h3><a href="https://a.example/">Title</a></h3><p><a href="https://a.example/">Text</a></p>',
  ],
  [
    "removes scripts, styles and empty lines",
    "<style>p{}</style><script>alert(1)</script><p>&lt;script&gt;</p><p><o:p>&nbsp;</o:p></p>",
    "<p>&lt;script&gt;</p>",
  ],
  [
    "names the language of code",
    '<div class="highlight-source-ts"><pre>a</pre></div><pre><code class="hl language-css">b</code></pre>',
    '<div class="highlight-source-ts"><pre data-language="ts">a</pre></div><pre data-language="css"><code class="hl language-css">b</code></pre>',
  ],
  [
    "keeps raised and lowered digits, and quotation marks",
    "<p>10<sup>-6</sup> H<sub>2</sub>O <q>so</q> 1<sup>st</sup></p>",
    "<p>10⁻⁶ H₂O “so” 1<sup>st</sup></p>",
  ],
  [
    "keeps the lines of a quote",
    "<blockquote><p>One</p><ul><li>Two</li></ul></blockquote>",
    "<blockquote>One<br><br>Two</blockquote>",
  ],
];

for (const [what, html, expected] of cases) {
  Deno.test(`a paste ${what}`, () => {
    const { innerHTML } = readPaste(html);
    assert.equal(innerHTML.replace(/<(o:p|span)[^>]*><\/\1>/g, ""), expected);
  });
}

Deno.test("a table that is pasted where pages show none becomes lines", () => {
  const html =
    "<table><tr><td>Pay</td><td>400,000</td></tr><tr><td>Start</td><td>May</td></tr></table>";
  const { innerHTML } = readPaste(html, false);
  assert.equal(innerHTML, "<div>Pay, 400,000</div><div>Start, May</div>");
});
