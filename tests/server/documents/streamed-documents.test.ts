import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { Admission } from "../../../src/server/http/admission.ts";
import { listPages } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { contentPages } from "../../support/content-pages.ts";
import { connect, get } from "../../support/raw-client.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { startSite } from "../../support/site.ts";
import { held, silent, withRecords } from "../../support/content/answers.ts";
import { shellIn } from "../../support/html.ts";
import { inTime, waitUntil } from "../../support/promises.ts";

for (const { name, path, loading } of contentPages) {
  Deno.test(`sends the shell of ${name} before its content arrives`, async () => {
    const app = await testApp({ content: silent });
    const response = await app.request(path);
    assert.equal(response.status, 200);
    const shell = await shellIn(response);
    assert.match(shell, /<title>/);
    assert.match(shell, /<nav [^>]*aria-label="Main"/);
    assert.ok(shell.includes(loading), loading);
    assert.match(shell, /<\/footer>/);
    if (listPages.includes(path)) assert.match(shell, /<h1[^>]*>[^<]/);
    assert.match(response.headers.get("cache-control") ?? "", /no-store/);
  });
}

Deno.test("every document says how long content may take", async () => {
  const app = await testApp({
    content: silent,
    settings: { CONTENT_TIMEOUT_MS: "4321" },
  });
  for (const path of [paths.home, paths.blog, "/unknown"]) {
    const shell = await shellIn(await app.request(path));
    assert.match(shell, /<html[^>]* data-content-timeout="4321"/, path);
  }
});

Deno.test("a page over the capacity is a complete 503 page, until a visitor leaves", async () => {
  const { answer, release } = held(withRecords({}));
  const admission = new Admission({ max: 3, reservedForVisitors: 0 });
  const app = await testApp({
    content: answer,
    maxWaitMs: 0,
    services: { admission },
  });
  const left = await app.request(paths.blog);
  const waiting = [
    await app.request(paths.blog),
    await app.request(paths.blog),
  ];
  const refused = await app.request(paths.blog);
  const html = await refused.text();
  assert.equal(refused.status, 503);
  assert.ok(Number(refused.headers.get("retry-after")) > 0);
  assert.equal(refused.headers.get("cache-control"), "no-store");
  assert.match(html, /<nav[^]*<h1[^>]*>Too many visitors[^]*<\/html>$/);
  assert.equal((await app.request(paths.about)).status, 200);
  await left.body?.cancel();
  await waitUntil(() => admission.admitted < 3);
  const next = await app.request(paths.blog);
  assert.equal(next.status, 200);
  release();
  await waitUntil(() => admission.admitted === 0);
  for (const response of [...waiting, next]) {
    assert.match(await response.text(), /<\/html>/);
  }
});

Deno.test("only some of many streams are compressed", async () => {
  const app = await testApp({
    content: silent,
    services: { maxCompressed: 1 },
  });
  const caching = [];
  for (let visitor = 0; visitor < 2; visitor++) {
    const { headers } = await app.request(paths.blog);
    caching.push(headers.get("cache-control"));
  }
  assert.deepEqual(caching, ["no-store", "no-store, no-transform"]);
});

Deno.test("sends the compressed shell while content is pending", async () => {
  await using content = fakeContent(silent);
  await using site = await startSite({ content });
  for (const coding of ["br", "gzip"]) {
    using connection = await connect(site.origin);
    const headers = `Accept-Encoding: ${coding}\r\n`;
    const request = get(paths.blog, { headers });
    await connection.write(new TextEncoder().encode(request));
    // Reads raw bytes, to see that no compressor buffers the shell.
    let bytes = 0;
    let head = "";
    const buffer = new Uint8Array(65_536);
    while (bytes < 2500) {
      const count = await inTime(connection.read(buffer));
      assert.ok(count, "the answer ended before the content came");
      if (bytes === 0) head = new TextDecoder().decode(buffer.slice(0, 4000));
      bytes += count;
    }
    assert.match(head, /^HTTP\/1\.1 200/);
    assert.match(head, new RegExp(`content-encoding: ${coding}`, "i"));
  }
});
