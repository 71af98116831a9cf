import type { CacheEntry } from "../content/content-cache.ts";
import { isListKey, listNameOf, type QueryKey } from "../content/query-keys.ts";
import { ContentLoader, withinDates } from "../content/content-loader.ts";
import type { ListName } from "../content/content-types.ts";
import type { Caller } from "../content/calls/call-once.ts";
import {
  type ContentResult,
  overCapacity,
  success,
} from "../lib/content-result.ts";
import { yieldToEventLoop } from "../lib/promises/turns.ts";
import { sectionPages } from "../pages/section-pages.server.ts";
import type { ContentClient } from "./content-client.ts";

export interface RequestContentOptions extends Caller {
  /** Whether to take only what is cached, without a call: over capacity. */
  isCachedOnly?: boolean;
}

/** The entry of what is not cached, when no call may be made. */
const notCached: CacheEntry = { result: overCapacity, freshUntil: 0 };

/** The content for one request, and the cache entries that its response used. */
export class RequestContent extends ContentLoader {
  readonly #content: ContentClient;
  readonly #options: RequestContentOptions;
  readonly #used = new Map<QueryKey, CacheEntry>();
  #comesSoon = true;

  /** @param options Who gets it; by default the public, whose content is cached. */
  constructor(content: ContentClient, options: RequestContentOptions = {}) {
    super();
    this.#content = content;
    this.#options = options;
  }

  /** The cached entries that the response depends on. */
  get used(): ReadonlyMap<QueryKey, CacheEntry> {
    return this.#used;
  }

  /** Whether all of it is cached or embedded, so the page may wait for it. */
  get comesSoon(): boolean {
    return this.#comesSoon;
  }

  /**
   * The result of a call; of a record with what its section adds from the public
   * list, unless that would take a call to another service.
   */
  protected override async query(
    key: QueryKey,
  ): Promise<ContentResult<unknown>> {
    const relate = isListKey(key) ? undefined : relatedOf(listNameOf(key));
    const { isEmbedded, cache } = this.#content;
    if (
      !relate || !isEmbedded && cache.peek(listNameOf(key)).state !== "fresh"
    ) {
      return await this.#resultOf(key);
    }
    const own = this.#isForPublic ? this : new RequestContent(this.#content);
    const [record, list] = await Promise.all([
      this.#resultOf(key),
      own.#resultOf(listNameOf(key)),
    ]);
    return record.ok && record.value && list.ok
      ? success(relate(record.value, list.value))
      : record;
  }

  async #resultOf(key: QueryKey): Promise<ContentResult<unknown>> {
    const { cache, isEmbedded } = this.#content;
    const { isCachedOnly } = this.#options;
    if (!this.#isForPublic) {
      // The service decides what this visitor may see.
      return (await this.#content.call(key, this.#options)).result;
    }
    const { state, entry: cached } = cache.peek(key);
    this.#comesSoon &&= isEmbedded || state === "fresh" || state === "stale";
    this.#used.set(key, notCached);
    const entry = isCachedOnly ? cached ?? notCached : await cache.get(key);
    // Many visitors may have waited for it.
    const hasWaited = state === "missing" || state === "purged";
    if (hasWaited && !isCachedOnly) await yieldToEventLoop();
    // The entry itself: a purge while the page is rendered makes it stale.
    this.#used.set(key, entry);
    return withinDates(entry.result, Date.now());
  }

  get #isForPublic(): boolean {
    return !this.#options.authorization && !this.#options.isDraft;
  }
}

/** What a section adds to its records, whose types `Related` has checked. */
function relatedOf(list: ListName) {
  const related = sectionPages.flatMap(({ related }) => related?.[list] ?? []);
  return related[0] as
    | ((record: unknown, list: unknown) => unknown)
    | undefined;
}
