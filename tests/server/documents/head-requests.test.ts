import assert from "node:assert/strict";
import { articlePath, paths } from "../../../src/paths.ts";
import { samples, unknownAddress } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";

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
