import assert from "node:assert/strict";
import { blogPath, paths } from "../../../src/paths.ts";
import { addresses } from "../../support/addresses.ts";
import { openPage, openTab } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const height = 900;

/** Parts of the footer's last line that overlap a pier. */
function crossings(): string[] {
  const deck = document.querySelector(".footer-deck");
  const bridge = deck?.querySelector(".bridge")?.getBoundingClientRect();
  const piers = [...deck?.querySelectorAll("use") ?? []]
    .filter((pier) => pier.checkVisibility())
    .map((pier) => pier.getBoundingClientRect());
  const parts = [...deck?.querySelectorAll(".footer-last > *") ?? []];
  if (!bridge || piers.length === 0 || parts.length === 0) return ["nothing"];
  return parts.filter((part) => {
    const box = part.getBoundingClientRect();
    return box.top < bridge.bottom &&
      piers.some(({ left, right }) => box.left < right && left < box.right);
  }).map((part) => part.textContent || part.className);
}

Deno.test("the footer's last line does not overlap the piers", async () => {
  await using visit = await openPage(site, paths.home);
  for (const width of [320, 480, 700, 1000, 1100, 1280, 1440, 1920]) {
    await visit.page.setViewportSize({ width, height });
    const crossing = await visit.page.evaluate(crossings);
    assert.deepEqual(crossing, [], `${width} px`);
  }
});

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

Deno.test("the placeholder of the blog's search fits its field", async () => {
  await using visit = await openPage(site, paths.blog);
  for (const width of [320, 360, 390, 700, 1000, 1440]) {
    await visit.page.setViewportSize({ width, height });
    const [text, room] = await visit.page.getByRole("searchbox").evaluate(
      (field: HTMLInputElement) => {
        const look = getComputedStyle(field);
        const ruler = document.createElement("span");
        ruler.textContent = field.placeholder;
        ruler.style.cssText = "position: absolute; white-space: nowrap";
        ruler.style.font = getComputedStyle(field, "::placeholder").font;
        document.body.append(ruler);
        const text = ruler.getBoundingClientRect().width;
        ruler.remove();
        return [
          text,
          field.clientWidth - parseFloat(look.paddingInlineStart) -
          parseFloat(look.paddingInlineEnd),
        ];
      },
    );
    assert.ok(text! > 0 && text! <= room!, `${width} px: ${text} in ${room}`);
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
      // Smaller moves do not count as a shift (Layout Instability, 2.1).
      assert.ok(moved < 3, `${width} px: edge ${place} moves by ${moved} px`);
    });
  });
});

/** Words broken across lines. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const owner = text.parentElement;
    const isSeen = owner?.checkVisibility({ visibilityProperty: true }) &&
      !owner.closest("svg, .visually-hidden");
    if (!isSeen) continue;
    for (const { 0: word, index } of text.nodeValue!.matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].map(({ top }) => top);
      if (new Set(lines).size > 1) broken.push(word);
    }
  }
  return broken;
}

Deno.test("double text size breaks no word on a phone", async () => {
  await using tab = await openTab(site, { viewport: { width: 390, height } });
  for (const path of addresses) {
    await tab.goTo(path);
    await tab.page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.fonts.ready.then(() => null);
    });
    assert.deepEqual(await tab.page.evaluate(brokenWords), [], path);
  }
});
