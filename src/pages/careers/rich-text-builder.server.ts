import type {
  RichElement,
  RichNode,
  RichTag,
} from "../../content/text/rich-nodes.ts";
import { safeLink } from "../../content/text/safe-links.ts";

/** Builds a description from its tags and texts, in source order. */
export interface RichTextBuilder {
  open(name: string, href: string | undefined): void;
  close(name: string): void;
  text(text: string): void;
  /** Closes all open elements and returns the description. */
  end(): RichNode[];
}

/** Elements of the source, and the allowed element that each becomes. */
const allowed = new Map<string, RichTag>([
  ...(["p", "ul", "ol", "li", "strong", "em", "a", "br"] as const)
    .map((tag) => [tag, tag] as const),
  ["b", "strong"],
  ["i", "em"],
  ["menu", "ul"],
  // The blocks of HTML's own style sheet (15.3).
  ...[
    ...["h1", "h2", "h3", "h4", "h5", "h6", "hgroup", "div", "section"],
    ...["article", "header", "footer", "main", "aside", "nav", "search"],
    ...["address", "blockquote", "center", "pre", "listing", "xmp"],
    ...["figure", "figcaption", "details", "summary", "dialog"],
    ...["table", "caption", "tr", "dl", "dt", "dd", "form", "fieldset"],
    ...["legend", "optgroup"],
  ].map((name) => [name, "p"] as const),
]);

/** Removed elements that separate words. */
const separators = new Set(["td", "th", "option", "hr"]);

/** Maximum nesting depth; deeper elements are replaced by their text. */
const maxDepth = 16;
/** Maximum number of elements, likewise: each takes time to show. */
const maxElements = 1000;

/** @returns A builder whose every step takes constant time. */
export function createRichTextBuilder(): RichTextBuilder {
  const tree = createTree();
  /** Elements replaced by their text, whose end tags must not close others. */
  const replaced = new Map<string, number>();
  let elements = 0;

  return {
    open(name, href) {
      const tag = allowed.get(name);
      if (separators.has(name)) tree.addText(" ");
      const link = tag === "a" ? safeLink(href) : undefined;
      if (!tag || (tag === "a" && !link)) return;
      const isDeep = tree.depth() >= maxDepth && tag !== "br";
      if (isDeep || ++elements > maxElements) {
        if (tag === "br" || isBlock(tag)) tree.addText(" ");
        if (tag !== "br") replaced.set(name, (replaced.get(name) ?? 0) + 1);
        return;
      }
      const fitting = fittingTag(tree, tag);
      if (fitting !== "li") enterItem(tree);
      tree.open(name, fitting, link);
    },
    close(name) {
      const count = replaced.get(name);
      if (count) replaced.set(name, count - 1);
      else tree.closeFrom(tree.lastNamed(name));
    },
    text(text) {
      if (!isBlank(text)) enterItem(tree);
      tree.addText(text);
    },
    end() {
      tree.closeFrom(0);
      return tree.root;
    },
  };
}

/** Lists may contain items only: opens one before anything else. */
function enterItem(tree: Tree): void {
  const list = tree.innermost();
  if (list === "ul" || list === "ol") tree.open("li", "li");
}

/**
 * Closes the elements that a start tag ends in HTML.
 * @returns The tag that is allowed here.
 */
function fittingTag(tree: Tree, tag: RichTag): RichTag {
  if (tag === "a") tree.closeFrom(tree.last("a"));
  if (tag === "li") {
    const [list, item] = [tree.last("ul", "ol"), tree.last("li")];
    if (item > list) tree.closeFrom(item);
    if (list >= 0) return "li";
  }
  if (isBlock(tag)) {
    const paragraph = tree.last("p");
    if (paragraph > tree.last("li")) tree.closeFrom(paragraph);
  }
  return tag === "li" ? "p" : tag;
}

/** An open element, and its name in the source. */
interface OpenElement {
  name: string;
  element: RichElement;
}

type Tree = ReturnType<typeof createTree>;

/** The description so far. Open elements are named by their depth, from 0. */
function createTree() {
  const root: RichNode[] = [];
  const stack: OpenElement[] = [];

  function siblings(): RichNode[] {
    return stack.at(-1)?.element.children ?? root;
  }
  function close(): void {
    const closed = stack.pop()?.element;
    if (!closed?.children.every(isBlank)) return;
    // Empty elements are removed; their white space still separates words.
    siblings().pop();
    if (closed.children.length > 0) appendText(siblings(), " ");
  }
  return {
    root,
    addText: (text: string) => appendText(siblings(), text),
    depth: () => stack.length,
    /** The tag of the innermost open element. */
    innermost: () => stack.at(-1)?.element.tag,
    /** The depth of the innermost open element with one of the tags, or -1. */
    last: (...tags: RichTag[]) =>
      stack.findLastIndex(({ element }) => tags.includes(element.tag)),
    /** The same by the name in the source. */
    lastNamed: (wanted: string) =>
      stack.findLastIndex(({ name }) => name === wanted),
    open(name: string, tag: RichTag, href?: string): void {
      const element: RichElement = { tag, ...(href && { href }), children: [] };
      siblings().push(element);
      if (tag !== "br") stack.push({ name, element });
    },
    /** Closes the element at a depth and all elements in it; ignores -1. */
    closeFrom(depth: number): void {
      while (depth >= 0 && stack.length > depth) close();
    },
  };
}

/** Merges adjacent texts into one node. */
function appendText(nodes: RichNode[], text: string): void {
  const last = nodes.at(-1);
  if (typeof last === "string") nodes[nodes.length - 1] = last + text;
  else nodes.push(text);
}

function isBlock(tag: RichTag): boolean {
  return tag === "p" || tag === "ul" || tag === "ol" || tag === "li";
}

function isBlank(node: RichNode): boolean {
  return typeof node === "string" && !/\S/.test(node);
}
