/** Ends each text that `translate` has replaced. */
export const translated = "°";

/**
 * Does to a page what the translator of a browser does, from now on: replaces
 * each text, also those that come later, by another one in two elements. It
 * runs in the page, which does not know `translated`.
 */
export function translate(): void {
  const kept = "script, style, noscript, textarea, svg, font, [translate=no]";
  function replace(root: Node): void {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
      const [outer, inner] = [1, 2].map(() => document.createElement("font"));
      inner!.textContent = `${text.data}°`;
      outer!.append(inner!);
      text.replaceWith(outer!);
    }
  }
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === "characterData") replace(target);
      addedNodes.forEach(replace);
    }
  }).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  replace(document.body);
  document.documentElement.lang = "de";
  document.documentElement.classList.add("translated-ltr");
}
