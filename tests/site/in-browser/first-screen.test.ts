/** The first screen needs only the document. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { completeAddress } from "../../../src/server/http/address.ts";
import { paths } from "../../../src/paths.ts";
import { addresses } from "../../support/addresses.ts";
import { type OpenOptions, openPage } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();

/**
 * Opens a page with critical styles while the other style sheets are held back.
 */
async function openUnstyled(path: string, options: OpenOptions = {}) {
  const gate = Promise.withResolvers<void>();
  const visit = await openPage(site, path, {
    ...options,
    until: "commit",
    prepare: (page) =>
      page.route("**/*.css", async (route) => {
        await gate.promise;
        await route.continue();
      }),
  });
  return Object.assign(visit, { releaseStyles: gate.resolve });
}

Deno.test("the heading has its final styles before the style sheets load", async () => {
  await using visit = await openUnstyled(paths.home);
  const { page } = visit;
  const heading = page.locator("h1");
  const look = () =>
    heading.evaluate((it) => {
      const { fontFamily, fontSize, color } = getComputedStyle(it);
      return { fontFamily, fontSize, color };
    });
  await heading.waitFor();
  const before = await look();
  assert.equal(await page.locator(".footer").count(), 0);
  visit.releaseStyles();
  await page.locator(".footer").waitFor();
  assert.deepEqual(await look(), before);
  assert.deepEqual(visit.complaints, []);
});

/** The boxes of everything on the first screen of a page. */
async function placesOf(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll("header, header *, main, main *")].flatMap(
      (it) => {
        const { top, bottom, left, width, height } = it.getBoundingClientRect();
        return it instanceof HTMLElement && top < innerHeight && bottom > 0 &&
            width > 0
          ? [
            `${it.localName}.${it.className} ${top} ${left} ${width} ${height}`,
          ]
          : [];
      },
    ).filter((line) => !/^main\./.test(line))
  );
}

/**
 * Asserts that nothing on the first screen moves when the style sheets load.
 */
async function assertStays(
  { page, releaseStyles }: { page: Page; releaseStyles(): void },
): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const before = await placesOf(page);
  releaseStyles();
  await page.locator(".footer").waitFor({ state: "attached" });
  assert.ok(before.length > 0);
  assert.deepEqual(await placesOf(page), before);
}

Deno.test("the shell does not move when the style sheets load", async (t) => {
  const { answer, release } = held(good);
  site.content.answer = answer;
  try {
    for (const { path } of contentPages) {
      await t.step(path, async () => {
        await using visit = await openUnstyled(path);
        await visit.page.locator("main .loading").waitFor();
        await assertStays(visit);
      });
    }
  } finally {
    release();
    site.content.answer = good;
  }
});

Deno.test("a phone's first screen does not move when the style sheets load", async () => {
  await using visit = await openUnstyled(paths.webDesign, {
    viewport: { width: 390, height: 900 },
  });
  await visit.page.locator("h1").waitFor();
  await assertStays(visit);
});

Deno.test("style sheets block rendering only in tall windows", async () => {
  const html = await (await fetch(site.origin + paths.home)).text();
  const [head = "", body = ""] = html.split("<body");
  const [, href] =
    /<link rel="stylesheet" href="([^"]+)" media="\(min-height:\d+px\)"/.exec(
      head,
    ) ?? [];
  assert.ok(href && body.includes(`<link rel="stylesheet" href="${href}"`));
});

Deno.test("the largest picture is preloaded before the styles", async () => {
  let found = 0;
  for (const path of addresses) {
    const html = await site.get(completeAddress(path));
    if (!/<img [^>]*fetchPriority="high"/.test(html)) continue;
    found += 1;
    const preload = html.indexOf('<link rel="preload" as="image"');
    assert.ok(preload > 0 && preload < html.indexOf("<style"), path);
  }
  assert.ok(found > 0);
});
