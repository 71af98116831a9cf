// own isolate: it sets the hashes of files for good
/** Addresses of files where their hashes become known after the modules. */
import assert from "node:assert/strict";
import { setStaticHashes } from "../../../src/static-files.ts";
import { pageModules } from "../../../src/tools/build/client/page-modules.ts";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";

Deno.test("no module reads the hashes before the page is rendered", async () => {
  for (const module of (await pageModules()).values()) {
    await import(`../../../${module}`);
  }
  const hash = "hashed";
  setStaticHashes({ "/drawings": hash, "/icons": hash, "/pictures": hash });
  const app = await testApp();
  let files = 0;
  for (const path of [...addresses, unknownAddress]) {
    const html = await app.get(path);
    // Data blocks hold the addresses as the records have them.
    const shown = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, "");
    const plain = /["(\s,]\/(?:drawings|icons|pictures)\/[\w./-]+/.exec(shown);
    assert.equal(plain?.[0], undefined, path);
    files += shown.split(`/assets/${hash}/`).length - 1;
  }
  assert.ok(files > 0);
});
