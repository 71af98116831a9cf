import assert from "node:assert/strict";
import { articlePath, paths } from "../../src/paths.ts";
import { listPages, recordPages } from "../support/addresses.ts";
import { openPage } from "../support/browser/open-page.ts";
import { withRecords } from "../support/content/answers.ts";
import { payloads } from "../support/content/hostile.ts";
import { article } from "../support/content/records.ts";
import { filledRecords } from "../support/sections.ts";
import { useSite } from "../support/site.ts";
import { noCache } from "../support/settings.ts";

const site = useSite({ settings: noCache });

Deno.test("hostile content runs no script and adds no elements or links", async () => {
  const text = payloads.join(" ");
  site.content.answer = withRecords(filledRecords(
    "x",
    (kind) => kind === "address" ? "javascript:pwned=1" : text,
  ));
  for (const path of [...listPages, ...recordPages("x")]) {
    await using visit = await openPage(site, path, { until: "hydrated" });
    const { page, complaints } = visit;
    const inside = page.locator("main");
    await inside.getByText("pwned=1").first().waitFor();
    const found = await page.evaluate(() => ({
      ran: "pwned" in globalThis,
      strangers: document.querySelectorAll(
        "main :is(script:not([type='application/json']), iframe, object, embed, base, style, meta, math, [style], [onerror], [onload], [onclick], [srcdoc])",
      ).length,
      away: [...document.links].map(({ href }) => href)
        .filter((href) => /^(?:javascript|data):|evil\.example\//.test(href)),
      host: location.host,
    }));
    assert.deepEqual(found, {
      ran: false,
      strangers: 0,
      away: [],
      host: new URL(site.origin).host,
    });
    assert.deepEqual(complaints, [], path);
  }
});

Deno.test("shows the fallback for a broken cover and never requests an unsafe address", async () => {
  const failing = {
    missing: { status: 404, body: "" },
    page: { contentType: "text/html", body: "<script>pwned=1</script>" },
    broken: { contentType: "image/png", body: "no picture" },
  };
  const names = Object.keys(failing);
  const covers = new Map([
    ...names.map((name) => [name, `https://covers.example/${name}`] as const),
    ["plain", "http://covers.example/plain.png"],
    ["data", "data:image/svg+xml,<svg onload=pwned=1>"],
    ["relative", "//covers.example/relative"],
  ]);
  site.content.answer = withRecords({
    articles: [...covers].map(([_id, coverImage]) =>
      // This author has no portrait: covers are the only pictures.
      article({ _id, coverImage, tags: "featured", author: "Someone" })
    ),
  });
  const shown = ["missing", "data"].map(articlePath);
  for (const path of [paths.blog, ...shown]) {
    const asked: string[] = [];
    await using visit = await openPage(site, path, {
      async prepare(page) {
        page.on("request", (request) => {
          if (!request.url().startsWith(site.origin)) {
            asked.push(request.url());
          }
        });
        await page.route("https://covers.example/**", (route) => {
          const name = new URL(route.request().url()).pathname.slice(1);
          return route.fulfill(failing[name as keyof typeof failing]);
        });
      },
    });
    const { page, complaints } = visit;
    // Lazy pictures load near the viewport; related posts come late.
    const loaded = await page.waitForFunction(() => {
      const pictures = [
        ...document.querySelectorAll<HTMLImageElement>("main img"),
      ];
      const missing = pictures.find(({ naturalWidth }) => !naturalWidth);
      missing?.scrollIntoView();
      return !missing && pictures.map(({ currentSrc }) => currentSrc);
    });
    const sources = await loaded.jsonValue() || [];
    assert.ok(sources.length > 0, path);
    for (const source of sources) {
      assert.match(
        source,
        /\/pictures\/blog\/fallback-\d+/,
        `${path} ${source}`,
      );
    }
    const wanted = names.map((name) => covers.get(name));
    for (const url of asked) assert.ok(wanted.includes(url), url);
    assert.ok(asked.length <= 2 * names.length, "nothing is tried for ever");
    const stopped = complaints.filter((it) => /Security Policy/.test(it));
    assert.deepEqual(stopped, []);
  }
});
