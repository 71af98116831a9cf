import assert from "node:assert/strict";
import { paths } from "../../../src/addresses/paths.ts";
import { pageOf, testApp } from "../../support/app.ts";

Deno.test("every page has the one place that the skip link leads to", async () => {
  const app = await testApp();
  const addresses = [...Object.values(paths), "/nowhere"].map((path) =>
    path.replace(":slug", "alomaa").replace(":id", "first-flight")
  );
  for (const address of addresses) {
    const html = await pageOf(address, app);
    assert.match(html, /<a class="skip-link" href="#main">/, address);
    assert.equal(html.match(/<main id="main"/g)?.length, 1, address);
  }
});
