import { highlight } from "../text/highlight.ts";
import { parseMarkdown, parseMarkdownLine } from "../text/markdown-text.ts";
import { plainText } from "../text/plain-text.ts";
import { safeImage } from "../text/safe-links.ts";
import { ownPhoto } from "../../components/pictures/own-pictures.ts";
import {
  type Article,
  type BlockPart,
  blockTypes,
  type ContentBlock,
} from "./api-types.ts";

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
  const { nodes: _nodes, part: _part, ...own } = block;
  switch (own.type) {
    case "paragraph": {
      if (own.format !== "markdown") return [own];
      const nodes = parseMarkdown(own.paragraphText ?? "");
      return [{ ...own, paragraphText: plainText(nodes), nodes }];
    }
    case "picture":
      return pictureOf(own);
    case "quote":
      return [quoteOf(own)];
    case "list":
      return [listOf(own)];
    case "code":
      return [codeOf(own)];
    default:
      return [own];
  }
}

function pictureOf(block: ContentBlock): ContentBlock[] {
  const { alt = "", caption, width, height } = block;
  const image = safeImage(block.image);
  if (!image) return [];
  const photo = ownPhoto(image)?.picture;
  const part: BlockPart = {
    ...{ type: "picture", image, alt },
    ...(caption && { caption }),
    ...(width && height && { width, height }),
    ...(photo && { photo }),
  };
  return [{ ...block, part }];
}

function quoteOf(block: ContentBlock): ContentBlock {
  const { source } = block;
  const nodes = parseMarkdown(block.text ?? "");
  const part: BlockPart = { type: "quote", nodes, ...(source && { source }) };
  return { ...block, text: plainText(nodes), part };
}

function listOf(block: ContentBlock): ContentBlock {
  const items = (block.items ?? []).map(parseMarkdownLine);
  const isOrdered = block.ordered === true;
  const part: BlockPart = { type: "list", isOrdered, items };
  return { ...block, items: items.map(plainText), part };
}

function codeOf(block: ContentBlock): ContentBlock {
  const { code = "", language, caption } = block;
  const part: BlockPart = {
    ...{ type: "code", tokens: highlight(code, language) },
    ...(language && { language }),
    ...(caption && { caption }),
  };
  return { ...block, part };
}
