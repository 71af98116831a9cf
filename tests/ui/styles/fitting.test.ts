import assert from "node:assert/strict";
import { blogPath, paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

const height = 900;

Deno.test("a brand of up to 24 letters leaves room for the menu on the narrowest phone", async () => {
  await using visit = await openPage(site, paths.home);
  for (const name of ["Ọ̀nà Afárá Studio Lagos", "Thirdmainlandbridgeworks"]) {
    for (const width of [320, 360, 1000, 1440]) {
      await visit.page.setViewportSize({ width, height });
      const right = await visit.page.evaluate((name) => {
        const logo = document.querySelector(".logo");
        if (logo?.lastChild) logo.lastChild.textContent = name;
        const parts = document.querySelectorAll(".hamburger, .desktop-links");
        const edges = [...parts].map((it) => it.getBoundingClientRect().right);
        return Math.max(document.documentElement.scrollWidth, ...edges);
      }, name);
      assert.ok(right <= width, `${name} at ${width} px: ${right}`);
    }
  }
});

Deno.test("doubled labels of the menu break no word of the brand", async () => {
  await using visit = await openPage(site, paths.home);
  for (const width of [1000, 1200, 1440]) {
    await visit.page.setViewportSize({ width, height });
    const { lines, right } = await visit.page.evaluate(() => {
      const labels = [...document.querySelectorAll(".desktop-links > li > *")]
        .map((it) => it.firstChild as Text);
      const before = labels.map(({ data }) => data);
      for (const label of labels) label.data += ` ${label.data}`;
      const name = document.querySelector(".logo")!.lastChild as Text;
      const range = document.createRange();
      const lines = name.data.split(" ").map((word) => {
        const start = name.data.indexOf(word);
        range.setStart(name, start);
        range.setEnd(name, start + word.length);
        return range.getClientRects().length;
      });
      const { scrollWidth } = document.documentElement;
      labels.forEach((label, index) => label.data = before[index] ?? "");
      return { lines, right: scrollWidth };
    });
    assert.ok(lines.every((count) => count === 1), `${width}: ${lines}`);
    assert.equal(right, width);
  }
});

Deno.test("the longest labels of the footer's pages stand between its piers", async () => {
  await using visit = await openPage(site, paths.privacy);
  for (const width of [1400, 1440, 1920]) {
    await visit.page.setViewportSize({ width, height });
    const { links, piers } = await visit.page.evaluate(() => {
      const edges = (selector: string) =>
        [...document.querySelectorAll(selector)].map((it) => {
          const { left, right } = it.getBoundingClientRect();
          return { left, right };
        });
      for (const link of document.querySelectorAll(".footer-pages a")) {
        link.textContent = "Accessible to anyone";
      }
      return {
        links: edges(".footer-pages a"),
        piers: edges(".footer-deck .bridge use"),
      };
    });
    const middles = piers.map(({ left, right }) => (left + right) / 2);
    for (const { left, right } of links) {
      // Half the width of a pier's legs.
      const crossed = middles.filter((at) => left < at + 20 && right > at - 20);
      assert.deepEqual(crossed, [], `${width}: ${left} to ${right}`);
    }
  }
});

Deno.test("marked words stay in line, with their spaces", async () => {
  await using visit = await openPage(site, blogPath({ q: "design" }));
  const marked = visit.page.locator("main :is(a, .pill):has(> mark)");
  await marked.nth(2).waitFor();
  const texts = await marked.evaluateAll((places) =>
    places.map((
      place,
    ) => [(place as HTMLElement).innerText, place.textContent])
  );
  for (const [seen, written] of texts) assert.equal(seen, written);
});

Deno.test("without script the lists of tools have equal gaps", async () => {
  await using visit = await openPage(site, paths.webDevelopment, {
    until: "load",
    javaScriptEnabled: false,
  });
  const boxes = await Promise.all(
    (await visit.page.locator(".tool-list").all()).map((list) =>
      list.boundingBox()
    ),
  );
  const gaps = boxes.slice(1).map((box, index) => {
    const above = boxes[index];
    return box && above ? Math.round(box.y - above.y - above.height) : 0;
  });
  assert.ok(gaps.every((gap) => gap > 0 && gap === gaps[0]), gaps.join());
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
      await visit.page.setViewportSize({ width, height });
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
