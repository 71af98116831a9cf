import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

const viewport = { width: 1440, height: 900 };

for (const path of [paths.services, paths.noCode]) {
  Deno.test(`${path}: gaps close in turn on scroll, and the bus is never above an open one`, async () => {
    await using tab = await openTab(site, {
      viewport,
      until: "load",
      reducedMotion: "no-preference",
    });
    await tab.goTo(path);
    const count = await tab.page.locator(".gap-hole").count();
    const widths: number[] = [];
    for (const share of [0.35, 0.41, 0.47, 0.53, 0.6]) {
      const { bus, gaps } = await tab.page.evaluate(async (share) => {
        const boxOf = (it?: Element | null) =>
          it?.getBoundingClientRect() ?? new DOMRect();
        const { top, height } = boxOf(document.querySelector(".gap"));
        const covered = (innerHeight + height) * share;
        scrollTo({
          top: scrollY + top - innerHeight + covered,
          behavior: "instant",
        });
        for (let frame = 0; frame < 3; frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        const holes = [...document.querySelectorAll(".gap-hole")];
        const pieces = [...document.querySelectorAll(".gap-piece")];
        const bus = boxOf(document.querySelector(".gap-bus"));
        return {
          bus: [bus.left, bus.right],
          gaps: holes.map((hole, index) => [
            boxOf(pieces[index]).right,
            boxOf(hole).right,
            boxOf(pieces[index]).width / boxOf(hole).width,
          ]),
        };
      }, share);
      const [left = 0, right = 0] = bus;
      for (const [open = 0, end = 0] of gaps) {
        // A piece's outline is as wide as its posts.
        const isOver = left < end - 4 && right > open + 4 && open < end - 4;
        assert.ok(!isOver, `${share}: bus ${bus}, open from ${open} to ${end}`);
      }
      widths.push(gaps.reduce((sum, [, , closed = 0]) => sum + closed, 0));
    }
    assert.ok(
      (widths[0] ?? count) < 0.4 && (widths.at(-1) ?? 0) > count - 0.1,
      `${widths}`,
    );
    assert.deepEqual(widths, widths.toSorted((a, b) => a - b));
  });
}

Deno.test("with reduced motion the bridge is closed, with the bus on the other side", async () => {
  await using tab = await openTab(site, {
    viewport,
    until: "load",
  });
  await tab.goTo(paths.services);
  const shown = await tab.page.evaluate(() => ({
    pieces: [...document.querySelectorAll(".gap-piece, .gap-hole")]
      .map((it) => Math.round(it.getBoundingClientRect().width)),
    bus: document.querySelector(".gap-bus")?.getBoundingClientRect().right ?? 0,
    end: Math.max(
      ...[...document.querySelectorAll(".gap-hole")]
        .map((hole) => hole.getBoundingClientRect().right),
    ),
  }));
  assert.equal(new Set(shown.pieces).size, 1, `${shown.pieces}`);
  assert.ok(shown.bus > shown.end, `bus at ${shown.bus}, gap to ${shown.end}`);
});

Deno.test("no heading hides a part of a pier, and no text is as wide as to reach one", async () => {
  await using tab = await openTab(site, { viewport, until: "load" });
  await tab.goTo(paths.services);
  for (const width of [1000, 1440]) {
    await tab.page.setViewportSize({ ...viewport, width });
    const { texts, piers } = await tab.page.evaluate(() => ({
      texts: [...document.querySelectorAll(".gap-solutions .gap-head > *")]
        .map((it) => it.getBoundingClientRect().right),
      piers: [...document.querySelectorAll(".gap-bridge use")]
        .map((it) => it.getBoundingClientRect())
        .map(({ left, right }) => (left + right) / 2),
    }));
    // The second pier stands right of them; half its piles are 20 px.
    const end = (piers[1] ?? 0) - 20;
    assert.ok(
      texts.length > 1 && texts.every((right) => right < end),
      `${width}: ${texts} of ${end}`,
    );
  }
});
