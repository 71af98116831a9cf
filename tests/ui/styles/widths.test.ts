/** Rules for every page at every width. */
import assert from "node:assert/strict";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

/** What to look for in each page, and at which widths. */
const checks = [
  {
    says: "no page scrolls sideways from 320 to 1920 px",
    widths: [320, 390, 700, 1000, 1440, 1920],
    find: sidewaysScroll,
  },
  {
    says: "no word is broken, from the smallest phone up",
    widths: [320, 390, 700, 1000, 1200, 1440],
    find: brokenWords,
  },
  {
    says: "targets are at least 44 px high and wide",
    widths: [1440, 390],
    find: smallTargets,
  },
];
const allWidths = [...new Set(checks.flatMap(({ widths }) => widths))];

/** The findings, one per line, each starting with its check. */
const found: string[] = [];

// Loads each page once and resizes it for all checks.
Deno.test.beforeAll(async () => {
  await using tab = await openTab(site, { until: "load" });
  for (const path of [...addresses, unknownAddress]) {
    await tab.goTo(path);
    for (const width of allWidths) {
      await tab.page.setViewportSize({ width, height: 900 });
      for (const { says, widths, find } of checks) {
        if (!widths.includes(width)) continue;
        const lines = await tab.page.evaluate(find);
        found.push(
          ...lines.map((it) => `${says}: ${path}, ${width} px: ${it}`),
        );
      }
    }
  }
});

for (const { says } of checks) {
  Deno.test(says, () => {
    assert.deepEqual(found.filter((line) => line.startsWith(says)), []);
  });
}

function sidewaysScroll(): string[] {
  scrollTo({ left: 1000, behavior: "instant" });
  const { clientWidth, scrollWidth } = document.documentElement;
  const isTooWide = scrollX > 0 || scrollWidth > clientWidth;
  scrollTo({ left: 0, behavior: "instant" });
  return isTooWide ? [`${scrollWidth} of ${clientWidth}`] : [];
}

/** Elements whose words are wider than the element. */
function brokenWords(): string[] {
  const places = document.querySelectorAll<HTMLElement>(
    "h1, h2, h3, h4, p, li, dt, dd, a",
  );
  return [...places].flatMap((place) => {
    const hasWords = [...place.childNodes].some((node) =>
      node instanceof Text && node.data.trim()
    );
    const isHidden = !place.checkVisibility() ||
      place.matches(".visually-hidden, .skip-link");
    if (isHidden || !hasWords) return [];
    place.style.overflowWrap = "normal";
    const missing = place.scrollWidth - place.clientWidth;
    place.style.overflowWrap = "";
    const isInline = getComputedStyle(place).display === "inline";
    return isInline || missing <= 1
      ? []
      : [`${place.localName} "${place.innerText.slice(0, 40)}" ${missing} px`];
  });
}

/** Targets below 44 px, except links within a sentence. */
function smallTargets(): string[] {
  const targets = document.querySelectorAll(
    "a[href], button, summary, input:not([type=hidden]), textarea, select",
  );
  return [...targets].flatMap((target) => {
    const isShown = target.checkVisibility({ visibilityProperty: true }) &&
      !target.closest("[inert], .skip-link");
    const isInText = target.matches("a") &&
      target.parentElement?.matches("p") &&
      target.parentElement.textContent?.trim() !== target.textContent?.trim();
    if (!isShown || isInText) return [];
    const { width, height } = reach(target);
    return width >= 43.5 && height >= 43.5 ? [] : [
      `${target.localName} "${target.textContent?.trim().slice(0, 30)}" ${
        Math.round(width)
      } x ${Math.round(height)}`,
    ];
  });

  /** The clickable box: of the element and its pseudo-elements. */
  function reach(element: Element): { width: number; height: number } {
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    scrollTo({ top: scrollY + y - innerHeight / 2, behavior: "instant" });
    const now = element.getBoundingClientRect();
    const middle = now.y + now.height / 2;
    const hits = (left: number, top: number) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (element.contains(hit) || hit.contains(element) &&
          hit.matches("label"));
    };
    const spread = (dx: number, dy: number) => {
      let steps = 0;
      while (
        steps < 44 && hits(x + dx * (steps + 1), middle + dy * (steps + 1))
      ) {
        steps++;
      }
      return steps;
    };
    return {
      width: Math.max(box.width, spread(1, 0) + spread(-1, 0) + 1),
      height: Math.max(box.height, spread(0, 1) + spread(0, -1) + 1),
    };
  }
}
