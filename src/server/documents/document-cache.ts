import { allTag, type CallName } from "../../content/call-names.ts";
import { createLruMap } from "../../lib/lru-map.ts";
import { type Document, isFresh } from "./document.ts";

/** Limits of the cached documents. */
export const documentCacheLimits = {
  /** Documents of the site's own addresses. */
  pages: { maxEntries: 2000, maxBytes: 48_000_000 },
  /** Documents at addresses that clients can make up: unknown ids, queries. */
  guesses: { maxEntries: 100, maxBytes: 8_000_000 },
} as const;

/** Room for the compressed variants, which are made after caching. */
const growth = 1.5;

/**
 * Whole responses in memory, by their addresses. Unknown ids and queries have a
 * small space of their own: however many are asked for, they evict only each
 * other.
 */
export class DocumentCache {
  readonly #pages = createLruMap<Document>(documentCacheLimits.pages);
  readonly #guesses = createLruMap<Document>(documentCacheLimits.guesses);

  readonly #making = new Map<string, Promise<Document>>();
  #purges = 0;

  readonly #fromBuild: (address: string) => Document | undefined;

  /** @param fromBuild Finds what the build rendered of an address. */
  constructor(fromBuild: DocumentCache["get"] = () => undefined) {
    this.#fromBuild = fromBuild;
  }

  /** The document of an address, while its content is fresh. */
  get(address: string): Document | undefined {
    const document = this.#pages.get(address) ?? this.#guesses.get(address);
    if (document && isFresh(document)) return document;
    this.#delete(address);
    const built = this.#fromBuild(address);
    if (built) this.#pages.set(address, built, built.bytes * growth);
    return built;
  }

  /** Keeps a document until its content is stale. */
  set(address: string, document: Document): void {
    if (!isFresh(document)) return;
    this.#delete(address);
    const isGuess = document.status === 404 || address.includes("?");
    const map = isGuess ? this.#guesses : this.#pages;
    map.set(address, document, document.bytes * growth);
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
    for (const map of [this.#pages, this.#guesses]) {
      for (const address of [...map.keys()]) {
        const calls = map.peek(address)?.calls ?? [];
        const isMeant = name === allTag
          ? calls.length > 0
          : calls.includes(name);
        if (isMeant) map.delete(address);
      }
    }
  }

  /** How many documents there are, and how much memory they take. */
  size(): { entries: number; bytes: number } {
    return {
      entries: this.#pages.size() + this.#guesses.size(),
      bytes: this.#pages.bytes() + this.#guesses.bytes(),
    };
  }

  #delete(address: string): void {
    this.#pages.delete(address);
    this.#guesses.delete(address);
  }
}
