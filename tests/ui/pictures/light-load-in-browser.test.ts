import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import words from "../../../data/words/footer.json" with { type: "json" };
import { articlePath, paths, projectPath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { enough } from "../../support/amounts.ts";
import {
  attached,
  follow,
  heldScripts,
  type OpenOptions,
  openPage,
  pageHydrated,
  pageShown,
  typefacesLoaded,
} from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";
import { waitUntil } from "../../support/promises.ts";

/** A browser whose user saves data, and the pictures that it asks for. */
function savingData(pictures: string[] = []): OpenOptions {
  return {
    async prepare(page) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", {
          value: Object.assign(new EventTarget(), { saveData: true }),
        })
      );
      page.on("request", (request) => {
        if (request.resourceType() === "image") pictures.push(request.url());
      });
    },
  };
}

const buttons = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Show\b/ });

const switchOf = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: words.light });

/** The pictures in the main part, each with the address that it shows. */
const loaded = (page: Page) =>
  page.locator("main picture img").evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).currentSrc)
  );

const project = projectPath(samples.project.slug);
const article = articlePath(samples.article.id);

const pages = [
  { path: paths.portfolio, first: 1, isLong: enough.pictures },
  { path: project, first: 1, isLong: true },
  { path: article, first: 1, isLong: enough.portraits },
];

/** A phone whose user saves data, and the pictures that it asks for. */
function phone(pictures: string[] = []): OpenOptions {
  return {
    ...savingData(pictures),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  };
}

for (const { path, first, isLong } of pages) {
  Deno.test({
    name:
      `with light load, ${path} loads its first picture, and the others by their buttons`,
    ignore: !isLong,
  }, async () => {
    const pictures: string[] = [];
    await using visit = await openPage(site, path, phone(pictures));
    const { page } = visit;
    await buttons(page).first().waitFor();
    await typefacesLoaded(page);
    const count = () => buttons(page).count();
    assert.ok(await count() > 0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const raster = () => pictures.filter((url) => /\.(?:avif|webp)$/.test(url));
    assert.equal(raster().length, first);
    // A tap may show a picture in two places.
    while (await count() > 0) {
      const button = buttons(page).first();
      assert.match(
        await button.textContent() ?? "",
        /^Show, about \d+\u00a0kB$/,
      );
      const height = await page.evaluate(() => document.body.scrollHeight);
      // A row that snaps while it is clicked could move the button away.
      await button.press("Enter");
      // The picture takes the focus. Its file may have come with another one.
      await page.waitForFunction(() => {
        const picture = document.activeElement;
        return picture instanceof HTMLImageElement && picture.complete &&
          picture.naturalWidth > 0;
      });
      assert.equal(
        await page.evaluate(() => document.body.scrollHeight),
        height,
      );
    }
    assert.equal(new URL(page.url()).pathname, path);
    assert.deepEqual(visit.complaints, []);
  });
}

Deno.test({
  name: "the buttons of light load wait until all of a page is hydrated",
  ignore: !enough.portraits,
}, async () => {
  const saving = savingData();
  await using visit = await openPage(site, article, {
    ...saving,
    async prepare(page) {
      await saving.prepare?.(page);
      await page.addInitScript(() => {
        // A busy device seems idle before its page is hydrated.
        Object.assign(globalThis, {
          requestIdleCallback: (work: () => void) => setTimeout(work, 0),
        });
      });
    },
  });
  await attached(visit.page, "html[data-client-routing]");
  await buttons(visit.page).first().waitFor();
  assert.deepEqual(visit.complaints, []);
});

Deno.test({
  name: "a button of light load is not lost by hydration while it is pressed",
  ignore: !enough.pictures,
}, async () => {
  await using visit = await openPage(site, paths.portfolio, {
    ...savingData(),
    until: "load",
  });
  const { page } = visit;
  await buttons(page).first().hover();
  const loaded = page.waitForResponse(/\/pictures\//);
  await page.mouse.down();
  await pageHydrated(page);
  await page.mouse.up();
  await loaded;
});

Deno.test({
  name: "a button of light load keeps the focus when the page hydrates",
  ignore: !enough.pictures,
}, async () => {
  await using visit = await openPage(site, paths.portfolio, {
    ...savingData(),
    until: "load",
  });
  const button = buttons(visit.page).first();
  await button.focus();
  await pageHydrated(visit.page);
  await button.and(visit.page.locator(":focus")).waitFor();
});

Deno.test("with light load, the first picture of a later page is a small file", async () => {
  const pictures: string[] = [];
  await using visit = await openPage(site, paths.home, phone(pictures));
  const { page } = visit;
  await attached(page, "html[data-client-routing]");
  pictures.length = 0;
  await follow(page, paths.portfolio);
  await pageShown(page, paths.portfolio);
  await page.waitForFunction(() =>
    document.querySelector<HTMLImageElement>("main picture img")?.naturalWidth
  );
  const widths = pictures.map((url) => /-(\d+)\.avif$/.exec(url)?.[1]);
  assert.deepEqual(widths.filter(Boolean), ["400"]);
});

for (
  const { path, row, isLong } of [
    { path: article, row: ".byline", isLong: enough.portraits },
    { path: paths.blog, row: ".blog-card:has(button)", isLong: true },
  ]
) {
  Deno.test({
    name:
      `with light load, the button of a small picture is no wider than it on ${path}`,
    ignore: !isLong,
  }, async () => {
    await using visit = await openPage(site, path, phone());
    const part = visit.page.locator(row).first();
    await part.getByRole("button").waitFor();
    await typefacesLoaded(visit.page);
    const button = await part.getByRole("button").boundingBox();
    const picture = await part.locator("picture").boundingBox();
    assert.ok(button && picture);
    assert.ok(button.width <= picture.width);
  });
}

Deno.test("light load stays from page to page and after a reload, until it is off", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await switchOf(page).click();
  await follow(page, project);
  await pageShown(page, project);
  await buttons(page).first().waitFor();
  await page.reload();
  await buttons(page).first().waitFor();
  assert.equal(await switchOf(page).getAttribute("aria-pressed"), "true");
  await switchOf(page).click();
  await buttons(page).first().waitFor({ state: "detached" });
  await page.locator("main picture img").last().scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main picture img")]
      .at(-1)?.naturalWidth
  );
});

