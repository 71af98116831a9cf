import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { openPage } from "../support/browser/open-page.ts";
import { site } from "../support/fixture-site.ts";
import { inTime } from "../support/promises.ts";

const workerPath = "/service-worker.js";

Deno.test("removes the service worker of an earlier visit and its caches", async () => {
  let isOld = true;
  using changed = changedSite(
    site,
    (path, response) =>
      path === workerPath && isOld
        ? new Response("// An earlier worker.", {
          headers: { "Content-Type": "text/javascript" },
        })
        : response,
  );
  await using visit = await openPage(changed, paths.about, {
    bypassCSP: true,
    until: "load",
  });
  const { page } = visit;
  await page.evaluate(async (path) => {
    await navigator.serviceWorker.register(path);
    await navigator.serviceWorker.ready;
    await caches.open("read-articles");
  }, workerPath);
  isOld = false;
  await visit.goTo(paths.services);
  const left = await inTime(page.evaluate(async () => {
    while (await navigator.serviceWorker.getRegistration()) {
      await new Promise((again) => setTimeout(again, 20));
    }
    return await caches.keys();
  }));
  assert.deepEqual(left, []);
});
