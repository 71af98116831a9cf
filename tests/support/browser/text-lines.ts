import type { Page } from "playwright-core";

/** A line of a text, from the top of its letters to their base line. */
interface TextLine {
  text: string;
  owner: Element;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

declare global {
  /** The lines of all texts that can be seen, added by `addTextLines`. */
  function textLines(): TextLine[];
}

/** Adds `textLines` to the documents of a page. */
export async function addTextLines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let lines: TextLine[] = [];
    let shown = "";
    globalThis.textLines = () => {
      const root = document.documentElement;
      const now = [
        location.href,
        innerWidth,
        scrollY,
        root.scrollHeight,
        getComputedStyle(root).fontSize,
        document.adoptedStyleSheets.length,
      ].join();
      // Several checks ask for the same.
      if (now !== shown) lines = findLines();
      shown = now;
      return lines;
    };
    function findLines(): TextLine[] {
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      const lines: TextLine[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const owner = text.parentElement;
        const isSeen = text.data.trim() &&
          owner?.checkVisibility({ visibilityProperty: true }) &&
          !owner.closest("svg, .visually-hidden, .skip-link");
        if (!isSeen || !owner) continue;
        const end = endOf(owner);
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, top, height } of range.getClientRects()) {
          const line = {
            left,
            right,
            top: top + height * 0.24,
            bottom: top + height * 0.76,
          };
          if (line.top > end || right - left < 1) continue;
          lines.push({ text: text.data.trim().slice(0, 40), owner, ...line });
        }
      }
      return lines;
    }
    /** Where a text ends that shows its first lines only, with an ellipsis. */
    function endOf(owner: Element): number {
      const text = owner.closest("p, h3");
      if (!text) return Infinity;
      const isShortened = getComputedStyle(text).webkitLineClamp !== "none";
      return isShortened ? text.getBoundingClientRect().bottom : Infinity;
    }
  });
}