Deno.test("before hydration the switch turns off what the browser asks for", async () => {
  const scripts = heldScripts();
  const saving = savingData();
  await using visit = await openPage(site, project, {
    until: "commit",
    prepare: async (page) => {
      await saving.prepare?.(page);
      await scripts.hold(page);
    },
  });
  const { page } = visit;
  const light = page.getByRole("contentinfo")
    .getByRole("button", { name: words.light });
  await page.locator("html[data-light]").waitFor();
  await light.and(page.locator("[aria-pressed=true]")).click();
  await light.and(page.locator("[aria-pressed=false]")).waitFor();
  scripts.release();
  await pageHydrated(page);
  await attached(page, "html[data-client-routing]");
  assert.equal(await light.getAttribute("aria-pressed"), "false");
  assert.equal(await buttons(page).count(), 0);
  await waitUntil(async () => (await loaded(page)).filter(Boolean).length > 1);
});

Deno.test("with light load no document or script is fetched ahead", async () => {
  await using visit = await openPage(site, paths.blog, savingData());
  const { page } = visit;
  const rules = await (await fetch(`${site.origin}/speculation-rules.json`))
    .json();
  const [, , { selector_matches: selectors }] = rules.prefetch[0].where.and;
  assert.ok(selectors.length > 0);
  await attached(page, "html[data-client-routing]");
  for (const routing of [true, false]) {
    // As before hydration.
    await page.evaluate(
      (is) =>
        document.documentElement.toggleAttribute("data-client-routing", is),
      routing,
    );
    for (const selector of selectors) {
      assert.equal(await page.locator(selector).count(), 0, selector);
    }
  }
  const ahead = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name)
      .filter((name) => /article-page/.test(name))
  );
  assert.deepEqual(ahead, []);
});

Deno.test("without script light load has no switch", async () => {
  await using visit = await openPage(site, paths.home, {
    javaScriptEnabled: false,
    until: "load",
  });
  const switches = visit.page.locator("button[name=light]");
  assert.ok(await switches.count() > 0);
  for (const it of await switches.all()) {
    assert.equal(await it.isVisible(), false);
  }
});
