import assert from "node:assert/strict";
import { paths } from "../../src/addresses/paths.ts";
import { readManifestSync } from "../../src/server/assets/build-manifest.ts";
import { useSite } from "../support/site.ts";
import { pageWeight } from "./page-weight.ts";

const site = useSite();

Deno.test("the bench weighs all that a first visit of a page loads", async () => {
  const weight = await pageWeight(site.origin, paths.home, {
    manifest: readManifestSync(),
    pattern: paths.home,
  });
  for (const [part, bytes] of Object.entries(weight)) {
    assert.ok(bytes > 0, `${part}: ${bytes} bytes`);
  }
});
