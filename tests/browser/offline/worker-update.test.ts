import {
  articlePath,
  paths,
  serviceWorkerPath,
} from "../../../src/addresses/paths.ts";
import { samples } from "../../support/addresses.ts";
import { changedSite } from "../../support/browser/changed-site.ts";
import { follow, openPage } from "../../support/browser/open-page.ts";
import { inTime } from "../../support/promises.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const sample = articlePath(samples.article.id);

Deno.test("an article that is read after an update of the worker is kept too", async () => {
  let isUpdated = false;
  // The newer worker keeps articles in a place of its own.
  using changed = changedSite(
    site,
    async (path, response) =>
      path === serviceWorkerPath && isUpdated
        ? new Response(
          (await response.text()).replace("read-articles", "newer"),
          response,
        )
        : response,
  );
  await using visit = await openPage(changed, paths.blog, {
    until: "load",
    serviceWorkers: "allow",
  });
  const { page } = visit;
  await page.evaluate(() => navigator.serviceWorker.ready);
  isUpdated = true;
  await inTime(page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const replaced = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve);
      registration.active?.addEventListener("statechange", resolve);
    });
    await registration.update();
    await replaced;
  }));
  await follow(page, sample);
  await inTime(page.evaluate(async (path) => {
    const cache = await caches.open("newer");
    while (!await cache.match(path)) {
      await new Promise((again) => setTimeout(again, 20));
    }
  }, sample));
});
