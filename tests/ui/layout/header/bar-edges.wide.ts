import assert from "node:assert/strict";
import { paths } from "../../../../src/paths.ts";
import { mainLinks } from "../../../../src/ui/layout/header/main-links.ts";
import { openPage, openTab } from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

/** A proxy that sends the document up to `end`, and the rest on release. */
function cutDocument(end: number) {
  const rest = Promise.withResolvers<void>();
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async ({ url }) => {
      const { pathname } = new URL(url);
      const response = await fetch(site.origin + pathname);
      if (pathname !== paths.home) return response;
      const html = new TextEncoder().encode(await response.text());
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(html.slice(0, end));
          await rest.promise;
          controller.enqueue(html.slice(end));
          controller.close();
        },
      });
      return new Response(body, { headers: { "content-type": "text/html" } });
    },
  );
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    release: () => rest.resolve(),
    async [Symbol.asyncDispose]() {
      rest.resolve();
      await server.shutdown();
    },
  };
}

/** The left edges of the logo and of the links that can be seen. */
function edges(): Record<string, number> {
  const parts = document.querySelectorAll(".logo, .desktop-links > li");
  return Object.fromEntries(
    [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => [part.textContent, part.getBoundingClientRect().left]),
  );
}

Deno.test("the bar's links stay where they appear while the document arrives", async (t) => {
  const html = await site.get(paths.home);
  const list = html.indexOf('class="desktop-links"');
  const places = [
    { cut: html.indexOf("<li>", html.indexOf("<li>", list) + 1), items: 1 },
    { cut: html.indexOf('href="/blog"', list), items: 4 },
    { cut: html.indexOf('id="menu"', list), items: mainLinks().length + 1 },
  ];
  for (const { cut, items } of places) {
    await t.step(`cut at ${cut}`, async () => {
      await using proxy = cutDocument(cut);
      await using tab = await openTab(proxy, {
        until: "commit",
        // Typefaces may arrive at any time.
        prepare: (page) => page.route("**/*.woff2", (route) => route.abort()),
      });
      await tab.goTo(paths.home);
      await tab.page.locator(".desktop-links > li").nth(items - 1)
        .waitFor({ state: "attached" });
      const before = await tab.page.evaluate(edges);
      assert.ok(Object.keys(before).length > 0);
      proxy.release();
      await tab.page.waitForLoadState("domcontentloaded");
      const after = await tab.page.evaluate(edges);
      assert.ok(Object.keys(after).length > items);
      for (const [part, left] of Object.entries(before)) {
        assert.equal(after[part], left, part);
      }
    });
  }
});

/** Left and right edges of the items in the bar, in pixels. */
function barEdges(): number[] {
  return [...document.querySelectorAll(".desktop-links > li")].flatMap((it) => {
    const { left, right } = it.getBoundingClientRect();
    return [left, right];
  });
}

Deno.test("the items of the bar do not move when the typeface loads", async () => {
  const widths = [1000, 1024, 1280, 1440, 1920];
  async function edges(hasTypefaces: boolean): Promise<number[][]> {
    await using visit = await openPage(site, paths.about, {
      until: "load",
      async prepare(page) {
        if (hasTypefaces) return;
        await page.route("**/*.woff2", (route) => route.abort());
      },
    });
    await visit.page.evaluate(() => document.fonts.ready.then(() => null));
    const found: number[][] = [];
    for (const width of widths) {
      await visit.page.setViewportSize({ width, height: 900 });
      found.push(await visit.page.evaluate(barEdges));
    }
    return found;
  }
  const [before, after] = [await edges(false), await edges(true)];
  widths.forEach((width, index) => {
    const now = after[index] ?? [];
    assert.ok(now.length > 0 && (now.at(-1) ?? 0) <= width * 0.96, `${width}`);
    now.forEach((edge, place) => {
      const moved = Math.abs(edge - (before[index]?.[place] ?? 0));
      // Other labels may fit the fallback typeface less well.
      assert.ok(moved < 6, `${width} px: edge ${place} moves by ${moved} px`);
    });
  });
});
