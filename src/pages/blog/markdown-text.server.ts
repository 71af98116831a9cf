import { decodeHTMLStrict } from "entities";
import type { StateBlock, Token } from "markdown-it";
import { cleanText } from "../../lib/text/clean-text.ts";
import { createMarkdownParser } from "../../content/text/markdown-parser.server.ts";
import { plainText } from "../../content/text/plain-text.ts";
import type {
  RichElement,
  RichNode,
  RichTag,
} from "../../content/text/rich-nodes.ts";
import { safeHref } from "../../content/text/safe-links.ts";
import { spend, type TextBudget } from "./text-budget.server.ts";

/** The most tokens of its blocks, of which a paragraph or a cell has three. */
const maxTokens = 15_000;
/** Levels of nesting, of which a list takes two. The parser drops deeper text. */
const maxNesting = 20;

const markdown = createMarkdownParser({ maxNesting })
  // What pages do not show stays as it was typed. Texts are joined below.
  .disable(["blockquote", "code", "strikethrough", "text_join"]);
// Addresses are checked below, and shown as they were typed.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;
markdown.normalizeLinkText = (text) => text;
markdown.block.ruler.before("table", "limit", limitBlocks);

/**
 * A block rule that ends the parsing of a text with too many blocks. A table
 * counts before it is parsed, because its rows get a cell for each column,
 * however short they are.
 * @throws {RangeError}
 */
function limitBlocks(state: StateBlock, start: number, end: number): boolean {
  const { src, bMarks, eMarks, tokens } = state;
  const delimiters = src.slice(bMarks[start + 1], eMarks[start + 1]);
  const isTable = /^[-:|\s]+$/.test(delimiters) && delimiters.includes("|");
  const columns = isTable ? delimiters.split("|").length : 0;
  let count = tokens.length;
  for (let row = start; isTable && count <= maxTokens; row++) {
    if (row === end || state.isEmpty(row)) break;
    count += 3 * columns;
  }
  if (count > maxTokens) throw new RangeError("Too many blocks");
  return false;
}

/**
 * Parses Markdown: paragraphs, headings, lists, tables, links, emphasis and
 * inline code.
 * Everything else, including HTML, stays plain text.
 * @returns Undefined for text with too many or too deeply nested blocks, which
 * stays plain.
 */
export function parseMarkdown(text: string): RichNode[] | undefined {
  try {
    return treeOf(markdown.parse(text, {}));
  } catch {
    return undefined;
  }
}

/** A text as Markdown, and without its markup. */
interface ParsedText {
  nodes: RichNode[];
  plain: string;
}

/** Parses a text, within a budget. */
export function parsedText(text: string, budget: TextBudget): ParsedText {
  const nodes = spend(budget, text) ? parseMarkdown(text) : undefined;
  return nodes
    ? { nodes, plain: plainText(nodes) }
    : { nodes: [{ tag: "p", children: [text] }], plain: text };
}

/** @throws {RangeError} When too many elements are in each other. */
function treeOf(blocks: readonly Token[]): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  for (const token of blocks.flatMap((it) => it.children ?? [it])) {
    if (token.level >= maxNesting - 1) throw new RangeError("Too deep");
    if (token.hidden) continue;
    if (token.nesting < 0) {
      const closed = open.pop();
      if (closed) close(closed, open.at(-1)?.children ?? root);
      continue;
    }
    const node = nodeOf(token);
    append(open.at(-1)?.children ?? root, node);
    if (token.nesting > 0 && typeof node === "object") open.push(node);
  }
  return root;
}

/** Completes an element, the last of its siblings. */
function close(element: RichElement, siblings: RichNode[]): void {
  const { tag, href, children } = element;
  if (tag === "td" || tag === "th") {
    element.children = children.flatMap(withBreaks);
  }
  // A link without text can be neither seen nor announced.
  const isLink = href && /[^\s\p{Cf}]/u.test(plainText(children));
  if (tag !== "a" || isLink) return;
  siblings.pop();
  for (const child of children) append(siblings, child);
}

/** Adjacent texts become one. */
function append(siblings: RichNode[], node: RichNode): void {
  const last = siblings.at(-1);
  const isText = typeof last === "string" && typeof node === "string";
  if (isText) siblings[siblings.length - 1] = last + node;
  else siblings.push(node);
}

/** The text of a cell, in which the form's editor writes "\n" for a break. */
function withBreaks(node: RichNode): RichNode[] {
  if (typeof node !== "string") return [node];
  return node.split(/(?:\\n)+/).flatMap((line, index) =>
    index === 0 ? [line] : [element("br"), line]
  );
}

function nodeOf(token: Token): RichNode {
  const { type, tag, content, markup, info } = token;
  switch (type) {
    case "heading_open":
      // The first two levels are titles; see `markdown-blocks.server.ts`.
      return element(tag > "h3" ? "h4" : "h3");
    case "link_open": {
      const href = safeHref(cleanText(String(token.attrGet("href"))));
      return { tag: "a", ...(href && { href }), children: [] };
    }
    case "code_inline":
      return element("code", content);
    case "fence":
      return element("p", `${markup}${info}\n${content}${markup}`);
    case "image":
      return `![${content}](${token.attrGet("src")})`;
    case "softbreak":
      return "\n";
    case "text_special":
      // The parser's own decoding would keep characters that are removed here.
      return cleanText(info === "entity" ? decodeHTMLStrict(markup) : content);
    case "text":
      return cleanText(content);
    default:
      return element(tag as RichTag);
  }
}

function element(tag: RichTag, ...children: string[]): RichElement {
  return { tag, children };
}
