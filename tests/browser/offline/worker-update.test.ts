import { articlePath, paths } from "../../../src/addresses/paths.ts";
import { samples } from "../../support/addresses.ts";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const sample = articlePath(samples.article.id);

Deno.test("an article that is read after an update of the worker is kept too (G10)", async () => {
  await using visit = await openPage(site, paths.blog, {
    until: "load",
    serviceWorkers: "allow",
  });
  const { page, context } = visit;
  await page.waitForFunction(() => navigator.serviceWorker.controller || true);
  const first = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    Object.assign(globalThis, { first: active });
    return active?.state;
  });
  if (!first) throw new Error("There is no worker");
  await context.route("**/service-worker.js", async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\n// A newer one.`;
    await route.fulfill({ response, body });
  });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active !== Reflect.get(globalThis, "first") &&
      active?.state === "activated";
  });
  const link = page.locator(`a[href="${sample}"]`).first();
  await elementHydrated(link);
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction(
    async (path) => await caches.match(path) !== undefined,
    sample,
  );
});
