import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { roundedUp } from "../../../src/browser/weight-sign/weigh-visit.ts";
import {
  follow,
  heldFiles,
  openPage,
  pageShown,
  typefacesLoaded,
} from "../../support/browser/open-page.ts";
import {
  observeShifts,
  shiftsOf,
} from "../../support/browser/layout-shifts.ts";
import { site } from "../../support/fixture-site.ts";
import { waitUntil } from "../../support/promises.ts";

const signOf = (page: Page) => page.getByRole("img", { name: /^This visit/ });

declare global {
  /** What the documents of a tab have loaded until now, in bytes. */
  function loadedSize(): number;
}

/** Adds `loadedSize` to the documents of a page. */
async function addLoadedSize(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  });
}

/** Waits until the sign says what the browser has loaded, and returns that. */
async function matches(page: Page): Promise<number> {
  let sum = 0;
  await waitUntil(async () => {
    sum = await page.evaluate(() => loadedSize());
    const said = await signOf(page).locator("strong").textContent();
    return said === roundedUp(sum);
  });
  return sum;
}

Deno.test("weights are rounded up", () => {
  assert.equal(roundedUp(0), "0 kB");
  assert.equal(roundedUp(213_001), "214 kB");
  assert.equal(roundedUp(999_001), "1 MB");
  assert.equal(roundedUp(1_200_001), "1.3 MB");
});

Deno.test("the sign counts what the browser has loaded, from page to page", async () => {
  await using visit = await openPage(site, paths.about, {
    viewport: { width: 390, height: 844 },
    prepare: addLoadedSize,
  });
  const { page } = visit;
  const first = await matches(page);
  await follow(page, paths.contactAlias);
  await pageShown(page, paths.contact);
  const second = await matches(page);
  assert.ok(second > first);
  await page.reload();
  assert.ok(await matches(page) > second);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("a picture of untold size makes it at least as much", async () => {
  await using visit = await openPage(site, paths.about, {
    prepare: addLoadedSize,
  });
  const { page } = visit;
  await matches(page);
  await page.route(
    "https://pictures.example/*",
    (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
      }),
  );
  await page.evaluate(() => {
    const image = new Image();
    image.src = "https://pictures.example/1";
    document.body.append(image);
  });
  await signOf(page).getByText("at least").waitFor();
});

// On the narrower one it has a line of its own.
for (const width of [360, 320]) {
  Deno.test(`the sign moves nothing in the footer, ${width} px wide`, async () => {
    const script = heldFiles("**/weight-sign-*.js");
    await using visit = await openPage(site, paths.about, {
      viewport: { width, height: 640 },
      async prepare(page) {
        await page.addInitScript(observeShifts);
        await script.hold(page);
      },
    });
    const { page } = visit;
    // Late ones move the lines of the footer, without the sign too.
    await typefacesLoaded(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await shiftsOf(page);
    script.release();
    await signOf(page).waitFor();
    const { shifts } = await shiftsOf(page);
    assert.deepEqual(shifts, []);
  });
}

Deno.test("without script there is no sign", async () => {
  await using visit = await openPage(site, paths.about, {
    javaScriptEnabled: false,
    until: "load",
  });
  assert.equal(await visit.page.locator(".weight-sign").count(), 0);
});
