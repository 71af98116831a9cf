import { decodeHTMLStrict } from "entities";
import { Marked, type Token, type Tokens } from "marked";
import {
  type ParseBudget,
  recordBudget,
  spend,
} from "./parse-budget.server.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { plainText } from "../../content/text/plain-text.ts";
import type { RichNode, RichTag } from "../../content/text/rich-nodes.ts";
import { safeHref } from "../../content/text/safe-links.ts";

const marked = new Marked({ gfm: true });

/** More than eight nested quotes or lists on one line. */
const deep = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){9}/m;

/**
 * Parses Markdown: paragraphs, headings, lists, tables, links, emphasis and
 * inline code.
 * Everything else, including HTML, stays plain text.
 * @param budget The remaining budget.
 * @returns Undefined for text that exceeds the budget and stays plain.
 */
export function parseMarkdown(
  text: string,
  budget: ParseBudget = { ...recordBudget },
): RichNode[] | undefined {
  if (!spend(budget, "markdown", text) || deep.test(text)) return undefined;
  try {
    return marked.lexer(text).flatMap(blockNodes);
  } catch {
    // Markup that is nested too deeply overflows the parser's stack.
    return undefined;
  }
}

/** A text as Markdown, and without its markup. */
export function parsedText(
  text: string,
  budget: ParseBudget,
): { nodes: RichNode[]; plain: string } {
  const nodes = parseMarkdown(text, budget);
  return nodes
    ? { nodes, plain: plainText(nodes) }
    : { nodes: [{ tag: "p", children: [text] }], plain: text };
}

function blockNodes(token: Token): RichNode[] {
  switch (token.type) {
    case "space":
      return [];
    case "list":
      return [listNode(token as Tokens.List)];
    case "table":
      return [tableNode(token as Tokens.Table)];
    case "heading":
      // The first two levels are titles; see `markdown-blocks.server.ts`.
      return [element(token.depth > 3 ? "h4" : "h3", inlineNodes(token))];
    case "hr":
      return [element("hr", [])];
    case "paragraph":
    case "text":
      return [element("p", inlineNodes(token))];
    default:
      return [element("p", [token.raw.trim()])];
  }
}

function listNode({ ordered, items }: Tokens.List): RichNode {
  return element(
    ordered ? "ol" : "ul",
    items.map((item) =>
      element(
        "li",
        item.tokens.flatMap((inner) =>
          inner.type === "text" ? inlineNodes(inner) : blockNodes(inner)
        ),
      )
    ),
  );
}

function tableNode({ header, rows }: Tokens.Table): RichNode {
  const row = (tag: RichTag, cells: Tokens.TableCell[]) =>
    element("tr", cells.map((cell) => element(tag, cellNodes(cell))));
  const body = rows.map((cells) => row("td", cells));
  return element("table", [
    element("thead", [row("th", header)]),
    ...(body.length > 0 ? [element("tbody", body)] : []),
  ]);
}

/** The content of a cell, in which the form's editor writes "\n" for a break. */
function cellNodes({ tokens }: Tokens.TableCell): RichNode[] {
  return tokens.flatMap(inlineNode).flatMap((node): RichNode[] =>
    typeof node === "string"
      ? node.split(/(?:\\n)+/).flatMap((line, index) =>
        index === 0 ? [line] : [element("br", []), line]
      )
      : [node]
  );
}

function inlineNodes(token: Token): RichNode[] {
  const tokens = "tokens" in token ? token.tokens ?? [] : [];
  return tokens.length > 0
    ? tokens.flatMap(inlineNode)
    : [decoded(textOf(token))];
}

const inlineTags: Readonly<Record<string, RichTag>> = {
  strong: "strong",
  em: "em",
};

function inlineNode(token: Token): RichNode[] {
  const tag = inlineTags[token.type];
  if (tag) return [element(tag, inlineNodes(token))];
  switch (token.type) {
    case "br":
      return [element("br", [])];
    case "codespan":
      return [element("code", [textOf(token)])];
    case "link": {
      const href = safeHref(decoded(token.href));
      const children = inlineNodes(token);
      // A link without text can be neither seen nor announced.
      const isNamed = /[^\s\p{Cf}]/u.test(plainText(children));
      return href && isNamed ? [{ tag: "a", href, children }] : children;
    }
    case "text":
      return inlineNodes(token);
    case "escape":
      return [textOf(token)];
    default:
      return [token.raw];
  }
}

function element(tag: RichTag, children: RichNode[]): RichNode {
  return { tag, children };
}

/** A text with its entities as characters (CommonMark 2.5). */
function decoded(text: string): string {
  return cleanText(decodeHTMLStrict(text));
}

function textOf(token: Token): string {
  return "text" in token && typeof token.text === "string"
    ? token.text
    : token.raw;
}
