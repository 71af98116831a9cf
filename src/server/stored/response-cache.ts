import { LRUCache } from "lru-cache";
import { allTag, type QueryKey } from "../../content/query-keys.ts";
import { isFresh, type StoredResponse } from "./stored-response.ts";

/** Limits of the cached responses. */
export const responseCacheLimits = {
  /** Responses of the site's own addresses. */
  pages: { max: 2000, maxSize: 48_000_000 },
  /** Responses at addresses that clients can make up: unknown ids, queries. */
  arbitrary: { max: 100, maxSize: 8_000_000 },
} as const;

/** With room for the compressed variants, which are made after caching. */
function sizeOf({ bytes }: StoredResponse): number {
  return Math.max(1, Math.ceil(1.5 * bytes));
}

/**
 * Whole responses in memory, by their addresses. Unknown ids and queries have a
 * small space of their own: however many are asked for, they evict only each
 * other.
 */
export class ResponseCache {
  readonly #pages = new LRUCache<string, StoredResponse>(
    responseCacheLimits.pages,
  );
  readonly #arbitrary = new LRUCache<string, StoredResponse>(
    responseCacheLimits.arbitrary,
  );

  readonly #making = new Map<string, Promise<StoredResponse>>();
  #purges = 0;

  readonly #fromBuild: (address: string) => StoredResponse | undefined;

  /** @param fromBuild Finds what the build rendered of an address. */
  constructor(fromBuild: ResponseCache["get"] = () => undefined) {
    this.#fromBuild = fromBuild;
  }

  /** The response of an address, while its content is fresh. */
  get(address: string): StoredResponse | undefined {
    const stored = this.#pages.get(address) ?? this.#arbitrary.get(address);
    if (stored && isFresh(stored)) return stored;
    this.#delete(address);
    const built = this.#fromBuild(address);
    if (built) this.#pages.set(address, built, { size: sizeOf(built) });
    return built;
  }

  /** Keeps a response until its content is stale. */
  set(address: string, stored: StoredResponse): void {
    if (!isFresh(stored)) return;
    this.#delete(address);
    const isArbitrary = stored.status === 404 || address.includes("?");
    const cache = isArbitrary ? this.#arbitrary : this.#pages;
    cache.set(address, stored, { size: sizeOf(stored) });
  }

  /** How many purges there have been. */
  get purges(): number {
    return this.#purges;
  }

  /**
   * The response of an address: the cached one, or one that is made once for
   * all who ask meanwhile.
   * @param version Which content: only requests with the same share a response.
   * Starts with how many purges there were when its calls began: what is made
   * of older content is not for those who came after the purge.
   * @param make Makes the response and caches it.
   */
  async getOrMake(
    address: string,
    version: number | string,
    make: () => Promise<StoredResponse>,
  ): Promise<StoredResponse> {
    const found = this.get(address);
    if (found) return found;
    const key = `${version} ${address}`;
    const making = this.#making.get(key) ??
      make().finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return await making;
  }

  /** Drops the responses that were made of the entry of a key, or of any. */
  purge(key: QueryKey | typeof allTag): void {
    this.#purges++;
    for (const cache of [this.#pages, this.#arbitrary]) {
      for (const [address, { keys }] of [...cache.entries()]) {
        const isAffected = key === allTag
          ? keys.length > 0
          : keys.includes(key);
        if (isAffected) cache.delete(address);
      }
    }
  }

  /** How many responses there are, and how much memory they take. */
  size(): { entries: number; bytes: number } {
    return {
      entries: this.#pages.size + this.#arbitrary.size,
      bytes: this.#pages.calculatedSize + this.#arbitrary.calculatedSize,
    };
  }

  #delete(address: string): void {
    this.#pages.delete(address);
    this.#arbitrary.delete(address);
  }
}
