import { highlight } from "../text/highlight.ts";
import { parseMarkdown, parseMarkdownLine } from "../text/markdown-text.ts";
import { plainText } from "../text/plain-text.ts";
import { safeImage } from "../text/safe-links.ts";
import { type Article, blockTypes, type ContentBlock } from "./api-types.ts";

/**
 * The article with what its texts and codes are parsed to. Browsers get it with
 * the record: they have neither parsers nor grammars. Whatever the service sent
 * in these fields itself is replaced.
 */
export function withDerivedBlocks(article: Article): Article {
  const { content } = article;
  return content ? { ...article, content: content.flatMap(derived) } : article;
}

/** The types of an article's blocks that no page can show. */
export function unknownTypes({ content = [] }: Article): string[] {
  const known: readonly string[] = blockTypes;
  const types = content.map(({ type }) => type);
  return [...new Set(types)].filter((type) => !known.includes(type));
}

/** The blocks of an article with only what a preview shows, at most one. */
export function previewBlocks(
  { content = [] }: Article,
  length: number,
): ContentBlock[] {
  const texts = content.map((block) => ({ block, text: textOf(block) }));
  const found =
    texts.find(({ block, text }) => block.type === "paragraph" && text) ??
      texts.find(({ text }) => text);
  const paragraphText = found?.text.slice(0, length);
  return paragraphText ? [{ type: "paragraph", paragraphText }] : [];
}

/** The text of a block without Markdown; empty when it has none. */
function textOf(block: ContentBlock): string {
  const [{ paragraphText, text, items = [] } = block] = derived(block);
  const own = block.type === "paragraph"
    ? paragraphText
    : block.type === "quote"
    ? text
    : items.join("; ");
  return own?.trim() ? own : "";
}

function derived(block: ContentBlock): ContentBlock[] {
  const { nodes: _nodes, itemNodes: _items, tokens: _tokens, ...own } = block;
  switch (own.type) {
    case "paragraph": {
      if (own.format !== "markdown") return [own];
      const nodes = parseMarkdown(own.paragraphText ?? "");
      return [{ ...own, paragraphText: plainText(nodes), nodes }];
    }
    case "picture":
      return safeImage(own.image) ? [own] : [];
    case "quote":
      return [quoteOf(own)];
    case "list":
      return [listOf(own)];
    case "code":
      return [{ ...own, tokens: highlight(own.code ?? "", own.language) }];
    default:
      return [own];
  }
}

function quoteOf(block: ContentBlock): ContentBlock {
  const nodes = parseMarkdown(block.text ?? "");
  return { ...block, text: plainText(nodes), nodes };
}

function listOf(block: ContentBlock): ContentBlock {
  const itemNodes = (block.items ?? []).map(parseMarkdownLine);
  return { ...block, items: itemNodes.map(plainText), itemNodes };
}
