/** What a browser needs for its first screen comes with the first answer. */
import assert from "node:assert/strict";
import { request } from "node:http";
import type { Page } from "playwright-core";
import { paths } from "../../../src/addresses/paths.ts";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import { type OpenOptions, openPage } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

/** The congestion window that a server begins with: ten packets. */
const firstFlight = 14_000;
const site = useSite();
const slow = useSite({ settings: noCache });

interface Received {
  bytes: number;
  encoding: string | undefined;
}

/** What an answer holds as it is sent; all of it, or what comes first. */
function received(
  url: string,
  { encoding, only }: { encoding: string; only?: "first" },
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": encoding };
    const asked = request(url, { headers }, (answer) => {
      let bytes = 0;
      const done = () =>
        resolve({ bytes, encoding: answer.headers["content-encoding"] });
      answer.on("data", (chunk: Uint8Array) => {
        bytes += chunk.length;
        // A held answer rests once its shell is sent.
        if (only) setTimeout(() => asked.destroy(), 300);
      });
      answer.on("end", done);
      answer.on("close", done);
    });
    asked.on("error", reject);
    asked.end();
  });
}

Deno.test("a document with its first styles fits into the first flight", async (t) => {
  for (const path of [...addresses, unknownAddress]) {
    await t.step(path, async () => {
      const url = site.origin + path;
      // The first one to ask may be streamed to; what is kept is measured.
      await received(url, { encoding: "br" });
      const { bytes, encoding } = await received(url, { encoding: "br" });
      assert.equal(encoding, "br");
      assert.ok(bytes > 2_000 && bytes <= firstFlight, `${bytes} bytes`);
    });
  }
});

Deno.test("the shell of a page that streams fits into the first flight", async (t) => {
  const { answer, release } = held(await fixtureContent());
  slow.content.answer = answer;
  try {
    for (const { path } of contentPages) {
      await t.step(path, async () => {
        const { bytes, encoding } = await received(slow.origin + path, {
          encoding: "gzip, deflate, br, zstd",
          only: "first",
        });
        assert.equal(encoding, "br");
        assert.ok(bytes > 2_000 && bytes <= firstFlight, `${bytes} bytes`);
      });
    }
  } finally {
    // A service with an open answer would not end.
    release();
  }
});

/** Opens a page whose first styles are there, while the rest is held back. */
async function openUnstyled(
  { origin }: { origin: string },
  path: string,
  options: OpenOptions = {},
) {
  const gate = Promise.withResolvers<void>();
  const visit = await openPage({ origin }, path, {
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

Deno.test("a page shows its first screen in its own styles while the rest is held back", async () => {
  await using visit = await openUnstyled(site, paths.home);
  const { page } = visit;
  const heading = page.locator("h1");
  await heading.waitFor();
  const family = await heading.evaluate((it) =>
    getComputedStyle(it).fontFamily
  );
  assert.match(family, /^Bricolage/);
  assert.equal(await page.locator(".footer").count(), 0);
  visit.releaseStyles();
  await page.locator(".footer").waitFor();
  const overflow = await page.locator(".footer")
    .evaluate((it) => getComputedStyle(it).overflowX);
  assert.equal(overflow, "clip");
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

Deno.test("what is shown of a shell stays in its place when the rest of the styles comes", async (t) => {
  const { answer, release } = held(await fixtureContent());
  slow.content.answer = answer;
  try {
    for (const { path } of contentPages) {
      await t.step(path, async () => {
        await using visit = await openUnstyled(slow, path);
        const { page } = visit;
        await page.locator("main .loading").waitFor();
        await page.evaluate(() => document.fonts.ready.then(() => null));
        const before = await placesOf(page);
        visit.releaseStyles();
        await page.locator(".footer").waitFor({ state: "attached" });
        assert.ok(before.length > 20, `${before.length} elements`);
        assert.deepEqual(await placesOf(page), before);
      });
    }
  } finally {
    release();
  }
});

Deno.test("figures on the first screen of a phone stay in their place when the rest of the styles comes", async () => {
  await using visit = await openUnstyled(site, paths.webDesign, {
    viewport: { width: 390, height: 900 },
  });
  const { page } = visit;
  const figure = page.getByText("customer satisfaction rate");
  await figure.waitFor();
  const before = await figure.boundingBox();
  visit.releaseStyles();
  await page.locator(".footer").waitFor({ state: "attached" });
  assert.deepEqual(await figure.boundingBox(), before);
});

Deno.test("tall windows wait for all styles; other windows get them after the content", async () => {
  const html = await (await fetch(site.origin + paths.home)).text();
  const [head = "", body = ""] = html.split("<body");
  const [, href] =
    /<link rel="stylesheet" href="([^"]+)" media="\(min-height:1100px\)"/.exec(
      head,
    ) ?? [];
  assert.ok(href && body.includes(`<link rel="stylesheet" href="${href}"/>`));
});

Deno.test("the largest picture is named in the first kilobyte", async () => {
  let found = 0;
  for (const path of addresses) {
    const html = await (await fetch(site.origin + path)).text();
    if (!html.includes('fetchPriority="high"/>')) continue;
    found += 1;
    const preload = /<link rel="preload" as="image"[^>]*>/.exec(html);
    assert.ok(preload && preload.index < 1024, path);
  }
  assert.ok(found > 2);
});
