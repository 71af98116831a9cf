import { type TimeSlices, timeSlices } from "../../lib/promises/time-slices.ts";
import { proseFields, textsIn } from "./block-texts.ts";
import {
  type ContentBlock,
  type DerivedFields,
  typeOf,
} from "./block-types.server.ts";
import { markdownBlocks } from "./markdown-blocks.server.ts";
import { previewLength } from "./preview-length.ts";
import { maxParsed, type TextBudget } from "./text-budget.server.ts";

interface WithBlocks {
  content?: ContentBlock[] | undefined;
}

/**
 * Adds the parsed texts and code blocks to an article, because browsers have
 * neither parsers nor grammars. Replaces whatever the service sent in these
 * fields. Other work runs between two blocks.
 */
export async function withDerivedBlocks<T extends WithBlocks>(
  article: T,
  slices: TimeSlices = timeSlices(),
): Promise<T> {
  const { content } = article;
  if (!content) return article;
  const blocks: ContentBlock[] = [];
  for (const block of derivedBlocks(content)) {
    blocks.push(block);
    if (slices.isOver()) await slices.pause();
  }
  return { ...article, content: blocks };
}

/** The most blocks of an article whose texts are divided. */
const maxBlocks = 1000;

/** The blocks of an article with their parsed texts. */
export function* derivedBlocks(
  content: readonly ContentBlock[],
): Generator<ContentBlock> {
  const budget = { ...maxParsed };
  let left = maxBlocks;
  for (const block of content) {
    for (const it of markdownBlocks(block, budget, left)) {
      left--;
      yield* derivedOne(it, budget);
      budget.block = maxParsed.block;
    }
  }
}

/** The types of an article's blocks that no page can show. */
export function unknownTypes({ content = [] }: WithBlocks): string[] {
  const unknown = content.filter((block) => !typeOf(block));
  return [...new Set(unknown.map(({ type }) => type))];
}

/**
 * The start of an article's text: from the first paragraph with text, else from
 * another block. Empty if there is none.
 */
export function previewOf({ content = [] }: WithBlocks): string {
  const paragraphs = content.filter(({ type }) => type === "paragraph");
  const others = content.filter(({ type }) => type !== "paragraph");
  const { all } = previewSource;
  const budget = { block: all, record: all };
  for (const block of [...paragraphs, ...others]) {
    const text = startOf(block, budget);
    // More than is shown, to mark longer texts, and to cut them well.
    if (text.trim()) return text.slice(0, previewLength + 2).toWellFormed();
  }
  return "";
}

/**
 * Far more characters and items, including markup, than a preview shows; of all
 * blocks, as some have no text.
 */
const previewSource = { characters: 2000, items: 20, all: 5000 };

/** The start of a block's prose, without Markdown; empty if it has none. */
function startOf(block: ContentBlock, budget: TextBudget): string {
  const { fields = {} } = typeOf(block) ?? {};
  const names = proseFields.filter((name) => name in fields);
  if (names.length === 0) return "";
  const start = names.map((name) => [name, cut(Reflect.get(block, name))]);
  const cutBlock = { ...block, ...Object.fromEntries(start) };
  return markdownBlocks(cutBlock, budget, maxBlocks)
    .flatMap((it) => derivedOne(it, budget))
    .map((own) => textsIn(own, proseFields).join("; "))
    .find((text) => text.trim()) ?? "";
}

/** The part of a text or of a list that a preview can show. */
function cut(value: unknown): unknown {
  const { characters, items } = previewSource;
  if (Array.isArray(value)) return value.slice(0, items).map(cut);
  return typeof value === "string" ? value.slice(0, characters) : value;
}

function derivedOne(block: ContentBlock, budget: TextBudget): ContentBlock[] {
  const { nodes: _nodes, part: _part, ...own } = block;
  const type = typeOf(block);
  if (!type) return [own as ContentBlock];
  const added: DerivedFields | undefined = type.derive(own, budget);
  if (!added) return [];
  const { part, ...texts } = added;
  // A part has the type of its block.
  const typed = part && { part: { type: block.type, ...part } };
  return [{ ...own, ...texts, ...typed } as ContentBlock];
}
