import type { RichElement, RichNode, RichTag } from "./rich-nodes.ts";
import { safeLink } from "./safe-links.ts";

/** Builds a description from its tags and texts, as they come. */
export interface RichTextBuilder {
  open(name: string, href: string | undefined): void;
  close(name: string): void;
  text(text: string): void;
  /** Closes what is open and returns all of it. */
  end(): RichNode[];
}

/** What each known element becomes. */
const known = new Map<string, RichTag>([
  ...(["p", "ul", "ol", "li", "strong", "em", "a", "br"] as const)
    .map((tag) => [tag, tag] as const),
  ["b", "strong"],
  ["i", "em"],
  ["menu", "ul"],
  ...[
    ...["h1", "h2", "h3", "h4", "h5", "h6", "div", "section", "article"],
    ...["header", "footer", "main", "aside", "address", "blockquote", "pre"],
    ...["figure", "figcaption", "tr", "dt", "dd", "form", "fieldset"],
  ].map((name) => [name, "p"] as const),
]);

/** Elements beside whose content other words would stick to it. */
const spaced = new Set(["td", "th", "option", "hr"]);

/** How deep elements may nest; below that their text alone stays. */
const deepest = 16;

/** An element that is still open, and the name it came by. */
interface Open {
  name: string;
  element: RichElement;
}

/** @returns A builder whose every step takes constant time. */
export function createRichTextBuilder(): RichTextBuilder {
  const root: RichNode[] = [];
  const stack: Open[] = [];
  /** Opened beyond the deepest level: their ends must not end others. */
  const skipped = new Map<string, number>();

  function pop(): void {
    const closed = stack.pop()?.element;
    if (!closed?.children.every(isBlank)) return;
    // Nothing to show: only its white space stays.
    target().pop();
    if (closed.children.length > 0) add(" ");
  }
  function add(text: string): void {
    const siblings = target();
    const last = siblings.at(-1);
    if (typeof last === "string") siblings[siblings.length - 1] = last + text;
    else siblings.push(text);
  }
  function target(): RichNode[] {
    return stack.at(-1)?.element.children ?? root;
  }
  function popTo(index: number): void {
    while (index >= 0 && stack.length > index) pop();
  }
  function lastOpen(...tags: RichTag[]): number {
    return stack.findLastIndex(({ element }) => tags.includes(element.tag));
  }
  function push(name: string, tag: RichTag, href?: string): void {
    const element: RichElement = { tag, ...(href && { href }), children: [] };
    target().push(element);
    if (tag !== "br") stack.push({ name, element });
  }
  /** Lists hold items alone: anything else gets one around it. */
  function enterItem(): void {
    const list = stack.at(-1)?.element.tag;
    if (list === "ul" || list === "ol") push("li", "li");
  }
  /** The tag that an element becomes where it stands; ends what it ends. */
  function placed(tag: RichTag): RichTag {
    if (tag === "a") popTo(lastOpen("a"));
    if (tag === "li") {
      const [list, item] = [lastOpen("ul", "ol"), lastOpen("li")];
      if (item > list) popTo(item);
      if (list >= 0) return "li";
    }
    if (isBlock(tag)) {
      const paragraph = lastOpen("p");
      if (paragraph > lastOpen("li")) popTo(paragraph);
    }
    return tag === "li" ? "p" : tag;
  }

  return {
    open(name, href) {
      const tag = known.get(name);
      if (spaced.has(name)) add(" ");
      const link = tag === "a" ? safeLink(href) : undefined;
      if (!tag || (tag === "a" && !link)) return;
      if (stack.length >= deepest && tag !== "br") {
        skipped.set(name, (skipped.get(name) ?? 0) + 1);
        return;
      }
      const place = placed(tag);
      if (place !== "li") enterItem();
      push(name, place, link);
    },
    close(name) {
      const count = skipped.get(name);
      if (count) skipped.set(name, count - 1);
      else popTo(stack.findLastIndex((open) => open.name === name));
    },
    text(text) {
      if (!isBlank(text)) enterItem();
      add(text);
    },
    end() {
      popTo(0);
      return root;
    },
  };
}

function isBlock(tag: RichTag): boolean {
  return tag === "p" || tag === "ul" || tag === "ol" || tag === "li";
}

function isBlank(node: RichNode): boolean {
  return typeof node === "string" && !/\S/.test(node);
}
