/** Nothing is nearer to the sign than this, in pixels. */
const clearance = 12;

/** Pixels between two places that are tried. */
const step = 8;

/**
 * A place where a box covers nothing, in pixels of the document: at the right
 * margin or else at the left one; soon below the page's head, or else in the
 * head, or else anywhere below it.
 */
export function freePlace(
  main: HTMLElement,
  { width, height }: { width: number; height: number },
): { right: number; top: number } | undefined {
  const heading = main.querySelector("h1");
  if (!heading) return;
  const head = (heading.closest(".hero, header, section") ?? heading)
    .getBoundingClientRect();
  const { left, top } = heading.getBoundingClientRect();
  const end = main.getBoundingClientRect().bottom - height - clearance;
  const taken = takenPlaces(main);
  const room = document.documentElement.clientWidth;
  const spans = [
    [head.bottom, Math.min(head.bottom + innerHeight, end)],
    [top, head.bottom - height],
    [head.bottom, end],
  ] as const;
  for (const [start, end] of spans) {
    for (let y = start; y < end; y += step) {
      for (const x of [room - left - width, left]) {
        const isFree = taken.every((it) =>
          it.right < x - clearance || it.left > x + width + clearance ||
          it.bottom < y - clearance || it.top > y + height + clearance
        );
        if (isFree) return { right: room - x - width, top: y + scrollY };
      }
    }
  }
}

/** Where words, pictures and controls are, and what moves over the page. */
function takenPlaces(main: HTMLElement): DOMRect[] {
  const places: DOMRect[] = [];
  const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    if (words.currentNode.parentElement?.closest(".weight-sign")) continue;
    range.selectNodeContents(words.currentNode);
    places.push(...range.getClientRects());
  }
  for (const element of main.querySelectorAll(":not(svg *, .weight-sign *)")) {
    const place = element.getBoundingClientRect();
    if (
      element.matches(
        "a, button, iframe, img, input, svg, textarea, [tabindex]",
      )
    ) {
      places.push(place);
      continue;
    }
    const style = getComputedStyle(element);
    if (style.position === "sticky") {
      const { top, height } = (element.parentElement ?? main)
        .getBoundingClientRect();
      places.push(new DOMRect(place.left, top, place.width, height));
    } else if (place.width < main.clientWidth && isBox(style)) {
      places.push(place);
    }
  }
  return places.filter(({ width, height }) => width > 0 && height > 0);
}

/** Whether an element has a border on all sides, or a ground of its own. */
function isBox(style: CSSStyleDeclaration): boolean {
  return style.borderLeftWidth !== "0px" && style.borderTopWidth !== "0px" ||
    style.backgroundImage !== "none" ||
    !/^(?:transparent|.*, 0\))$/.test(style.backgroundColor);
}
