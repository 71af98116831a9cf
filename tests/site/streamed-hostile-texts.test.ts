import assert from "node:assert/strict";
import { inlineScript } from "../../src/server/http/inline-script.ts";
import { DomUtils, parseDocument } from "htmlparser2";
import { listPages, recordPages } from "../support/addresses.ts";
import { testApp } from "../support/app.ts";
import { late, withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { filledRecords } from "../support/sections.ts";

const hostile = [
  "<script>globalThis.hit = 1</script>",
  "</script><script>globalThis.hit = 1</script>",
  "<!-- <script>",
  "\u2028\u2029 line ends",
  '"><img src=x onerror="globalThis.hit = 1">',
  "]]> ${hit} {{hit}} \\u003c",
].join(" ");

const description =
  `<p onclick="globalThis.hit=1">Fine</p><a href="javascript:hit">x</a><iframe src="//evil.example"></iframe><style>*{display:none}</style>${hostile}`;
const content = withRecords(filledRecords("bad", (kind) => {
  if (kind === "address") return "javascript:globalThis.hit=1";
  return kind === "html" ? description : hostile;
}));

for (const path of [...listPages, ...recordPages("bad")]) {
  for (const delay of [0, 150]) {
    Deno.test(`hostile text stays text on ${path}, ${delay} ms late`, async () => {
      await using service = fakeContent(late(delay, content));
      const app = await testApp({
        content: service,
        // Late content is streamed; the page waits for prompt content.
        maxWaitMs: delay === 0 ? undefined : 0,
      });
      const response = await app.request(path);
      const html = await response.text();
      const document = parseDocument(html);
      const scripts = DomUtils.getElementsByTagName("script", document);
      const nonce = /'nonce-([^']+)'/.exec(
        response.headers.get("content-security-policy") ?? "",
      )?.[1];
      for (const script of scripts) {
        const { src, type, nonce: own } = script.attribs;
        if (src?.startsWith("/") || type === "application/json") continue;
        if (type === "application/ld+json") continue;
        if (DomUtils.textContent(script) === inlineScript.text) continue;
        assert.ok(nonce && own === nonce, DomUtils.textContent(script));
        assert.doesNotMatch(DomUtils.textContent(script), /globalThis\.hit/);
      }
      for (const script of scripts) {
        if (!script.attribs.type?.endsWith("json")) continue;
        JSON.parse(DomUtils.textContent(script));
      }
      for (const element of DomUtils.getElementsByTagName("*", document)) {
        for (const [name, value] of Object.entries(element.attribs)) {
          assert.doesNotMatch(name, /^on/i);
          if (["href", "src", "action"].includes(name)) {
            assert.doesNotMatch(value, /^\s*javascript:/i);
          }
        }
      }
      assert.equal(DomUtils.getElementsByTagName("iframe", document).length, 0);
      assert.ok(html.includes("&lt;script&gt;globalThis.hit = 1"));
    });
  }
}
