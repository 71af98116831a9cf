import assert from "node:assert/strict";
import {
  descriptionToForm,
  descriptionToSave,
} from "../../../src/pages/careers/description-form.server.ts";
import type { BeforeSaveContext } from "../../../src/records/fields.server.ts";

const saved = (value: unknown, before?: string) =>
  descriptionToSave(value, { before } as BeforeSaveContext);

Deno.test("a description is rich text in the form, and the same HTML in its file", () => {
  for (
    const [html, text] of [
      ["<p>One</p><p>Two</p>", "One\n\nTwo"],
      ["<h3>Title</h3><p>Text<br>line</p>", "### Title\n\nText\nline"],
      ["<p><strong>a</strong> <em>b</em></p>", "**a** *b*"],
      ['<p><a href="/blog">a</a></p>', "[a](/blog)"],
      ["<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"],
      ["<ul><li>a<ul><li>b</li></ul></li></ul>", "- a\n    - b"],
      ["<p>5 * 3_000 &lt;b&gt; AT&amp;T</p>", "5 \\* 3\\_000 <b> AT&T"],
    ] as const
  ) {
    assert.deepEqual(descriptionToForm(html), { type: "text", text });
    assert.equal(saved({ type: "text", text }), html);
  }
  // Without a tag, lines and their breaks are kept.
  assert.deepEqual(descriptionToForm("Cook.\nBake."), {
    type: "text",
    text: "Cook.\nBake.",
  });
});

Deno.test("a description that rich text would change stays HTML", () => {
  for (
    const text of [
      "<ul><li><p>a</p><p>b</p></li></ul>",
      "<p>1. a</p>",
      "<p>&amp;copy;</p>",
    ]
  ) {
    assert.deepEqual(descriptionToForm(text), { type: "html", text });
    assert.equal(saved({ type: "html", text }), text);
  }
});

Deno.test("a description that was not edited stays as it was written", () => {
  const html = "<h2>Cook</h2>\n<ul>\n  <li>Bake</li>\n</ul>";
  const form = descriptionToForm(html);
  assert.equal(form?.type, "text");
  assert.equal(saved(form, html), html);
  const edited = { ...form, text: `${form?.text} bread` };
  assert.equal(
    saved(edited, html),
    "<h3>Cook</h3><ul><li>Bake bread</li></ul>",
  );
  assert.equal(saved({ type: "text" }, html), undefined);
});
