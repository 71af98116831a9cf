import {
  assertKept,
  changes,
  search,
} from "../support/browser/outside-changes.ts";
import { site } from "../support/fixture-site.ts";

Deno.test("a page that a translator changes before hydration keeps what a visitor has typed, and works", async () => {
  await assertKept(site, search, changes["a translator wraps each text"]);
});
