/** The parts of a page that texts may change. */
const parts = ["#preview-result", ".banner", ".header", "main", "footer"];

/**
 * Replaces the page; after the first time only its parts, to keep the scroll
 * position.
 */
export function showPage(frame: HTMLIFrameElement, next: Document): void {
  const shown = frame.contentDocument;
  if (!shown?.querySelector("main") || !next.querySelector("main")) {
    frame.srcdoc = `<!doctype html>${next.documentElement.outerHTML}`;
    return;
  }
  for (const selector of parts) {
    const [before, after] = [
      shown.querySelector(selector),
      next.querySelector(selector),
    ];
    if (!before || !after || before.outerHTML === after.outerHTML) continue;
    const rows = scrolledRows(before);
    keepOpen(before, after);
    before.replaceWith(after);
    for (const [index, left] of rows) {
      after.querySelectorAll("*")[index]?.scrollTo({ left });
    }
  }
}

/** Opens the same questions as before. */
function keepOpen(before: Element, after: Element): void {
  const all = [...after.querySelectorAll("details")];
  for (
    const [index, { open }] of [...before.querySelectorAll("details")].entries()
  ) {
    if (all[index]) all[index].open = open;
  }
}

/** The rows that are scrolled sideways, by position, and how far. */
function scrolledRows(part: Element): [index: number, left: number][] {
  return [...part.querySelectorAll("*")].flatMap((
    { scrollLeft },
    index,
  ): [number, number][] => scrollLeft ? [[index, scrollLeft]] : []);
}
