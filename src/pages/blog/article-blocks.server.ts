import { highlight } from "./highlight.server.ts";
import { parseMarkdown } from "./markdown-text.server.ts";
import { type ParseBudget, recordBudget } from "./parse-budget.server.ts";
import { plainText } from "../../content/text/plain-text.ts";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import { safeImage } from "../../content/text/safe-links.ts";
import { ownPhoto } from "../../ui/pictures/own-pictures.ts";
import type { Article } from "./article.server.ts";
import {
  type BlockPart,
  blockTypes,
  type ContentBlock,
  previewLength,
} from "./article-content.ts";

/**
 * Adds the parsed texts and code blocks to an article, because browsers have
 * neither parsers nor grammars. Replaces whatever the service sent in these
 * fields.
 */
export function withDerivedBlocks(article: Article): Article {
  const { content } = article;
  if (!content) return article;
  const budget = { ...recordBudget };
  return {
    ...article,
    content: content.flatMap((block) => derived(block, budget)),
  };
}

/** The types of an article's blocks that no page can show. */
export function unknownTypes({ content = [] }: Article): string[] {
  const known: readonly string[] = blockTypes;
  const types = content.map(({ type }) => type);
  return [...new Set(types)].filter((type) => !known.includes(type));
}

/**
 * The start of an article's text: from the first paragraph with text, else from
 * another block. Empty if there is none.
 */
export function previewOf({ content = [] }: Article): string {
  const paragraphs = content.filter(({ type }) => type === "paragraph");
  const others = content.filter(({ type }) => type !== "paragraph");
  const budget = { ...recordBudget };
  for (const block of [...paragraphs, ...others]) {
    const text = textOf(startOf(block), budget);
    // One character more than is shown, to mark longer texts.
    if (text) return text.slice(0, previewLength + 1);
  }
  return "";
}

/** Far more characters and items, including markup, than a preview shows. */
const previewSource = { characters: 2000, items: 20 };

/** The part of a block that a preview can show. */
function startOf(block: ContentBlock): ContentBlock {
  const { characters, items } = previewSource;
  return {
    ...block,
    paragraphText: block.paragraphText?.slice(0, characters),
    text: block.text?.slice(0, characters),
    items: block.items?.slice(0, items).map((it) => it.slice(0, characters)),
    code: undefined,
  };
}

/** The text of a block without Markdown; empty when it has none. */
function textOf(block: ContentBlock, budget: ParseBudget): string {
  const [{ paragraphText, text, items = [] } = block] = derived(block, budget);
  const own = block.type === "paragraph"
    ? paragraphText
    : block.type === "quote"
    ? text
    : items.join("; ");
  return own?.trim() ? own : "";
}

function derived(block: ContentBlock, budget: ParseBudget): ContentBlock[] {
  const { nodes: _nodes, part: _part, ...own } = block;
  switch (own.type) {
    case "paragraph": {
      if (own.format !== "markdown") return [own];
      const { nodes, plain } = markdownOf(own.paragraphText ?? "", budget);
      return [{ ...own, paragraphText: plain, nodes }];
    }
    case "picture":
      return pictureOf(own);
    case "quote":
      return [quoteOf(own, budget)];
    case "list":
      return [listOf(own, budget)];
    case "code":
      return [codeOf(own, budget)];
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
    type: "picture",
    image,
    alt,
    ...(caption && { caption }),
    ...(width && height && { width, height }),
    ...(photo && { photo }),
  };
  return [{ ...block, part }];
}

function quoteOf(block: ContentBlock, budget: ParseBudget): ContentBlock {
  const { source } = block;
  const { nodes, plain } = markdownOf(block.text ?? "", budget);
  const part: BlockPart = { type: "quote", nodes, ...(source && { source }) };
  return { ...block, text: plain, part };
}

function listOf(block: ContentBlock, budget: ParseBudget): ContentBlock {
  const texts = (block.items ?? []).map((item) => markdownOf(item, budget));
  const isOrdered = block.ordered === true;
  const items = texts.map(({ nodes }) => withoutParagraph(nodes));
  const part: BlockPart = { type: "list", isOrdered, items };
  return { ...block, items: texts.map(({ plain }) => plain), part };
}

/** A text as Markdown, and without its markup. */
function markdownOf(text: string, budget: ParseBudget) {
  const nodes = parseMarkdown(text, budget);
  return nodes
    ? { nodes, plain: plainText(nodes) }
    : { nodes: [{ tag: "p" as const, children: [text] }], plain: text };
}

/** The content of a single paragraph, such as a list item. */
function withoutParagraph(nodes: RichNode[]): RichNode[] {
  const [only] = nodes;
  const isParagraph = nodes.length === 1 && typeof only === "object" &&
    only.tag === "p";
  return isParagraph ? only.children : nodes;
}

function codeOf(block: ContentBlock, budget: ParseBudget): ContentBlock {
  const { code = "", language, caption } = block;
  const part: BlockPart = {
    type: "code",
    tokens: highlight(code, language, budget),
    ...(language && { language }),
    ...(caption && { caption }),
  };
  return { ...block, part };
}
