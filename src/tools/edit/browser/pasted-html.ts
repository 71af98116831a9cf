/*
 * Pasted HTML as the field of texts reads it best. The field turns
 * headings, lists, links, tables and code into Markdown itself. This adds what
 * it would lose: the lists of Word, header rows, pictures, embedded videos.
 */

/** Elements that are not for readers. */
const unread =
  "script, style, noscript, template, title, svg, [hidden], [style*='display:none'], [style*='mso-hide']";

const headings = "h1, h2, h3, h4, h5, h6";

/**
 * The content of some pasted HTML; scripts in it never run.
 * @param hasTables Whether the page of the record shows tables.
 */
export function readPaste(html: string, hasTables = true): HTMLElement {
  // Word marks what is for Word alone in a form that is not HTML.
  const source = html.replace(/<!\[(?:if|endif)[^>]*>/gi, "");
  const { body } = new DOMParser().parseFromString(source, "text/html");
  for (const element of all(body, unread)) element.remove();
  makeWordLists(body);
  for (const media of all(body, "img, iframe, video, audio, embed")) {
    replaceMedia(media);
  }
  for (const link of all(body, "a")) cleanLink(link);
  for (const code of all(body, "pre")) nameLanguage(code);
  for (const mark of all(body, "sup, sub")) raise(mark);
  for (const quote of all(body, "q")) {
    quote.replaceWith("“", ...quote.childNodes, "”");
  }
  for (const table of all(body, "table").reverse()) simplify(table, hasTables);
  for (const quote of all(body, "blockquote").reverse()) flatten(quote);
  for (const paragraph of all(body, "p")) {
    if (!paragraph.textContent?.trim()) paragraph.remove();
  }
  return body;
}

function all(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)];
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** An element with the content of another. */
function renamed(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  return other;
}

/** Makes lists of Word's paragraphs, whose bullets and numbers are text. */
function makeWordLists(body: HTMLElement): void {
  const page = body.ownerDocument;
  /** The lists around the last item, outermost first. */
  let open: Element[] = [];
  for (const paragraph of all(body, "p[style*='mso-list']")) {
    const style = paragraph.getAttribute("style") ?? "";
    const marker = all(paragraph, "span")
      .find((it) => /mso-list:\s*ignore/i.test(it.getAttribute("style") ?? ""));
    if (!marker) continue;
    const level = Number(/level(\d)/.exec(style)?.[1] ?? 1);
    const isNumber = /^\W?\w+[.)]/.test(marker.textContent?.trim() ?? "");
    const name = isNumber ? "ol" : "ul";
    marker.remove();
    if (open[0]?.nextElementSibling !== paragraph) open = [];
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.localName !== name) open.pop();
    while (open.length < level) {
      const list = page.createElement(name);
      const outer = open.at(-1);
      if (!outer) paragraph.before(list);
      else (outer.lastElementChild ?? newItem(outer)).append(list);
      open.push(list);
    }
    open.at(-1)?.append(renamed(paragraph, "li"));
    paragraph.remove();
  }
}

function newItem(list: Element): Element {
  const item = list.ownerDocument.createElement("li");
  list.append(item);
  return item;
}

/** A picture becomes a note in its place, a video or sound a link. */
function replaceMedia(media: Element): void {
  const title = media.getAttribute("alt") ?? media.getAttribute("title") ?? "";
  if (media.localName === "img") {
    // Pixels that count visitors are no pictures.
    const isPixel = ["width", "height"]
      .some((side) => Number(media.getAttribute(side) ?? 100) < 3);
    const name = title.trim() && `: ${title.trim()}`;
    return media.replaceWith(isPixel ? "" : `(Picture to add here${name})`);
  }
  const source = media.getAttribute("src") ??
    media.querySelector("source")?.getAttribute("src");
  if (!source) return media.replaceWith(title);
  const link = media.ownerDocument.createElement("a");
  link.setAttribute("href", source);
  link.textContent = title;
  const paragraph = media.ownerDocument.createElement("p");
  paragraph.append(link);
  media.replaceWith(paragraph);
}

/** A link that the site cannot show becomes its text. */
function cleanLink(link: Element): void {
  const href = targetOf(link.getAttribute("href") ?? "");
  if (!href) return unwrap(link);
  if (!link.textContent?.trim()) link.textContent = href;
  for (const { name } of [...link.attributes]) link.removeAttribute(name);
  link.setAttribute("href", href);
  const blocks = all(link, `p, div, li, figcaption, ${headings}`)
    .filter((it) => !it.querySelector("p, div"));
  if (blocks.length === 0) return;
  // A card: its texts become links.
  for (const block of blocks) {
    const inner = renamed(block, "a");
    inner.setAttribute("href", href);
    block.append(inner);
  }
  unwrap(link);
}

/**
 * The address of a link's page; of an embedded video that of its own page, and
 * of a redirect by Google its target. A path of the site stays one.
 */
