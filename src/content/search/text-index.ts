import MiniSearch from "minisearch";
import { memoize } from "../../lib/promises/memoize.ts";
import { isRecord } from "../../lib/text/json.ts";
import type { Article } from "../api/api-types.ts";
import { rawRecords } from "../api/raw-bodies.ts";
import { articleSchema } from "../api/schemas.ts";
import { type BlogCard, blogCards } from "../views/blog-cards.ts";
import { type BlogFilter, selectCards } from "../views/blog-list.ts";
import type { ArchiveEntry } from "../views/pagination.ts";

/** Limits of the index: without them a long list would take seconds. */
const limits = { articles: 2000, characters: 20_000, found: 12 } as const;
/** Shorter searches would find nearly every text. */
const minLength = 3;

/** Indexes that are made, by the list whose texts they hold. */
const made = new WeakMap<object, MiniSearch>();

/**
 * The posts whose texts have all words of a search, the best first: those that
 * do not match by title or category already.
 * @returns Undefined while the index of the list is being made.
 */
export function findInTexts(
  articles: Article[],
  { q, tag }: BlogFilter,
): ArchiveEntry[] | undefined {
  if (q.trim().length < minLength) return [];
  const index = made.get(articles);
  if (!index) {
    indexTexts(articles).catch(() => {});
    return undefined;
  }
  const cards = blogCards(articles);
  const byTitle = new Set(matching(cards, { q, tag }));
  const others = new Map(
    matching(cards, { q: "", tag }).filter((card) => !byTitle.has(card))
      .map((card) => [card.id, card] as const),
  );
  return index.search(q).flatMap(({ id }) => others.get(id) ?? [])
    .slice(0, limits.found)
    .map(({ id, title, date }) => ({ id, title, ...(date && { date }) }));
}

/** All cards that a filter selects. */
function matching(cards: readonly BlogCard[], filter: BlogFilter): BlogCard[] {
  return cards.filter((card) => selectCards([card], filter).found === 1);
}

/**
 * Makes the index of a list's texts, for the first search: the list itself holds
 * no texts, but the body that it was parsed from is kept for the gateway.
 */
export const indexTexts = memoize(async (articles: Article[]) => {
  const index = new MiniSearch({
    fields: ["text"],
    searchOptions: { combineWith: "AND", prefix: (term) => term.length > 2 },
  });
  const records = await rawRecords(articles, "articles");
  await index.addAllAsync(
    records.slice(0, limits.articles).flatMap(documentOf),
    { chunkSize: 50 },
  );
  made.set(articles, index);
});

function documentOf(record: unknown): { id: string; text: string }[] {
  const { data } = articleSchema.safeParse(record);
  if (!data || !isRecord(record)) return [];
  const texts = (data.content ?? []).flatMap((block) => [
    ...[block.paragraphTitle, block.paragraphText, block.caption, block.alt],
    ...[block.text, block.source, ...block.items ?? []],
  ]);
  const text = texts.filter(Boolean).join(" ").slice(0, limits.characters);
  return [{ id: data._id, text }];
}
