import "../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  loaderDataId,
  readLoaderData,
  writeLoaderData,
} from "../../src/streaming/loader-data.ts";
import { payloads } from "../support/content/hostile.ts";

function documentWith(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

Deno.test("no text in the loader data ends its element, and each comes back whole", () => {
  for (const text of [...payloads, "</script><script>1</script>", "<!--"]) {
    const json = writeLoaderData({ text });
    assert.doesNotMatch(json, /[<>\u2028\u2029]/);
    const document = documentWith(
      `<script type="application/json" id="${loaderDataId}">${json}</script>`,
    );
    assert.equal(document.querySelectorAll("script").length, 1, text);
    assert.deepEqual(readLoaderData(document), { text });
  }
});

Deno.test("what streams is a promise in the browser, and no value of it is in the data", () => {
  const json = writeLoaderData({ jobs: Promise.resolve("secret"), page: 2 });
  assert.doesNotMatch(json, /secret/);
  const document = documentWith(
    `<script type="application/json" id="${loaderDataId}">${json}</script>`,
  );
  const { jobs, page } = readLoaderData(document);
  assert.ok(jobs instanceof Promise);
  assert.equal(page, 2);
});

Deno.test("a document without loader data has none", () => {
  for (const html of ["<p></p>", `<script id="${loaderDataId}"></script>`]) {
    assert.deepEqual(readLoaderData(documentWith(html)), {});
  }
});
