import assert from "node:assert/strict";
import {
  articlePath,
  feedPaths,
  healthPath,
  paths,
} from "../../../src/paths.ts";
import { samples, unknownAddress } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { get, type RawReply, sendRaw } from "../../support/raw-client.ts";
import { oneOfEach } from "../../support/sections.ts";
import { startSite } from "../../support/site.ts";

const article = articlePath(samples.article.id);

for (const path of [paths.about, article, unknownAddress]) {
  Deno.test(`HEAD of ${path} has the length of the body in each coding`, async () => {
    const app = await testApp();
    for (const coding of ["br", "gzip", "identity"]) {
      const headers = { "Accept-Encoding": coding };
      const whole = await app.request(path, { headers });
      const { byteLength } = await whole.arrayBuffer();
      const head = await app.request(path, { headers, method: "HEAD" });
      assert.equal(head.status, whole.status);
      assert.equal(head.headers.get("etag"), whole.headers.get("etag"));
      assert.equal(head.headers.get("content-length"), String(byteLength));
      assert.equal((await head.arrayBuffer()).byteLength, 0);
    }
  });
}

// The runtime sets lengths of its own.
Deno.test("HEAD has the status and headers of GET, no body and no other length", async () => {
  await using content = fakeContent(withRecords(oneOfEach("one")));
  await using site = await startSite({ content });
  const ask = (path: string, method = "GET") =>
    sendRaw(site.origin, get(path, { method }));
  const unlike = /^(?:date|server-timing|transfer-encoding|content-length)$/;
  const named = ({ headers }: RawReply) =>
    [...headers].filter(([name]) => !unlike.test(name))
      // It counts down.
      .map(([name, value]) => [name, value.replace(/s-maxage=\d+/, "")]);
  for (
    const path of [
      ...[paths.home, paths.blog, unknownAddress, "/blog/"],
      ...[feedPaths.sitemap, feedPaths.manifest, healthPath],
      ...["/api/articles", "/icons/favicon.svg"],
    ]
  ) {
    // The first response may be streamed.
    await ask(path);
    const whole = await ask(path);
    const head = await ask(path, "HEAD");
    assert.equal(head.status, whole.status, path);
    assert.deepEqual(named(head), named(whole), path);
    assert.equal(head.body, "", path);
    const length = head.headers.get("content-length");
    assert.ok([null, whole.headers.get("content-length")].includes(length));
  }
});
