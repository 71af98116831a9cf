import { fieldPathIn, unended, withoutFieldTags } from "../field-tag.ts";

/** Opens the field at a path, at some text in it; says why it does not. */
export type OpenField = (fieldPath: string, text: string) => string | undefined;

/** Elements whose label or alternative text is all that they show. */
const labelled = "img, svg, input, textarea, button, a, meta";

/**
 * Moves the field tags of a page's texts to attributes: `data-field` says which
 * field an element shows.
 */
export function readFieldTags(page: Document): void {
  const texts = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const tagged: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (/[\u{E000}-\u{E002}]/u.test(text.data)) tagged.push(text);
  }
  for (const [index, text] of tagged.entries()) {
    const fieldPath = fieldPathIn(text.data);
    const last = endOf(tagged.slice(index));
    text.data = withoutFieldTags(text.data);
    if (!fieldPath) continue;
    const elements = last === text
      ? [fieldElement(text)]
      : elementsOf(text, last);
    for (const element of elements) element.dataset.field = fieldPath;
  }
  // Paragraphs of field tags alone.
  for (const { parentElement: it } of tagged) {
    if (it?.localName === "p" && !it.textContent) it.remove();
  }
  for (const element of page.querySelectorAll<HTMLElement>("*")) {
    for (const { name, value } of [...element.attributes]) {
      const fieldPath = fieldPathIn(value);
      const plain = withoutFieldTags(value);
      if (plain === value) continue;
      element.setAttribute(name, plain);
      if (fieldPath && element.matches(labelled)) {
        element.dataset.field ??= fieldPath;
      }
    }
  }
}

/** The element of a text: its own one, or a new one beside other texts. */
function fieldElement(text: Text): HTMLElement {
  const parent = text.parentElement!;
  if (!parent.dataset.field) return parent;
  const span = parent.ownerDocument.createElement("span");
  text.replaceWith(span);
  span.append(text);
  return span;
}

/** Where the text that begins in the first of some texts ends. */
function endOf(texts: readonly Text[]): Text {
  let depth = 0;
  return texts.find(({ data }) => (depth += unended(data)) <= 0) ?? texts[0]!;
}

/**
 * The elements of a text that links, emphasis or blocks divide: the one around
 * it, or its blocks if others stand beside them.
 */
function elementsOf(first: Text, last: Text): HTMLElement[] {
  let around = first.parentElement!;
  while (around.parentElement && !around.contains(last)) {
    around = around.parentElement;
  }
  const all = [...around.childNodes];
  const from = all.findIndex((it) => it.contains(first));
  const to = all.findIndex((it) => it.contains(last));
  const inside = all.slice(from, to + 1);
  const isAll = inside.length === all.length;
  const hasText = inside.some(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return isAll || hasText ? [around] : inside as HTMLElement[];
}

/**
 * Marks the elements that show what pages compare with others, such as tags:
 * it carries no field tag.
 * @param fieldPath That of the record, with a slash at its end.
 */
export function tagKeyFields(
  page: Document,
  record: Readonly<Record<string, unknown>>,
  fieldPath: string,
): void {
  const elements = [...page.querySelectorAll<HTMLElement>("main *")]
    .filter((it) => !it.firstElementChild && !it.closest("[data-field]"));
  for (const [name, value] of Object.entries(record)) {
    if (typeof value !== "string") continue;
    for (const part of [value, ...value.split(",")]) {
      const text = part.trim();
      const shown = elements.find((it) => text && it.textContent === text);
      if (shown) shown.dataset.field = fieldPath + name;
    }
  }
}

/** What search engines show of the page, at its top: its head has no field. */
export function addSearchResult(page: Document): void {
  const [title, description] = [
    page.querySelector<HTMLElement>("title"),
    page.querySelector<HTMLElement>("meta[name=description]"),
  ];
  const result = page.createElement("aside");
  result.id = "preview-result";
  for (
    const [source, text] of [
      [title, title?.textContent],
      [description, description?.getAttribute("content")],
    ] as const
  ) {
    const fieldPath = source?.dataset.field;
    if (!source || !text) continue;
    const line = page.createElement("p");
    line.textContent = text.trim();
    if (fieldPath) line.dataset.field = fieldPath;
    result.append(line);
  }
  page.body.prepend(result);
}

const styles = `
  /* The preview is narrower than windows that show it. */
  .banner { display: flex }
  #preview-result { padding: 12px 16px; background: #fff; color: #222; font: 14px/1.4 sans-serif }
  #preview-result p { margin: 0; max-width: none }
  #preview-result p:first-child { color: #1a0dab; font-size: 18px }
  [data-field] { cursor: text }
  [data-field]:is(:hover, :focus-visible) { outline: 2px dashed currentColor; outline-offset: 3px }
  #preview-note { position: fixed; z-index: 9; inset: auto 0 0; margin: 0; padding: 10px 16px; max-width: none; background: #222; color: #fff; font: 16px sans-serif }
`;

/** How long the note on a text without a field stays. */
const noteMs = 2500;

/**
 * Opens the field of what is tapped, or chosen by Enter; what cannot be opened
 * says so.
 */
export function listenForTaps(page: Document, open: OpenField): void {
  const style = page.createElement("style");
  style.textContent = styles;
  page.head.append(style);
  page.addEventListener("click", (event) => {
    const element = event.target as Element;
    // What opens a menu or an answer still does.
    if (!element.closest("[popovertarget], summary")) event.preventDefault();
    choose(element);
  });
  page.addEventListener("keydown", (event) => {
    if (event.key === "Enter") choose(event.target as Element);
  });
  let timer: ReturnType<typeof setTimeout>;

  function choose(element: Element): void {
    const fieldPath = fieldOf(element);
    if (!fieldPath && element.closest("[popovertarget]")) return;
    const block = element.closest("p, li, h1, h2, h3, h4, td, th") ?? element;
    const problem = fieldPath
      ? open(fieldPath, block.textContent ?? "")
      : "This cannot be edited here.";
    if (!problem) return;
    const note = showNote(page, problem);
    clearTimeout(timer);
    timer = setTimeout(() => note.remove(), noteMs);
  }
}

/** Shows a note at the end of the page, in the place of another one. */
export function showNote(page: Document, text: string): HTMLElement {
  removeNote(page);
  const note = page.createElement("p");
  note.id = "preview-note";
  note.role = "status";
  note.textContent = text;
  page.body.append(note);
  return note;
}

export function removeNote(page: Document): void {
  page.querySelector("#preview-note")?.remove();
}

/** The field of an element, or of what its link on the page leads to. */
function fieldOf(element: Element): string | undefined {
  const own = element.closest<HTMLElement>("[data-field]");
  if (own) return own.dataset.field;
  const [, id = ""] =
    /^#(.+)/.exec(element.closest("a")?.getAttribute("href") ?? "") ?? [];
  return id && fieldIn(element.ownerDocument.getElementById(id));
}

function fieldIn(part: HTMLElement | null): string | undefined {
  const first = part?.querySelector<HTMLElement>("[data-field]");
  return part?.dataset.field ?? first?.dataset.field;
}

/** Lets the Tab key reach what can be tapped. */
export function makeFocusable(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>("[data-field]")) {
    if (!element.closest("a, button, summary, input, textarea")) {
      element.tabIndex = 0;
    }
  }
}
