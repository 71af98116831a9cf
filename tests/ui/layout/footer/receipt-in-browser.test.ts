import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { healthPath, paths } from "../../../../src/paths.ts";
import { roundedUp } from "../../../../src/ui/layout/footer/receipt.tsx";
import {
  follow,
  openPage,
  pageShown,
  typefacesLoaded,
} from "../../../support/browser/open-page.ts";
import {
  observeShifts,
  shiftsOf,
} from "../../../support/browser/layout-shifts.ts";
import { site } from "../../../support/fixture-site.ts";
import { waitUntil } from "../../../support/promises.ts";

const slipOf = (page: Page) => page.locator(".receipt");

declare global {
  /** What the documents of a tab have loaded until now, in bytes. */
  function loadedSize(): number;
}

/** Adds `loadedSize` to the documents of a page. */
function addLoadedSize(): void {
  if (location.protocol !== "http:") return;
  const earlier = Number(sessionStorage.earlier ?? 0);
  globalThis.loadedSize = () => {
    const entries = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as PerformanceResourceTiming[];
    return entries.reduce((sum, it) => sum + it.transferSize, earlier);
  };
  // A document may load something until it is left.
  addEventListener("pagehide", () => sessionStorage.earlier = loadedSize());
}

/**
 * Brings the footer into view until its receipt says what the browser has loaded,
 * and returns that.
 */
async function weightShown(page: Page): Promise<number> {
  let sum = 0;
  await waitUntil(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.evaluate(() =>
      document.querySelector(".receipt")
        ?.scrollIntoView({ behavior: "instant", block: "center" })
    );
    sum = await page.evaluate(() => loadedSize());
    return await slipOf(page).getByText(roundedUp(sum)).count() > 0;
  });
  return sum;
}

Deno.test("weights are rounded up", () => {
  assert.equal(roundedUp(0), "0 kB");
  assert.equal(roundedUp(213_001), "214 kB");
  assert.equal(roundedUp(999_001), "1 MB");
  assert.equal(roundedUp(1_200_001), "1.3 MB");
});

Deno.test("the receipt says how many pages the visit has opened and what they have loaded, and moves nothing", async () => {
  await using visit = await openPage(site, paths.about, {
    // A line of its own has the receipt here.
    viewport: { width: 320, height: 640 },
    async prepare(page) {
      await page.addInitScript(observeShifts);
      await page.addInitScript(addLoadedSize);
    },
  });
  const { page } = visit;
  // Late ones move the lines of the footer, without the receipt too.
  await typefacesLoaded(page);
  await shiftsOf(page);
  const first = await weightShown(page);
  await slipOf(page).getByText("1 page", { exact: true }).waitFor();
  await slipOf(page).getByText("0 cookies").waitFor();
  const { sum, shifts } = await shiftsOf(page);
  // A drawing that moves by itself may count for less.
  assert.ok(sum < 0.001, shifts.join("\n"));
  await follow(page, paths.contactAlias);
  await pageShown(page, paths.contact);
  const second = await weightShown(page);
  assert.ok(second > first);
  await slipOf(page).getByText("2 pages").waitFor();
  await page.reload();
  assert.ok(await weightShown(page) > second);
  await slipOf(page).getByText("3 pages").waitFor();
  // More files than browsers note by themselves.
  const load = (count: number) =>
    page.evaluate(async ({ count, path }) => {
      for (; count > 0; count--) await (await fetch(path)).text();
    }, { count, path: healthPath });
  await load(250);
  const long = await weightShown(page);
  await load(20);
  assert.ok(await weightShown(page) > long);
  // A file whose size the browser does not tell.
  await page.route("https://pictures.example/*", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    }));
  await page.evaluate(() => {
    const image = new Image();
    image.src = "https://pictures.example/1";
    document.body.append(image);
  });
  await waitUntil(async () => {
    await weightShown(page);
    return await slipOf(page).getByText("at least").count() > 0;
  });
  assert.deepEqual(visit.complaints, []);
});
