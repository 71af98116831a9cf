import type {
  HeadingTag,
  RichElement,
  RichNode,
  RichTag,
} from "../../content/text/rich-nodes.ts";
import { safeHref } from "../../content/text/safe-links.ts";

/** Builds a description from its tags and texts, in source order. */
interface RichTextBuilder {
  open(name: string, href: string | undefined): void;
  close(name: string): void;
  text(text: string): void;
  /** Closes all open elements and returns the description. */
  end(): RichNode[];
}

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** Elements of the source, and the allowed element that each becomes. */
const allowed = new Map<string, RichTag>([
  ...(["p", "ul", "ol", "li", "strong", "em", "a", "br", ...headings] as const)
    .map((tag) => [tag, tag] as const),
  ["b", "strong"],
  ["i", "em"],
  ["menu", "ul"],
  // The blocks of HTML's own style sheet (15.3).
  ...[
    ...["hgroup", "div", "section", "article", "header", "footer", "main"],
    ...["aside", "nav", "search"],
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

/**
 * @param level The highest level that a heading gets.
 * @returns A builder whose every step takes constant time.
 */
export function createRichTextBuilder(level: number): RichTextBuilder {
  const tree = createTree();
  /** Elements replaced by their text, whose end tags must not close others. */
  const replaced = new Map<string, number>();
  let elements = 0;

  function reopen(around: readonly OpenElement[]): void {
    for (const { name, element: { tag, href } } of around) {
      if (++elements > maxElements) return;
      tree.open(name, tag, { href, isReopened: true });
    }
  }

  return {
    open(name, href) {
      const tag = allowed.get(name);
      if (separators.has(name)) tree.addText(" ");
      const link = tag === "a" ? safeHref(href) : undefined;
      if (!tag || (tag === "a" && !link)) return;
      const isDeep = tree.depth() >= maxDepth && tag !== "br";
      if (isDeep || ++elements > maxElements) {
        if (tag === "br" || isBlock(tag)) tree.addText(" ");
        if (tag !== "br") replaced.set(name, (replaced.get(name) ?? 0) + 1);
        return;
      }
      // In a heading there are no blocks, only their texts.
      if (tag === "p" && isHeading(tree.lastBlock()?.tag)) {
        tree.addText(" ");
        return;
      }
      const { fitting, around } = makeRoom(tree, tag);
      if (fitting !== "li") enterItem(tree);
      tree.open(name, fitting, { href: link });
      if (hasOnlyText(fitting)) reopen(around);
    },
    close(name) {
      const count = replaced.get(name);
      if (count) {
        replaced.set(name, count - 1);
        return;
      }
      const [closed, ...inside] = tree.closeFrom(tree.lastNamed(name));
      // What was around this block is around the text after it, too.
      if (hasOnlyText(closed?.element.tag)) {
        reopen(inside.filter(({ isReopened }) => isReopened));
      }
    },
    text(text) {
      if (!isBlank(text)) enterItem(tree);
      tree.addText(text);
    },
    end() {
      tree.closeFrom(0);
      fitHeadings(tree.root, level);
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
 * Closes the elements that a start tag ends in HTML, and those that a block may
 * not be in.
 * @returns The tag that is allowed here, and the emphasis and links around it,
 * which are opened again inside.
 */
function makeRoom(
  tree: Tree,
  tag: RichTag,
): { fitting: RichTag; around: OpenElement[] } {
  if (tag === "a") tree.closeFrom(tree.last("a"));
  if (!isBlock(tag)) return { fitting: tag, around: [] };
  if (tag === "li") {
    const [list, item] = [tree.last("ul", "ol"), tree.last("li")];
    if (item > list) tree.closeFrom(item);
    if (list >= 0) return { fitting: "li", around: [] };
  }
  const block = tree.lastBlock();
  const around = hasOnlyText(block?.tag)
    ? tree.closeFrom(block!.depth).filter(({ isReopened }) => isReopened)
    : tree.closeFrom((block?.depth ?? -1) + 1);
  return { fitting: tag === "li" ? "p" : tag, around };
}

/** An open element, and its name in the source. */
interface OpenElement {
  name: string;
  element: RichElement;
  /** Whether it continues an element that began around its block. */
  isReopened: boolean;
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
    if (!closed || !isEmpty(closed)) return;
    // Empty elements are removed; their white space still separates words.
    siblings().pop();
    for (const inside of closed.children) {
      if (typeof inside === "string") appendText(siblings(), " ");
      else siblings().push(inside);
    }
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
    /** The innermost open block. */
    lastBlock(): { tag: RichTag; depth: number } | undefined {
      const depth = stack.findLastIndex(({ element }) => isBlock(element.tag));
      const tag = stack[depth]?.element.tag;
      return tag && { tag, depth };
    },
    open(
      name: string,
      tag: RichTag,
      { href, isReopened = false }: { href?: string; isReopened?: boolean } =
        {},
    ): void {
      const element: RichElement = { tag, ...(href && { href }), children: [] };
      siblings().push(element);
      if (tag !== "br") stack.push({ name, element, isReopened });
    },
    /**
     * Closes the element at a depth and all elements in it; ignores -1.
     * @returns These, outermost first.
     */
    closeFrom(depth: number): OpenElement[] {
      const closed = depth < 0 ? [] : stack.slice(depth);
      for (const _ of closed) close();
      return closed;
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
  return hasOnlyText(tag) || tag === "ul" || tag === "ol" || tag === "li";
}

/** Whether a block may contain no other block. */
function hasOnlyText(tag?: RichTag): boolean {
  return tag === "p" || isHeading(tag);
}

function isHeading(tag?: RichTag): tag is HeadingTag {
  return headings.some((it) => it === tag);
}

/** Whether nothing of an element shows; a paragraph may be a line break. */
function isEmpty({ tag, children }: RichElement): boolean {
  const keepsBreaks = isBlock(tag) && !isHeading(tag);
  return children.every((it) =>
    isBlank(it) || !keepsBreaks && typeof it === "object" && it.tag === "br"
  );
}

function isBlank(node: RichNode): boolean {
  return typeof node === "string" && !/[^\s\p{Cf}]/u.test(node);
}

/**
 * Gives headings levels from `top` on, none of them more than one below the
 * heading before it.
 */
function fitHeadings(nodes: readonly RichNode[], top: number): void {
  /** The source's levels of the headings above the next one. */
  const above: HeadingTag[] = [];
  const visit = (node: RichNode) => {
    if (typeof node === "string") return;
    const { tag } = node;
    if (isHeading(tag)) {
      while ((above.at(-1) ?? "") >= tag) above.pop();
      above.push(tag);
      node.tag = headings[Math.min(top + above.length - 1, 6) - 1] ?? tag;
    }
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
}
