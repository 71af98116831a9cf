import assert from "node:assert/strict";
import { addresses, unknownAddress } from "../../../support/addresses.ts";
import { pageOf, testApp } from "../../../support/app.ts";

Deno.test("every page has one target for the skip link", async () => {
  const app = await testApp();
  for (const address of [...addresses, unknownAddress]) {
    const html = await pageOf(address, app);
    assert.match(html, /<a class="skip-link" href="#main">/, address);
    assert.equal(html.match(/<main id="main"/g)?.length, 1, address);
  }
});