function targetOf(href: string): string | undefined {
  const address = href.trim().replace(/^(?:http:)?\/\//i, "https://");
  if (address.startsWith("/") && URL.canParse(address, location.origin)) {
    const { pathname, search, hash } = new URL(address, location.origin);
    return pathname + search + hash;
  }
  if (!/^(?:https:\/\/|mailto:)/i.test(address)) return undefined;
  const target = redirectedTo(address);
  if (target) return targetOf(target);
  const [, youTube] =
    /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(
      address,
    ) ?? [];
  if (youTube) return `https://www.youtube.com/watch?v=${youTube}`;
  return address.replace("//player.vimeo.com/video/", "//vimeo.com/");
}

/** Where a link in a copy from Google Docs, Gmail or its search leads. */
function redirectedTo(address: string): string | undefined {
  const isRedirect = /^https:\/\/www\.google\.[a-z.]+\/url\?/i.test(address);
  if (!isRedirect || !URL.canParse(address)) return undefined;
  const { searchParams } = new URL(address);
  const target = searchParams.get("q") ?? searchParams.get("url") ?? "";
  return /^https?:\/\//i.test(target) ? target : undefined;
}

/** Tells the text field the language of a code block. */
function nameLanguage(code: Element): void {
  const names = [code.parentElement, code, code.querySelector("code")]
    .map((it) => it?.getAttribute("class")).join(" ");
  const [, language] =
    /(?:^|\s)(?:language-|lang-|highlight-source-)([\w+#]+)/.exec(names) ?? [];
  if (language) code.setAttribute("data-language", language);
}

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻";
const lowered = "₀₁₂₃₄₅₆₇₈₉₊₋";

/** Digits above or below the line stay there: 10² is not 102. */
function raise(mark: Element): void {
  const text = mark.textContent?.trim().replaceAll("−", "-") ?? "";
  if (!/^[\d+-]+$/.test(text)) return;
  const digits = mark.localName === "sup" ? raised : lowered;
  mark.replaceWith(
    text.replace(/./g, (it) => digits["0123456789+-".indexOf(it)] ?? it),
  );
}

/**
 * A table becomes one that Markdown can write: a header row, as many cells in
 * each row, and plain cells. One with a single column only arranges a page; its
 * rows become lines, as all do without tables.
 */
function simplify(table: Element, hasTables: boolean): void {
  const page = table.ownerDocument;
  const rows = grid(table);
  const caption = table.querySelector("caption");
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const isPlain = !hasTables || columns < 2 ||
    table.parentElement?.closest("td, th");
  if (isPlain) {
    const texts = rows.map((cells) => {
      const text = page.createElement("div");
      for (const [index, cell] of cells.entries()) {
        text.append(...index > 0 ? [", "] : [], ...cell?.childNodes ?? []);
      }
      return text;
    });
    return table.replaceWith(...texts);
  }
  const simple = page.createElement("table");
  for (const [index, cells] of rows.entries()) {
    const row = page.createElement("tr");
    for (let column = 0; column < columns; column++) {
      const cell = page.createElement(index === 0 ? "th" : "td");
      cell.append(...cells[column]?.childNodes ?? []);
      plainCell(cell);
      row.append(cell);
    }
    simple.append(row);
  }
  table.replaceWith(...caption ? [renamed(caption, "p")] : [], simple);
}

/** The cells of each row; those that another one spans are empty. */
function grid(table: Element): (Element | undefined)[][] {
  const rows = all(table, "tr").map((): (Element | undefined)[] => []);
  const taken = rows.map(() => new Set<number>());
  for (const [index, row] of all(table, "tr").entries()) {
    let column = 0;
    for (const cell of [...row.children]) {
      if (!/^t[dh]$/.test(cell.localName)) continue;
      while (taken[index]?.has(column)) column++;
      const wide = spanOf(cell, "colspan");
      for (let down = 0; down < spanOf(cell, "rowspan"); down++) {
        for (let right = 0; right < wide; right++) {
          taken[index + down]?.add(column + right);
        }
      }
      rows[index]![column] = cell;
      column += wide;
    }
  }
  return rows.map((cells, index) =>
    Array.from(
      { length: Math.max(0, ...taken[index]!) + 1 },
      (_, column) => cells[column],
    )
  );
}

function spanOf(cell: Element, name: string): number {
  return Math.min(100, Math.max(1, Number(cell.getAttribute(name)) || 1));
}

/** A cell of Markdown has lines of text, in which a bar would end it. */
function plainCell(cell: Element): void {
  for (const block of all(cell, `${headings}, blockquote, li`)) {
    block.replaceWith(renamed(block, "p"));
  }
  for (const list of all(cell, "ul, ol")) unwrap(list);
  for (const code of all(cell, "pre")) code.replaceWith(renamed(code, "code"));
  const texts = cell.ownerDocument.createTreeWalker(cell, 4);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    text.nodeValue = text.nodeValue?.replaceAll("|", "¦") ?? null;
  }
}

/** The paragraphs of a quote become its lines, because it has no others. */
function flatten(quote: Element): void {
  const page = quote.ownerDocument;
  for (const block of all(quote, `p, div, li, blockquote, ${headings}`)) {
    block.append(page.createElement("br"), page.createElement("br"));
    unwrap(block);
  }
  for (const list of all(quote, "ul, ol")) unwrap(list);
  while (quote.lastElementChild?.matches("br:last-child")) {
    if (quote.lastChild?.textContent?.trim()) break;
    quote.lastChild?.remove();
  }
}
