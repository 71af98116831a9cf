import assert from "node:assert/strict";
import { feedPaths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { parseXml } from "../../site/machine-files.ts";

const origin = "https://site.example";

Deno.test("feeds carry the full text of an article with all kinds of blocks", async () => {
  const whole = article({
    _id: "whole",
    content: [
      { type: "paragraph", paragraphText: `${"Long. ".repeat(60)}The end.` },
      {
        type: "paragraph",
        paragraphTitle: "Load & unload",
        paragraphText:
          "**Heavy** loads of a [depot](https://depot.example/a?b&c)",
        format: "markdown",
      },
      {
        type: "picture",
        image: "/pictures/a.webp",
        alt: "A pier",
        caption: "Km 3",
      },
      { type: "quote", text: "Go <slow>", source: "A driver" },
      { type: "list", items: ["One", "Two"], ordered: true },
      { type: "code", code: "a < b", caption: "In short" },
    ],
  });
  const app = await testApp({ content: withRecords({ articles: [whole] }) });
  const html = `<p dir="auto">${"Long. ".repeat(60)}The end.</p>` +
    '<h2 id="part-load-unload" dir="auto">Load &amp; unload</h2><p dir="auto"><strong>Heavy</strong> loads of a ' +
    '<a href="https://depot.example/a?b&amp;c">depot</a></p>' +
    `<figure><img src="${origin}/pictures/a.webp" alt="A pier">` +
    '<figcaption dir="auto">Km 3</figcaption></figure>' +
    '<figure><blockquote dir="auto"><p>Go &lt;slow&gt;</p></blockquote>' +
    '<figcaption dir="auto">A driver</figcaption></figure>' +
    '<ol dir="auto"><li>One</li><li>Two</li></ol>' +
    '<figure><pre dir="ltr"><code>a &lt; b</code></pre>' +
    '<figcaption dir="auto">In short</figcaption></figure>';
  const [item] = (await (await app.request(feedPaths.json)).json()).items;
  assert.equal(item.content_html, html);
  const atom = await (await app.request(feedPaths.atom)).text();
  const [entry] = parseXml(atom).feed.entry;
  assert.equal(entry.content["@type"], "html");
  assert.equal(entry.content["#text"], html);
});

Deno.test("feeds have absolute links to the site, and the lines of texts", async () => {
  const whole = article({
    _id: "whole",
    content: [
      { type: "paragraph", paragraphText: "Dear reader,\r\n\nso long\n" },
      {
        type: "paragraph",
        paragraphText: "**One\ntwo** [three](/blog/three)",
        format: "markdown",
      },
      { type: "quote", text: "Go [on](/careers)" },
      { type: "list", items: ["[Home](/)"] },
    ],
  });
  const app = await testApp({ content: withRecords({ articles: [whole] }) });
  const html = '<p dir="auto">Dear reader,<br><br>so long</p>' +
    `<p dir="auto"><strong>One<br>two</strong> <a href="${origin}/blog/three">three</a></p>` +
    `<figure><blockquote dir="auto"><p>Go <a href="${origin}/careers">on</a></p></blockquote></figure>` +
    `<ul dir="auto"><li><a href="${origin}/">Home</a></li></ul>`;
  const [item] = JSON.parse(await app.get(feedPaths.json)).items;
  assert.equal(item.content_html, html);
  const [entry] = parseXml(await app.get(feedPaths.atom)).feed.entry;
  assert.equal(entry.content["#text"], html);
});
