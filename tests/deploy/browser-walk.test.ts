import assert from "node:assert/strict";
import { walkThrough } from "../../src/deploy/browser-walk.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { browser } from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

Deno.test("a walk through a site that works finds nothing", async () => {
  assert.deepEqual(await walkThrough(site.origin, browser()), []);
});

Deno.test("a walk through a site whose scripts are gone says what does not work", async () => {
  using broken = changedSite(
    site,
    (path, response) =>
      path.endsWith(".js") ? new Response("", { status: 404 }) : response,
  );
  const problems = await walkThrough(broken.origin, browser(), 1000);
  assert.ok(problems.some((it) => it.startsWith("Not so: home comes to life")));
});
