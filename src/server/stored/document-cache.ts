import { LRUCache } from "lru-cache";
import { allTag, type CallName } from "../../content/call-names.ts";
import { type Document, isFresh } from "./document.ts";

/** Limits of the cached documents. */
export const documentCacheLimits = {
  /** Documents of the site's own addresses. */
  pages: { max: 2000, maxSize: 48_000_000 },
  /** Documents at addresses that clients can make up: unknown ids, queries. */
  arbitrary: { max: 100, maxSize: 8_000_000 },
} as const;

/** With room for the compressed variants, which are made after caching. */
function sizeOf({ bytes }: Document): number {
  return Math.max(1, Math.ceil(1.5 * bytes));
}

/**
 * Whole responses in memory, by their addresses. Unknown ids and queries have a
 * small space of their own: however many are asked for, they evict only each
 * other.
 */
export class DocumentCache {
  readonly #pages = new LRUCache<string, Document>(documentCacheLimits.pages);
  readonly #arbitrary = new LRUCache<string, Document>(
    documentCacheLimits.arbitrary,
  );

  readonly #making = new Map<string, Promise<Document>>();
  #purges = 0;

  readonly #fromBuild: (address: string) => Document | undefined;

  /** @param fromBuild Finds what the build rendered of an address. */
  constructor(fromBuild: DocumentCache["get"] = () => undefined) {
    this.#fromBuild = fromBuild;
  }

  /** The document of an address, while its content is fresh. */
  get(address: string): Document | undefined {
    const document = this.#pages.get(address) ?? this.#arbitrary.get(address);
    if (document && isFresh(document)) return document;
    this.#delete(address);
    const built = this.#fromBuild(address);
    if (built) this.#pages.set(address, built, { size: sizeOf(built) });
    return built;
  }

  /** Keeps a document until its content is stale. */
  set(address: string, document: Document): void {
    if (!isFresh(document)) return;
    this.#delete(address);
    const isArbitrary = document.status === 404 || address.includes("?");
    const cache = isArbitrary ? this.#arbitrary : this.#pages;
    cache.set(address, document, { size: sizeOf(document) });
  }

  /** How many purges there have been. */
  get purges(): number {
    return this.#purges;
  }

  /**
   * The document of an address: the cached one, or one that is made once for
   * all who ask meanwhile.
   * @param purges How many purges there were when its calls began: what is made
   * of older answers is not for those who came after the purge.
   * @param make Makes the document and caches it.
   */
  async getOrMake(
    address: string,
    purges: number,
    make: () => Promise<Document>,
  ): Promise<Document> {
    const found = this.get(address);
    if (found) return found;
    const key = `${purges} ${address}`;
    const making = this.#making.get(key) ??
      make().finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return await making;
  }

  /** Drops the documents that were made of the answer to a call, or of any. */
  purge(name: CallName | typeof allTag): void {
    this.#purges++;
    for (const cache of [this.#pages, this.#arbitrary]) {
      for (const [address, { calls }] of [...cache.entries()]) {
        const isAffected = name === allTag
          ? calls.length > 0
          : calls.includes(name);
        if (isAffected) cache.delete(address);
      }
    }
  }

  /** How many documents there are, and how much memory they take. */
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
