/**
 * Judges whether everything fits: nothing is wider than the window, cut or
 * covered. They run in pages that `addTextLines` has prepared.
 */
import "./text-lines.ts";

/** By how much a page scrolls sideways. */
export function sidewaysScroll(): string[] {
  scrollTo({ left: 1000, behavior: "instant" });
  const { clientWidth, scrollWidth } = document.documentElement;
  const isTooWide = scrollX > 0 || scrollWidth > clientWidth;
  scrollTo({ left: 0, behavior: "instant" });
  return isTooWide ? [`${scrollWidth} of ${clientWidth}`] : [];
}

/**
 * Texts beyond the window, what clips them, or the box that they are in. What
 * scrolls by itself may be larger.
 */
export function cutTexts(): string[] {
  const looks = new Map<Element, CSSStyleDeclaration>();
  const lookOf = (box: Element) => {
    const look = looks.get(box) ?? getComputedStyle(box);
    looks.set(box, look);
    return look;
  };
  return textLines().flatMap((line) => {
    let box: Element | null = line.owner;
    let isInBox = false;
    for (; box && box !== document.body; box = box.parentElement) {
      const look = lookOf(box);
      if (/auto|scroll/.test(look.overflow)) return [];
      const isClip = /hidden|clip/.test(look.overflow);
      const isFrame: boolean = !isInBox && look.display !== "inline" &&
        look.rotate === "none" &&
        (parseFloat(look.borderLeftWidth) * parseFloat(look.borderRightWidth) >
            0 ||
          look.backgroundColor !== "rgba(0, 0, 0, 0)");
      if (!isClip && !isFrame) continue;
      isInBox ||= isFrame;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOutside = line.left < left - 1 || line.right > right + 1 ||
        (isFrame || look.overflowY !== "visible") &&
          (line.top < top - 1 || line.bottom > bottom + 1);
      if (isOutside) return [`"${line.text}" in ${box.className}`];
    }
    const isCut = line.left < -1 || line.right > innerWidth + 1;
    return isCut ? [`"${line.text}" in the window`] : [];
  });
}

/** Pairs of texts in one place; a bar that stays in view may be over any. */
export function overlaps(): string[] {
  const lines = textLines()
    .filter(({ owner }) => !owner.closest(".header, .apply-bar"))
    .sort((one, other) => one.top - other.top);
  return lines.flatMap((line, index) => {
    const end = lines.findIndex(({ top }, at) =>
      at > index && top > line.bottom
    );
    return lines.slice(index + 1, end < 0 ? undefined : end)
      .filter((other) =>
        line.owner !== other.owner &&
        Math.min(line.right, other.right) - Math.max(line.left, other.left) >
          1 &&
        Math.min(line.bottom, other.bottom) - other.top > 1
      )
      .map((other) => `"${line.text}" and "${other.text}"`);
  });
}

/** Texts with a thin background of their element behind their letters. */
export function struckTexts(): string[] {
  const lists = (text: string) => text.split(/,(?![^(]*\))/);
  const owners = document.querySelectorAll("main a, main button, footer a");
  const lines = textLines();
  return [...owners].flatMap((owner) => {
    const look = getComputedStyle(owner);
    if (!owner.checkVisibility() || look.backgroundImage === "none") return [];
    const { top, height } = owner.getBoundingClientRect();
    const sizes = lists(look.backgroundSize);
    const places = lists(look.backgroundPositionY);
    return sizes.flatMap((size, index) => {
      const [width = "", thickness = ""] = size.trim().split(" ");
      const thick = parseFloat(thickness);
      if (!thickness.endsWith("px") || parseFloat(width) === 0) return [];
      const [share = 0, ...shifts] =
        (places[index % places.length] ?? "").replaceAll(" ", "")
          .match(/[+-]?[\d.]+(?=px|%)/g)?.map(Number) ?? [];
      const shift = shifts.reduce((sum, it) => sum + it, 0);
      const at = top + (height - thick) * share / 100 + shift;
      return lines
        .filter((line) =>
          owner.contains(line.owner) && line.top < at && at < line.bottom - 2
        )
        .map(({ text }) => `"${text}"`);
    });
  });
}

/** Placeholders that are wider than their fields. */
export function cutPlaceholders(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "main input[placeholder]",
  );
  return [...fields].flatMap((field) => {
    if (!field.checkVisibility()) return [];
    const look = getComputedStyle(field);
    const { font, letterSpacing, wordSpacing } = getComputedStyle(
      field,
      "::placeholder",
    );
    const ruler = document.createElement("canvas").getContext("2d")!;
    Object.assign(ruler, { font, letterSpacing, wordSpacing });
    const { width } = ruler.measureText(field.placeholder);
    const room = field.clientWidth - parseFloat(look.paddingInlineStart) -
      parseFloat(look.paddingInlineEnd);
    return width > room + 1
      ? [`${Math.round(width)} in ${Math.round(room)}`]
      : [];
  });
}

/** Texts and controls of the footer in front of the legs of a pier. */
export function crossedTexts(): string[] {
  const controls = [...document.querySelectorAll(".footer-last button")]
    .map((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return { text: control.className, left, right, top, bottom };
    });
  const texts = textLines().filter(({ owner }) => !owner.closest(".header"));
  const parts = [...texts, ...controls];
  const piers = document.querySelectorAll(".bridge use");
  return [...piers].flatMap((pier) => {
    const { left, right, top } = pier.getBoundingClientRect();
    const end = pier.closest("svg")?.getBoundingClientRect().bottom ?? 0;
    if (!pier.checkVisibility()) return [];
    // Its legs: the head above them is wider.
    const middle = (left + right) / 2;
    const half = (right - left) * 20 / 68;
    return parts
      .filter((part) =>
        part.left < middle + half - 1 && part.right > middle - half + 1 &&
        part.top < end && part.bottom > top
      )
      .map(({ text }) => `"${text}"`);
  });
}

/** Words broken across lines. */
export function brokenWords(): string[] {
  // An owner's may be too long for any line, of large text on phones sooner.
  const { fontSize } = getComputedStyle(document.documentElement);
  const longest = innerWidth < 13 * parseFloat(fontSize) ? 11 : 20;
  const owners = new Set(textLines().map(({ owner }) => owner));
  const texts = [...owners].flatMap((owner) =>
    [...owner.childNodes].filter((node) => node instanceof Text)
  );
  const range = document.createRange();
  return texts.flatMap((text) =>
    [...text.data.matchAll(/\p{L}+/gu)].filter(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return word.length <= longest && new Set(tops).size > 1;
    }).map(([word]) => `"${word}" in ${text.parentElement?.className}`)
  );
}

/** Headings that are clearly smaller than running text; a list of links may be. */
export function smallHeadings(): string[] {
  const { fontSize } = getComputedStyle(document.documentElement);
  return [...document.querySelectorAll("h1, h2, h3")]
    .filter((it) =>
      it.checkVisibility() && !it.closest("nav") &&
      parseFloat(getComputedStyle(it).fontSize) < parseFloat(fontSize) * 0.95
    )
    .map(({ textContent }) => `"${textContent}"`);
}

/** Targets below 44 px, except links within a sentence. */
export function smallTargets(): string[] {
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
